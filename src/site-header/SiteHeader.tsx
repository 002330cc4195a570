import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { type DisclosureReason, useDisclosures } from '../hooks/useDisclosures.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { LinkScopeProvider, type LinkScopeValue } from '../parts/link-scope.ts';
import { Actions } from './Actions.tsx';
import type { SiteHeaderProps } from './header-props.ts';
import { Logo } from './Logo.tsx';
import { Masthead } from './Masthead.tsx';
import { hasMenu, Menu } from './Menu.tsx';
import { openSearch } from './open-search.ts';
import { eventKey } from './panel-keys.ts';

/** The masthead, the bar with its panels, and the menu that holds the same navigation on narrow screens (§1, §2). */
export function SiteHeader({ attributes, data, locale, texts, links, emit }: SiteHeaderProps) {
  const rootRef = useRef<HTMLElement>(null);
  const isNarrow = useMediaQuery('(width < 1250px)', false);
  const [isMenuOpen, setMenuOpen] = useState(false);
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

  const closeMenu = (reason: DisclosureReason) => {
    setMenuOpen(false);
    disclosures.close(reason);
    emit('menuclose', { reason });
  };
  const toggleMenu = () => {
    if (isMenuOpen) closeMenu('click');
    else if (emit('menuopen', null)) setMenuOpen(true);
  };

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
              isOpen={isMenuOpen}
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
          />
          {hasMenu(data) && (
            <button
              type="button"
              className="hamburger"
              part="hamburger"
              aria-expanded={isMenuOpen}
              aria-controls="menu"
              aria-label={texts.menu}
              onClick={toggleMenu}
            >
              <span className="hamburger-lines" />
            </button>
          )}
        </div>
        <div className="overlay" data-open={(disclosures.openKeys.length > 0 && !isNarrow) || undefined} />
      </header>
    </LinkScopeProvider>
  );
}
