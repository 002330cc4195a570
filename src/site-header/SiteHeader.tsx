import { type MouseEvent, useMemo, useRef } from 'react';
import { currentLink } from '../core/links/current-link.ts';
import { hasModifier } from '../core/links/has-modifier.ts';
import { headerLinks } from '../core/navigation/header-links.ts';
import { itemName, MORE_KEY, panelIds } from '../core/navigation/nav-items.ts';
import { isPress } from '../disclosure/markup.ts';
import { Overlay } from '../disclosure/Overlay.tsx';
import { useDisclosures } from '../disclosure/useDisclosures.ts';
import { useOpenedPopovers } from '../disclosure/useOpenedPopovers.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { usePageUrl } from '../hooks/usePageUrl.ts';
import { LinkScopeProvider, type LinkScopeValue } from '../parts/link-scope.ts';
import { staged } from '../stages/staged.ts';
import { useStagedEffect } from '../stages/useStagedEffect.ts';
import { Actions, hasActions } from './Actions.tsx';
import { Announcement } from './Announcement.tsx';
import type { SiteHeaderProps } from './header-props.ts';
import { Logo } from './Logo.tsx';
import { Masthead } from './Masthead.tsx';
import { hasMenu, Menu } from './Menu.tsx';
import { openSearch } from './open-search.ts';
import { afterRender } from './stages.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { MENU, useMobileMenu } from './useMobileMenu.ts';

const SkipLink = staged(afterRender, (parts) => parts.SkipLink);
const MenuHold = staged(afterRender, (parts) => parts.MenuHold);

/** The masthead, the bar with its panels, and the menu that holds the same navigation on narrow screens (§1, §2). */
export function SiteHeader({ attributes, data, locale, locales, texts, links, emit }: SiteHeaderProps) {
  const { search, skipTarget, scrollMode, openDelay, skipDelay, closeDelay } = attributes;
  const pageUrl = usePageUrl(links.pageUrl);
  const rootRef = useRef<HTMLElement>(null);
  const isStatic = useIsStatic();
  const isNarrow = useMediaQuery('(width < 1250px)', false);
  const { announcement, dismiss } = useAnnouncement(data.masthead?.marquee, emit);
  useStagedEffect(
    afterRender,
    ({ followScroll }) =>
      scrollMode !== 'static' && rootRef.current !== null && followScroll(rootRef.current, scrollMode),
    [scrollMode],
  );
  useStagedEffect(afterRender, ({ keepFocus }) => rootRef.current !== null && keepFocus(rootRef.current), []);
  const ids = useMemo(() => panelIds(data), [data]);
  const disclosures = useDisclosures({
    rootRef,
    allowsSeveral: isNarrow,
    isBar: !isNarrow,
    hover: { openDelay, skipDelay, closeDelay },
    stage: afterRender,
    nameOf: (id) => {
      const item = data.navigation?.[ids.indexOf(id)];
      return item ? itemName(item) : MORE_KEY;
    },
    onOpen: (_, reason, key) => emit('panelopen', { key, reason }),
    onClose: (_, reason, key) => emit('panelclose', { key, reason }),
  });
  const scope = useMemo<LinkScopeValue>(() => {
    const context = { ...links, pageUrl };
    return {
      links: context,
      opensInNewTab: texts.opensInNewTab,
      path: [],
      level: 1,
      current: currentLink(headerLinks(data, announcement, context), context, data.current_url),
      onNavigate: (detail) => emit('navigate', detail),
    };
  }, [data, announcement, links, pageUrl, texts, emit]);

  const isMenuShown = hasMenu(data);
  const areActionsShown = hasActions(data, locales);
  const menu = useMobileMenu({
    isShown: isNarrow && isMenuShown,
    onOpen: () => emit('menuopen', null),
    onClose: (_, reason) => {
      disclosures.close(reason);
      emit('menuclose', { reason });
    },
  });

  useOpenedPopovers(rootRef, (opened) => {
    if (opened.includes(MENU)) menu.takeOver();
    disclosures.takeOver(opened.filter((id) => ids.includes(id)));
  });

  const handleSearch = (event: MouseEvent) => {
    // With a modifier key the link stays a link (contract §3, Search control).
    if (hasModifier(event)) return;
    const isWanted = emit('searchrequest', { originalEvent: event.nativeEvent });
    if (!isWanted || openSearch(event.currentTarget, search)) event.preventDefault();
  };

  return (
    <LinkScopeProvider value={scope}>
      <header
        ref={rootRef}
        className="header"
        part="header"
        lang={locale.languageTag}
        dir={locale.direction}
        data-static={isStatic || undefined}
      >
        <SkipLink target={skipTarget} label={texts.skipToContent} />
        <Masthead
          masthead={data.masthead}
          announcement={announcement && <Announcement announcement={announcement} texts={texts} onDismiss={dismiss} />}
          texts={texts}
        />
        {(data.logo || isMenuShown || areActionsShown) && (
          <div className="bar" part="bar">
            <Logo logo={data.logo} texts={texts} />
            {isMenuShown && (
              <Menu
                data={data}
                ids={ids}
                texts={texts}
                isNarrow={isNarrow}
                isOpen={menu.isOpen}
                hasMotion={menu.hasMotion}
                disclosures={disclosures}
              />
            )}
            {areActionsShown && (
              <Actions
                data={data}
                locale={locale}
                locales={locales}
                texts={texts}
                others={isNarrow ? menu.group : disclosures}
                emit={emit}
                onSearch={handleSearch}
                search={attributes.search}
              />
            )}
            {isMenuShown && (
              <button
                type="button"
                className="hamburger"
                part="hamburger"
                aria-expanded={isStatic ? undefined : menu.isOpen}
                data-trigger={MENU}
                popoverTarget={isStatic ? MENU : undefined}
                aria-controls={MENU}
                aria-label={texts.menu}
                onClick={(event) => menu.toggle(isPress(event))}
              >
                <span className="hamburger-lines" />
              </button>
            )}
          </div>
        )}
        {menu.isOpen && <MenuHold rootRef={rootRef} group={menu.group} />}
      </header>
      {/* Beside the header, whose transform while it hides would hold what is fixed. */}
      <Overlay disclosures={disclosures} />
    </LinkScopeProvider>
  );
}
