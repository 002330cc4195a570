import type { NavItem, Navigation } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { DisclosureTrigger } from '../parts/Disclosure.tsx';
import { LinkScopeProvider, useLinkScope } from '../parts/link-scope.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { callsToAction, mobileFooterItems } from './action-items.ts';
import { hasMastheadLinks, MastheadLinks } from './Masthead.tsx';
import { Panel } from './Panel.tsx';
import { hasPanel, isShownItem, panelId } from './panel-keys.ts';

export interface MenuProps {
  readonly data: Navigation;
  readonly texts: HeaderTexts;
  /** Only matters on narrow screens; the bar shows its items always. */
  readonly isOpen: boolean;
  readonly openKeys: readonly string[];
  readonly onToggle: (id: string) => void;
}

interface ItemProps {
  readonly item: NavItem;
  readonly id: string;
  readonly isOpen: boolean;
  readonly texts: HeaderTexts;
  readonly onToggle: (id: string) => void;
}

function Item({ item, id, isOpen, texts, onToggle }: ItemProps) {
  const scope = useLinkScope();
  if (!hasPanel(item)) return item.url && <SiteLink url={item.url} title={item.title} className="item" part="item" />;
  const path = [item.key ?? item.title];
  return (
    <>
      <DisclosureTrigger id={id} isOpen={isOpen} onToggle={onToggle} className="item" part="item trigger">
        <span className="item-label">{item.title}</span>
      </DisclosureTrigger>
      <LinkScopeProvider value={{ ...scope, path, level: 2 }}>
        <Panel item={item} id={id} isOpen={isOpen} texts={texts} />
      </LinkScopeProvider>
    </>
  );
}

/** True if there is anything for the menu to show; otherwise there is none, and no button for it. */
export function hasMenu(data: Navigation): boolean {
  return Boolean(
    data.navigation?.some(isShownItem) ||
      hasMastheadLinks(data.masthead) ||
      callsToAction(data).length > 0 ||
      mobileFooterItems(data).length > 0,
  );
}

/** The primary navigation: a row with panels on wide screens, an accordion under the bar on narrow ones (§2.2, §2.3). */
export function Menu({ data, texts, isOpen, openKeys, onToggle }: MenuProps) {
  const isStatic = useIsStatic();
  const ctas = callsToAction(data);
  const footerItems = mobileFooterItems(data);
  return (
    <div className="menu" id="menu" part="menu" data-open={isOpen || undefined} popover={isStatic ? 'auto' : undefined}>
      {ctas.length > 0 && (
        <div className="menu-ctas">
          {ctas.map(({ title, url, kind }, index) => (
            <SiteLink key={index} url={url} title={title} className="button" data-variant={kind} data-full-width="" />
          ))}
        </div>
      )}
      {data.navigation?.some(isShownItem) && (
        <nav className="nav" aria-label={texts.mainNavigation}>
          <ul className="items">
            {data.navigation?.map(
              (item, index) =>
                isShownItem(item) && (
                  <li key={panelId(index)} className="items-entry">
                    <Item
                      item={item}
                      id={panelId(index)}
                      isOpen={openKeys.includes(panelId(index))}
                      texts={texts}
                      onToggle={onToggle}
                    />
                  </li>
                ),
            )}
          </ul>
        </nav>
      )}
      {(hasMastheadLinks(data.masthead) || footerItems.length > 0) && (
        <div className="menu-secondary">
          {data.masthead && <MastheadLinks masthead={data.masthead} />}
          {footerItems.length > 0 && (
            <ul className="menu-footer">
              {footerItems.map(({ title, url }, index) => (
                <li key={index}>
                  <SiteLink url={url} title={title} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
