import type { MouseEventHandler } from 'react';
import type { ActionItem, Navigation } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import type { Locale } from '../core/locale/locales.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { DisclosureTrigger } from '../parts/Disclosure.tsx';
import { Icon, isIconName } from '../parts/Icon.tsx';
import { SiteLink } from '../parts/SiteLink.tsx';
import { barItems, opensLinks } from './action-items.ts';
import type { SiteHeaderProps } from './header-props.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

export interface ActionsProps {
  readonly data: Navigation;
  readonly locale: Locale;
  readonly texts: HeaderTexts;
  readonly openKeys: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly emit: SiteHeaderProps['emit'];
  readonly onSearch: MouseEventHandler;
}

interface ActionProps extends Pick<ActionsProps, 'openKeys' | 'onToggle' | 'onSearch'> {
  readonly item: ActionItem;
  readonly id: string;
}

function Dropdown({ item, id, openKeys, onToggle }: Omit<ActionProps, 'onSearch'>) {
  const isStatic = useIsStatic();
  const isOpen = openKeys.includes(id);
  return (
    <>
      <DisclosureTrigger id={id} isOpen={isOpen} onToggle={onToggle} className="action" label={item.title}>
        {isIconName(item.icon_name) ? <Icon name={item.icon_name} /> : item.title}
      </DisclosureTrigger>
      <ul id={id} className="dropdown" hidden={!isOpen} popover={isStatic ? 'auto' : undefined}>
        {item.dropdown?.map((link, index) => (
          <li key={index}>
            <SiteLink url={link.url} title={link.title} target={link.target} className="dropdown-link" />
          </li>
        ))}
      </ul>
    </>
  );
}

function Action({ item, id, openKeys, onToggle, onSearch }: ActionProps) {
  const { link_type, icon_name, title, url } = item;
  if (opensLinks(item)) return <Dropdown item={item} id={id} openKeys={openKeys} onToggle={onToggle} />;
  const icon = icon_name ?? (link_type === 'search' ? 'search' : undefined);
  if (!url) {
    return (
      <button type="button" className="action" part="search-control" data-kind="search" onClick={onSearch}>
        {isIconName(icon) && <Icon name={icon} />}
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
  const isIconAlone = link_type.startsWith('icon-link') && isIconName(icon);
  return (
    <SiteLink
      url={url}
      title={title}
      className="action"
      part={link_type === 'search' ? 'search-control' : 'action'}
      data-kind={link_type}
      aria-label={isIconAlone ? title : undefined}
      onClick={link_type === 'search' ? onSearch : undefined}
    >
      {isIconName(icon) && <Icon name={icon} />}
      {!isIconAlone && <span className="action-label">{title}</span>}
    </SiteLink>
  );
}

/** The end of the bar: language picker, search, links and calls to action (§1, data.md `action_items`). */
export function Actions({ data, locale, texts, openKeys, onToggle, emit, onSearch }: ActionsProps) {
  return (
    <ul className="actions" part="actions">
      <LanguagePicker data={data} locale={locale} texts={texts} openKeys={openKeys} onToggle={onToggle} emit={emit} />
      {barItems(data).map((item, index) => (
        <li key={index} className="actions-entry" data-kind={item.link_type}>
          <Action item={item} id={`action-${index}`} openKeys={openKeys} onToggle={onToggle} onSearch={onSearch} />
        </li>
      ))}
    </ul>
  );
}
