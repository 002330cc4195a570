import { type ReactNode, useMemo, useRef } from 'react';
import type { NavItem, Navigation } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { callsToAction, mobileFooterItems } from '../core/navigation/action-items.ts';
import { hasPanel, isShownItem, itemName, MORE_ID } from '../core/navigation/nav-items.ts';
import { DisclosureTrigger } from '../disclosure/DisclosureTrigger.tsx';
import type { DisclosureGroup } from '../disclosure/group.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { Icon } from '../parts/Icon.tsx';
import { LinkScopeProvider, useLinkScope } from '../parts/link-scope.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { staged } from '../stages/staged.ts';
import { ItemLabel, isLongTitle } from './ItemLabel.tsx';
import { hasMastheadLinks } from './MastheadLinks.tsx';
import { Panel } from './Panel.tsx';
import { afterRender } from './stages.ts';

const More = staged(afterRender, (parts) => parts.More);
const MenuCalls = staged(afterRender, (parts) => parts.MenuCalls);
const MenuSecondary = staged(afterRender, (parts) => parts.MenuSecondary);

export interface MenuProps {
  readonly data: Navigation;
  /** Of the items' panels. */
  readonly ids: readonly string[];
  readonly texts: HeaderTexts;
  readonly isNarrow: boolean;
  /** Only matters on narrow screens; the bar shows its items always. */
  readonly isOpen: boolean;
  readonly hasMotion: boolean;
  readonly disclosures: DisclosureGroup;
}

interface ItemProps {
  readonly item: NavItem;
  readonly id: string;
  /** Those of all panels, in the order of the bar. */
  readonly ids: readonly string[];
  readonly disclosures: DisclosureGroup;
  readonly texts: HeaderTexts;
  /** Default: as its panel's links say. */
  readonly isCurrent?: boolean;
  /** What its panel holds; absent: as the item says. */
  readonly children?: ReactNode;
}

function Item({ item, id, ids, disclosures, texts, isCurrent, children }: ItemProps) {
  const scope = useLinkScope();
  const panelScope = useMemo(() => ({ ...scope, path: [itemName(item)], level: 2 }), [scope, item]);
  if (!hasPanel(item) && !children) {
    const { url, title, target, title_id } = item;
    return (
      url && (
        <SiteLink
          id={title_id}
          url={url}
          title={title}
          target={target}
          source={item}
          className="item"
          part="item"
          data-item="nav"
        >
          {isLongTitle(title) ? <ItemLabel title={title} /> : title}
          {target && <Icon name="external" />}
        </SiteLink>
      )
    );
  }
  return (
    <>
      <DisclosureTrigger
        id={id}
        ownId={item.title_id}
        disclosures={disclosures}
        className="item"
        part="item trigger"
        isCurrent={isCurrent ?? scope.current?.container === id}
        row="nav"
      >
        <ItemLabel title={item.title} />
      </DisclosureTrigger>
      <LinkScopeProvider value={panelScope}>
        <Panel item={item} id={id} ids={ids} disclosures={disclosures} texts={texts}>
          {children}
        </Panel>
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
export function Menu({ data, ids, texts, isNarrow, isOpen, hasMotion, disclosures }: MenuProps) {
  const isStatic = useIsStatic();
  const rowRef = useRef<HTMLUListElement>(null);
  const panels = useMemo(() => [...ids, MORE_ID], [ids]);
  return (
    <div
      className="menu"
      id="menu"
      part="menu"
      data-open={isOpen || undefined}
      data-motion={hasMotion || undefined}
      popover={isStatic ? 'auto' : undefined}
    >
      <MenuCalls data={data} />
      {data.navigation?.some(isShownItem) && (
        <nav className="nav" aria-label={texts.mainNavigation}>
          <ul ref={rowRef} className="items">
            {ids.map((id, index) => {
              const item = data.navigation?.[index] as NavItem;
              return (
                isShownItem(item) && (
                  <li key={id} className="items-entry" data-hover={hasPanel(item) ? id : undefined}>
                    <Item item={item} id={id} ids={panels} disclosures={disclosures} texts={texts} />
                  </li>
                )
              );
            })}
            {!isNarrow && (
              <More
                rowRef={rowRef}
                data={data}
                ids={panels}
                texts={texts}
                disclosures={disclosures}
                renderItem={(item, isCurrent, content) => (
                  <Item
                    item={item}
                    id={MORE_ID}
                    ids={panels}
                    disclosures={disclosures}
                    texts={texts}
                    isCurrent={isCurrent}
                  >
                    {content}
                  </Item>
                )}
              />
            )}
          </ul>
        </nav>
      )}
      <MenuSecondary data={data} />
    </div>
  );
}
