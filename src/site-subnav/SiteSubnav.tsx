import { type Ref, useMemo, useRef } from 'react';
import type { Problem } from '../core/config/problem.ts';
import type { Page } from '../core/config/section-nav.ts';
import type { LinkContext } from '../core/links/locale-links.ts';
import { formatText } from '../core/locale/format-text.ts';
import type { Locale } from '../core/locale/locales.ts';
import type { SubnavTexts } from '../core/locale/subnav-texts.ts';
import { type DisclosureReason, useDisclosures } from '../hooks/useDisclosures.ts';
import { Icon } from '../parts/Icon.tsx';
import { LinkScopeProvider, type LinkScopeValue, type NavigateDetail } from '../parts/link-scope.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { SubnavEntry } from './SubnavEntry.tsx';

/** `detail` of the sub-navigation's events. Contract §4. */
export interface SubnavEvents {
  readonly ready: null;
  readonly configerror: { readonly problems: readonly Problem[] };
  readonly panelopen: { readonly key: string; readonly reason: DisclosureReason };
  readonly panelclose: { readonly key: string; readonly reason: DisclosureReason };
  readonly navigate: NavigateDetail;
}

/** The feeds of the sections that have one. Specification §2.5. */
const FEEDS = { blog: '/blog/feed', customers: '/customer/feed' } as const;

/** A page object without a section. */
const NO_SECTION: NonNullable<Page['currentSbn']> = { title: '', nav: { sub_nav: [] } };

/** What `<site-subnav>` renders from. */
export interface SiteSubnavProps {
  readonly attributes: { readonly section: keyof typeof FEEDS | 'none' };
  readonly data: Page;
  readonly locale: Locale;
  readonly texts: SubnavTexts;
  readonly links: LinkContext;
  /** @returns false if a listener cancelled the event. */
  readonly emit: <Type extends keyof SubnavEvents>(type: Type, detail: SubnavEvents[Type]) => boolean;
  readonly ref?: Ref<object>;
}

/** The links of the current section in one line, each optionally with its level-4 links (§2.5). */
export function SiteSubnav({ attributes, data, locale, texts, links, emit }: SiteSubnavProps) {
  const { title, url, nav } = data.currentSbn ?? NO_SECTION;
  const rootRef = useRef<HTMLElement>(null);
  const entries = nav.sub_nav;
  const titleOf = (id: string) => entries[Number(id.replace('entry-', ''))]?.title_l10n ?? id;
  const disclosures = useDisclosures({
    rootRef,
    allowsSeveral: false,
    onOpen: (id, reason) => emit('panelopen', { key: titleOf(id), reason }),
    onClose: (id, reason) => emit('panelclose', { key: titleOf(id), reason }),
  });
  const scope = useMemo<LinkScopeValue>(
    () => ({
      links,
      opensInNewTab: '',
      path: [title],
      level: 3,
      onNavigate: (detail) => emit('navigate', detail),
    }),
    [links, title, emit],
  );
  if (entries.length === 0) return null; // An empty landmark is noise to a screen reader (row S1).
  const feed = attributes.section === 'none' ? undefined : FEEDS[attributes.section];
  return (
    <LinkScopeProvider value={scope}>
      <nav
        ref={rootRef}
        className="subnav"
        part="nav"
        lang={locale.languageTag}
        aria-label={formatText(texts.sectionNavigation, { section: title })}
      >
        {url ? (
          <SiteLink url={url} title={title} className="title" part="title" />
        ) : (
          <p className="title" part="title">
            {title}
          </p>
        )}
        <ul className="entries" part="list">
          {entries.map((entry, index) => (
            <li key={index} className="entry">
              <SubnavEntry
                entry={entry}
                id={`entry-${index}`}
                texts={texts}
                isOpen={disclosures.openKeys.includes(`entry-${index}`)}
                onToggle={disclosures.toggle}
              />
            </li>
          ))}
        </ul>
        {feed && (
          <SiteLink url={feed} title={texts.rssFeed} className="feed" part="feed" aria-label={texts.rssFeed}>
            <Icon name="rss" />
          </SiteLink>
        )}
      </nav>
    </LinkScopeProvider>
  );
}
