import type { BarLink, Link } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { Icon } from '../parts/Icon.tsx';

interface LinkTitleProps {
  readonly link: BarLink;
  /** Marks what is new. */
  readonly mark?: string | false | undefined;
}

/** The title of a link, with its icon, its mark, and the sign that it opens a new tab. */
export function LinkTitle({ link: { title, icon_name, target }, mark }: LinkTitleProps) {
  return (
    <>
      {icon_name && <Icon name={icon_name} />}
      {title}
      {mark && <span className="new">{mark}</span>}
      {target && <Icon name="external" />}
    </>
  );
}

/** What a link of a list says: its title, and a description below. */
export function LinkText({ link, texts }: { readonly link: Link; readonly texts: HeaderTexts }) {
  return (
    <>
      <span className="link-title">
        <LinkTitle link={link} mark={link.new && texts.new} />
      </span>
      {link.description && <span className="link-description">{link.description}</span>}
    </>
  );
}
