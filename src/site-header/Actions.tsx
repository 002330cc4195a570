import { type MouseEventHandler, useRef } from 'react';
import type { ActionItem, Navigation } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import type { Locale } from '../core/locale/locales.ts';
import { DisclosureTrigger } from '../parts/Disclosure.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SiteLink } from '../parts/SiteLink.tsx';
import { barItems, opensLinks } from './action-items.ts';
import type { SiteHeaderProps } from './header-props.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';

export interface ActionsProps {
  readonly data: Navigation;
  readonly locale: Locale;
  readonly texts: HeaderTexts;
  readonly openKeys: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly emit: SiteHeaderProps['emit'];
  readonly onSearch: MouseEventHandler;
  /** The header's attribute `search`. */
  readonly search: string | undefined;
}

interface ActionProps extends Pick<ActionsProps, 'openKeys' | 'onToggle' | 'onSearch'> {
  readonly item: ActionItem;
  readonly id: string;
  /** What does the same as the search control. */
  readonly searchKeys: string | undefined;
}

function Dropdown({ item, id, openKeys, onToggle }: Omit<ActionProps, 'onSearch' | 'searchKeys'>) {
  const isOpen = openKeys.includes(id);
  return (
    <>
      <DisclosureTrigger id={id} isOpen={isOpen} onToggle={onToggle} className="action" label={item.title}>
        {item.icon_name ? <Icon name={item.icon_name} /> : item.title}
      </DisclosureTrigger>
      <ul id={id} className="dropdown" hidden={!isOpen}>
        {item.dropdown?.map((link, index) => (
          <li key={index}>
            <SiteLink url={link.url} title={link.title} target={link.target} className="dropdown-link" />
          </li>
        ))}
      </ul>
    </>
  );
}

function Action({ item, id, openKeys, onToggle, onSearch, searchKeys }: ActionProps) {
  const { link_type, icon_name, title, url } = item;
  if (opensLinks(item)) return <Dropdown item={item} id={id} openKeys={openKeys} onToggle={onToggle} />;
  const icon = icon_name ?? (link_type === 'search' ? 'search' : undefined);
  if (!url) {
    return (
      <button
        type="button"
        className="action"
        part="search-control"
        data-kind="search"
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
        className="button"
        part={`cta ${link_type}`}
        data-variant={link_type}
        data-size="header"
      />
    );
  }
  const isIconAlone = link_type.startsWith('icon-link') && icon !== undefined;
  return (
    <SiteLink
      url={url}
      title={title}
      className="action"
      part={link_type === 'search' ? 'search-control' : 'action'}
      data-kind={link_type}
      aria-label={isIconAlone ? title : undefined}
      aria-keyshortcuts={link_type === 'search' ? searchKeys : undefined}
      onClick={link_type === 'search' ? onSearch : undefined}
    >
      {icon && <Icon name={icon} />}
      {!isIconAlone && <span className="action-label">{title}</span>}
    </SiteLink>
  );
}

/** The end of the bar: language picker, search, links and calls to action (§1, data.md `action_items`). */
export function Actions({ data, locale, texts, openKeys, onToggle, emit, onSearch, search }: ActionsProps) {
  const ref = useRef<HTMLUListElement>(null);
  const searchKeys = useSearchShortcut(ref, search);
  return (
    <ul ref={ref} className="actions" part="actions">
      <LanguagePicker data={data} locale={locale} texts={texts} openKeys={openKeys} onToggle={onToggle} emit={emit} />
      {barItems(data).map((item, index) => (
        <li key={index} className="actions-entry" data-kind={item.link_type}>
          <Action
            item={item}
            id={`action-${index}`}
            openKeys={openKeys}
            onToggle={onToggle}
            onSearch={onSearch}
            searchKeys={searchKeys}
          />
        </li>
      ))}
    </ul>
  );
}
