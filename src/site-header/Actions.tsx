import { type MouseEventHandler, useEffect, useRef, useState } from 'react';
import type { ActionItem, Navigation } from '../core/config/navigation.ts';
import type { Locale } from '../core/locale/locales.ts';
import { pickerEntries } from '../core/locale/picker-entries.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { actionIds, barItems, opensLinks } from '../core/navigation/action-items.ts';
import { DisclosureTrigger } from '../disclosure/DisclosureTrigger.tsx';
import type { DisclosureGroup } from '../disclosure/group.ts';
import { useDisclosures } from '../disclosure/useDisclosures.ts';
import { useOpenedPopovers } from '../disclosure/useOpenedPopovers.ts';
import { Icon } from '../parts/Icon.tsx';
import { useLinkScope } from '../parts/link-scope.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { staged } from '../stages/staged.ts';
import { useStagedEffect } from '../stages/useStagedEffect.ts';
import { DropdownList } from './DropdownList.tsx';
import type { SiteHeaderProps } from './header-props.ts';
import { LanguagePicker, ACTIONS_ROW as ROW } from './LanguagePicker.tsx';
import { afterRender } from './stages.ts';

export interface ActionsProps {
  readonly data: Navigation;
  readonly locale: Locale;
  /** The site's languages. */
  readonly locales: readonly Locale[];
  readonly texts: HeaderTexts;
  /** What closes when a list opens here, as a list does when that opens: the panels, or the menu. */
  readonly others: DisclosureGroup;
  readonly emit: SiteHeaderProps['emit'];
  readonly onSearch: MouseEventHandler;
  /** The header's attribute `search`. */
  readonly search: string | undefined;
}

interface ActionProps extends Pick<ActionsProps, 'onSearch' | 'texts'> {
  readonly disclosures: DisclosureGroup;
  readonly item: ActionItem;
  readonly id: string;
  /** What does the same as the search control. */
  readonly searchKeys: string | undefined;
}

const DropdownLinks = staged(afterRender, (parts) => parts.DropdownLinks);

function Dropdown({ item, id, texts, disclosures }: Omit<ActionProps, 'onSearch' | 'searchKeys'>) {
  const { current } = useLinkScope();
  return (
    <>
      <DisclosureTrigger
        id={id}
        disclosures={disclosures}
        className="action"
        row={ROW}
        label={item.title}
        isCurrent={current?.container === id}
      >
        {item.icon_name ? <Icon name={item.icon_name} /> : item.title}
      </DisclosureTrigger>
      <DropdownList id={id} disclosures={disclosures}>
        <DropdownLinks links={item.dropdown} texts={texts} />
      </DropdownList>
    </>
  );
}

function Action({ item, id, disclosures, texts, onSearch, searchKeys }: ActionProps) {
  const { link_type, icon_name, title, url, target } = item;
  if (opensLinks(item)) return <Dropdown item={item} id={id} disclosures={disclosures} texts={texts} />;
  const icon = icon_name ?? (link_type === 'search' ? 'search' : undefined);
  if (!url) {
    return (
      <button
        type="button"
        className="action"
        part="search-control"
        data-kind="search"
        data-item={ROW}
        aria-keyshortcuts={searchKeys}
        onClick={onSearch}
      >
        {icon && <Icon name={icon} />}
        <span className="action-label">{title}</span>
      </button>
    );
  }
  if (link_type === 'primary' || link_type === 'secondary') {
    return (
      <SiteLink
        url={url}
        title={title}
        source={id}
        target={target}
        className="button"
        part={`cta ${link_type}`}
        data-variant={link_type}
        data-size="header"
        data-item={ROW}
      >
        {icon && <Icon name={icon} />}
        {title}
      </SiteLink>
    );
  }
  const isIconAlone = link_type.startsWith('icon-link') && icon !== undefined;
  return (
    <SiteLink
      url={url}
      title={title}
      source={id}
      target={target}
      className="action"
      part={link_type === 'search' ? 'search-control' : 'action'}
      data-kind={link_type}
      data-item={ROW}
      aria-label={isIconAlone ? title : undefined}
      aria-keyshortcuts={link_type === 'search' ? searchKeys : undefined}
      onClick={link_type === 'search' ? onSearch : undefined}
    >
      {icon && <Icon name={icon} />}
      {!isIconAlone && <span className="action-label">{title}</span>}
    </SiteLink>
  );
}

function hasPicker({ masthead }: Navigation, locales: readonly Locale[]): boolean {
  return pickerEntries(masthead?.languages, locales).length > 0;
}

/** Whether anything stands at the end of the bar. An empty list is noise to a screen reader. */
export function hasActions(data: Navigation, locales: readonly Locale[]): boolean {
  return hasPicker(data, locales) || barItems(data).length > 0;
}

/** The end of the bar: language picker, search, links and calls to action (§1, data.md `action_items`). */
export function Actions({ data, locale, locales, texts, others, emit, onSearch, search }: ActionsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [searchKeys, setSearchKeys] = useState<string>();
  useStagedEffect(
    afterRender,
    ({ watchSearchKeys }) => listRef.current !== null && watchSearchKeys(listRef.current, search, setSearchKeys),
    [search],
  );
  const disclosures = useDisclosures({
    rootRef: listRef,
    allowsSeveral: false,
    isBar: true,
    stage: afterRender,
    onOpen: (key, reason) => {
      const isWanted = emit('panelopen', { key, reason });
      if (isWanted) others.close('switch');
      return isWanted;
    },
    onClose: (key, reason) => emit('panelclose', { key, reason }),
  });
  useOpenedPopovers(listRef, disclosures.takeOver);
  useEffect(() => {
    const giveWay = () => others.openKeys()[0] && disclosures.close('switch');
    giveWay();
    return others.subscribe(giveWay);
  }, [others]);
  const items = barItems(data);
  const ids = actionIds(items);
  return (
    <ul ref={listRef} className="actions" part="actions">
      {hasPicker(data, locales) && (
        <LanguagePicker
          data={data}
          locale={locale}
          locales={locales}
          texts={texts}
          disclosures={disclosures}
          emit={emit}
        />
      )}
      {ids.map((id, index) => {
        const item = items[index] as ActionItem;
        return (
          <li key={id} className="actions-entry" data-kind={item.link_type}>
            <Action
              item={item}
              id={id}
              disclosures={disclosures}
              texts={texts}
              onSearch={onSearch}
              searchKeys={searchKeys}
            />
          </li>
        );
      })}
    </ul>
  );
}
