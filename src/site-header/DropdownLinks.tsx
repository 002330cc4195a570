import type { ActionItem } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { LinkText } from './LinkText.tsx';

interface DropdownLinksProps {
  readonly links: ActionItem['dropdown'];
  readonly texts: HeaderTexts;
}

/** The links that an action opens (data.md, `action_items`). */
export function DropdownLinks({ links, texts }: DropdownLinksProps) {
  return (
    <>
      {links?.map((link, index) => (
        <li key={index}>
          <SiteLink url={link.url} title={link.title} source={link} target={link.target} className="dropdown-link">
            <LinkText link={link} texts={texts} />
          </SiteLink>
        </li>
      ))}
    </>
  );
}
