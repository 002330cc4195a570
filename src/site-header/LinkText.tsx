import type { BarLink, Link } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { Icon } from '../parts/Icon.tsx';

const NO_BREAK_SPACE = '\u00A0';

interface Marks {
  /** Marks what is new. */
  readonly mark?: string | false | undefined;
  readonly target?: BarLink['target'];
}

/** A title. Its marks stay on the line of its last word: alone on a line of their own they would say nothing. */
export function TitleText({ title, mark, target }: Marks & { readonly title: string }) {
  if (!mark && !target) return title;
  return (
    <span>
      {title}
      <span className="marks">
        {NO_BREAK_SPACE}
        {mark && <span className="new">{mark}</span>}
        {target && <Icon name="external" />}
      </span>
    </span>
  );
}

/** What a link of a list says: its title, and a description below. */
export function LinkText({ link, texts }: { readonly link: Link; readonly texts: HeaderTexts }) {
  return (
    <>
      <span className="link-title">
        {link.icon_name && <Icon name={link.icon_name} />}
        <TitleText title={link.title} mark={link.new && texts.new} target={link.target} />
      </span>
      {link.description && <span className="link-description">{link.description}</span>}
    </>
  );
}
