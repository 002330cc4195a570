import { useLayoutEffect, useRef } from 'react';
import type { SectionNav } from '../core/config/section-nav.ts';
import { formatText } from '../core/locale/format-text.ts';
import type { SubnavTexts } from '../core/locale/text-types.ts';
import { DisclosureTrigger } from '../disclosure/DisclosureTrigger.tsx';
import type { DisclosureGroup } from '../disclosure/group.ts';
import { useIsOpen } from '../disclosure/useGroup.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { LinkScopeProvider, useLinkScope } from '../parts/link-scope.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { afterRender } from './stages.ts';

export interface SubnavEntryProps {
  readonly entry: SectionNav['nav']['sub_nav'][number];
  readonly id: string;
  readonly texts: SubnavTexts;
  readonly disclosures: DisclosureGroup;
}

/** The bar, as a row that arrow keys go along. */
export const ROW = 'section';

/** One entry: a link, a text where it has no address, and a button for its level-4 links if it has some (§2.5). */
export function SubnavEntry({ entry, id, texts, disclosures }: SubnavEntryProps) {
  const scope = useLinkScope();
  const isOpen = useIsOpen(disclosures, id);
  const isStatic = useIsStatic();
  const dropdownRef = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (isOpen && !isStatic && dropdownRef.current) return afterRender.get()?.placeDropdown(dropdownRef.current);
  }, [isOpen, isStatic]);
  const { title_l10n: title, url, level_4 = [] } = entry;
  const hasLinks = level_4.length > 0;
  const label = formatText(texts.submenu, { title });
  return (
    <>
      {url ? (
        <SiteLink url={url} title={title} className="link" part="link" data-item={ROW} source={entry} />
      ) : (
        // With links below it: their title on narrow screens, where the button is not.
        <span className="link" part="link" data-has-trigger={hasLinks || undefined}>
          {title}
        </span>
      )}
      {hasLinks && (
        <DisclosureTrigger
          id={id}
          disclosures={disclosures}
          className={url ? 'arrow' : 'link'}
          part={url ? 'trigger' : 'link trigger'}
          label={url ? label : undefined}
          isCurrent={scope.current?.container === entry}
          row={ROW}
        >
          {url ? null : title}
        </DisclosureTrigger>
      )}
      {hasLinks && (
        <LinkScopeProvider value={{ ...scope, path: [...scope.path, title], level: 4 }}>
          <ul
            ref={dropdownRef}
            id={id}
            className="dropdown"
            part="dropdown"
            aria-label={label}
            hidden={!isOpen}
            popover={isStatic ? 'auto' : undefined}
          >
            {level_4.map((link, index) => (
              <li key={index}>
                <SiteLink url={link.url} title={link.title_l10n} className="dropdown-link" source={link} />
              </li>
            ))}
          </ul>
        </LinkScopeProvider>
      )}
    </>
  );
}
