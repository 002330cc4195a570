import type { BarLink } from '../core/config/navigation.ts';
import { Icon } from '../parts/Icon.tsx';

/** The title of a link on one line, with its icon and the sign that it opens a new tab. */
export function LinkTitle({ link: { title, icon_name, target } }: { readonly link: BarLink }) {
  return (
    <>
      {icon_name && <Icon name={icon_name} />}
      {title}
      {target && <Icon name="external" />}
    </>
  );
}
