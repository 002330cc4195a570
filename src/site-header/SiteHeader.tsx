import { type MouseEvent, useMemo, useRef } from 'react';
import { headerTexts } from '../core/locale/header-texts.ts';
import { useDisclosures } from '../hooks/useDisclosures.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { LinkScopeProvider, type LinkScopeValue } from '../parts/link-scope.ts';
import { Actions } from './Actions.tsx';
import type { SiteHeaderProps } from './header-props.ts';
import { Logo } from './Logo.tsx';
import { Masthead } from './Masthead.tsx';
import { hasMenu, Menu } from './Menu.tsx';
import { openSearch } from './open-search.ts';
import { eventKey } from './panel-keys.ts';
import { useMobileMenu } from './useMobileMenu.ts';

/** The masthead, the bar with its panels, and the menu that holds the same navigation on narrow screens (§1, §2). */
export function SiteHeader({ attributes, data, locale, links, emit }: SiteHeaderProps) {
  const texts = headerTexts[locale.shortCode];
  const rootRef = useRef<HTMLElement>(null);
  const isNarrow = useMediaQuery('(width < 1250px)', false);
  const disclosures = useDisclosures({
    rootRef,
    allowsSeveral: isNarrow,
    onOpen: (id, reason) => emit('panelopen', { key: eventKey(data, id), reason }),
    onClose: (id, reason) => emit('panelclose', { key: eventKey(data, id), reason }),
  });
  const scope = useMemo<LinkScopeValue>(
    () => ({
      links,
      opensInNewTab: texts.opensInNewTab,
      path: [],
      level: 1,
      onNavigate: (detail) => emit('navigate', detail),
    }),
    [links, texts, emit],
  );

  const menu = useMobileMenu({
    rootRef,
    isNarrow,
    onOpen: () => emit('menuopen', null),
    onClose: (reason) => {
      disclosures.close(reason);
      emit('menuclose', { reason });
    },
  });

  const handleSearch = (event: MouseEvent) => {
    // With a modifier key the link stays a link (contract §3, Search control).
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const isWanted = emit('searchrequest', { originalEvent: event.nativeEvent });
    if (!isWanted || openSearch(event.currentTarget, attributes.search)) event.preventDefault();
  };

  return (
    <LinkScopeProvider value={scope}>
      <header ref={rootRef} className="header" part="header" lang={locale.languageTag}>
        <Masthead masthead={data.masthead} texts={texts} />
        <div className="bar" part="bar">
          <Logo logo={data.logo} texts={texts} />
          {hasMenu(data) && (
            <Menu
              data={data}
              texts={texts}
              isOpen={menu.isOpen}
              openKeys={disclosures.openKeys}
              onToggle={disclosures.toggle}
            />
          )}
          <Actions
            data={data}
            locale={locale}
            texts={texts}
            openKeys={disclosures.openKeys}
            onToggle={disclosures.toggle}
            emit={emit}
            onSearch={handleSearch}
            search={attributes.search}
          />
          {hasMenu(data) && (
            <button
              type="button"
              className="hamburger"
              part="hamburger"
              aria-expanded={menu.isOpen}
              aria-controls="menu"
              aria-label={texts.menu}
              onClick={menu.toggle}
            >
              <span className="hamburger-lines" />
            </button>
          )}
        </div>
        {menu.isOpen && menu.Hold && <menu.Hold rootRef={rootRef} onClose={menu.close} />}
        <div className="overlay" data-open={(disclosures.openKeys.length > 0 && !isNarrow) || undefined} />
      </header>
    </LinkScopeProvider>
  );
}
