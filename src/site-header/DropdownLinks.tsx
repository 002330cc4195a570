import type { ActionItem } from '../core/config/navigation.ts';
import { SiteLink } from '../parts/SiteLink.tsx';

/** The links that an action opens (data.md, `action_items`). */
export function DropdownLinks({ links }: { readonly links: ActionItem['dropdown'] }) {
  return (
    <>
      {links?.map((link, index) => (
        <li key={index}>
          <SiteLink url={link.url} title={link.title} source={link} target={link.target} className="dropdown-link" />
        </li>
      ))}
    </>
  );
}
