import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Page } from '../core/config/section-nav.ts';
import { currentLink, currentMark } from '../core/links/current-link.ts';
import { formatText } from '../core/locale/format-text.ts';
import { sectionLinks } from '../core/subnav/section-links.ts';
import { DisclosureTrigger } from '../disclosure/DisclosureTrigger.tsx';
import { Overlay } from '../disclosure/Overlay.tsx';
import { useGroup, useIsOpen } from '../disclosure/useGroup.ts';
import { useOpenedPopovers } from '../disclosure/useOpenedPopovers.ts';
import { adoptPageSheet } from '../hooks/page-sheet.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { usePageLock } from '../hooks/usePageLock.ts';
import { usePageUrl } from '../hooks/usePageUrl.ts';
import { Icon } from '../parts/Icon.tsx';
import { LinkScopeProvider } from '../parts/link-scope.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { useStagedEffect } from '../stages/useStagedEffect.ts';
import pageRoomCss from './page-room.css';
import { ROW, SubnavEntry, type SubnavEntryProps } from './SubnavEntry.tsx';
import { SubnavRow } from './SubnavRow.tsx';
import { afterRender } from './stages.ts';
import { FEEDS, type SiteSubnavProps } from './subnav-props.ts';
import { useLinksHeight } from './useLinksHeight.ts';
import { LINKS, useSubnavDisclosures } from './useSubnavDisclosures.ts';

/** A page object without a section. */
const NO_SECTION: NonNullable<Page['currentSbn']> = { title: '', nav: { sub_nav: [] } };

/** The place that was kept for a bar is no longer there (`reserve.css`). Another bar's own sheet wins. */
const NO_ROOM = ':where(:root){--site-subnav-height:0px}';

/** The links of the current section: a row on wide screens, a dropdown under the section's title on others (§2.5). */
export function SiteSubnav({ attributes, data, locale, texts, links, emit }: SiteSubnavProps) {
  const section = data.currentSbn ?? NO_SECTION;
  const { title, url, nav } = section;
  const entries = nav.sub_nav;
  const rootRef = useRef<HTMLElement>(null);
  const linksRef = useRef<HTMLDivElement>(null);
  const isStatic = useIsStatic();
  const pageUrl = usePageUrl(links.pageUrl);
  const current = useMemo(() => currentLink(sectionLinks(section), { ...links, pageUrl }), [section, links, pageUrl]);
  const { disclosures, ids, leave } = useSubnavDisclosures(rootRef, entries, emit);
  useOpenedPopovers(rootRef, disclosures.takeOver);
  const isOpen = useIsOpen(disclosures, LINKS);
  const isTakenOver = useGroup(disclosures, (state) => state.isTakenOver);
  usePageLock(isOpen && afterRender.get() !== undefined); // Without its styles it is part of the page.
  useLinksHeight(linksRef, isOpen);
  const isEmpty = entries.length === 0;
  useStagedEffect(afterRender, ({ keepFocus }) => rootRef.current !== null && keepFocus(rootRef.current), [isEmpty]);
  useLayoutEffect(() => adoptPageSheet(isEmpty ? NO_ROOM : pageRoomCss).remove, [isEmpty]);
  if (isEmpty) return null; // An empty landmark is noise to a screen reader (row S1).
  const feed = attributes.section === 'none' ? undefined : FEEDS[attributes.section];
  const currentIndex = entries.findIndex((entry) => currentMark(entry, current));
  return (
    <LinkScopeProvider
      value={{
        links,
        opensInNewTab: '',
        path: [title],
        level: 3,
        current,
        onNavigate: (detail) => emit('navigate', detail),
      }}
    >
      <nav
        ref={rootRef}
        className="subnav"
        data-static={isStatic || undefined}
        part="nav"
        lang={locale.languageTag}
        dir={locale.direction}
        aria-label={formatText(texts.sectionNavigation, { section: title })}
      >
        <DisclosureTrigger id={LINKS} disclosures={disclosures} className="toggle" part="toggle">
          <span className="toggle-label">{title}</span>
        </DisclosureTrigger>
        <div
          ref={linksRef}
          id={LINKS}
          className="links"
          part="links"
          data-open={isOpen || undefined}
          data-taken-over={isTakenOver || undefined}
          popover={isStatic ? 'auto' : undefined}
        >
          {url ? (
            <SiteLink url={url} title={title} className="title" part="title" data-item={ROW} source={section} />
          ) : (
            <p className="title" part="title">
              {title}
            </p>
          )}
          <SubnavRow texts={texts} itemCount={entries.length} currentIndex={currentIndex}>
            {ids.map((id, index) => {
              const entry = entries[index] as SubnavEntryProps['entry'];
              return (
                <li key={id} className="entry" data-hover={entry.level_4?.length ? id : undefined}>
                  <SubnavEntry entry={entry} id={id} texts={texts} disclosures={disclosures} />
                </li>
              );
            })}
          </SubnavRow>
          <button
            type="button"
            className="collapse"
            part="collapse"
            popoverTarget={isStatic ? LINKS : undefined}
            popoverTargetAction={isStatic ? 'hide' : undefined}
            onClick={leave}
          >
            {nav.collapse_menu?.title_l10n ?? texts.collapse}
            <Icon name="chevron" />
          </button>
        </div>
        {feed && (
          <SiteLink url={feed} title={texts.rssFeed} className="feed" part="feed" aria-label={texts.rssFeed}>
            <Icon name="rss" />
          </SiteLink>
        )}
      </nav>
      <Overlay disclosures={disclosures} />
    </LinkScopeProvider>
  );
}
