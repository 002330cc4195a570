import { homeUrl } from '../core/links/locale-links.ts';
import { formatText } from '../core/locale/format-text.ts';
import { pickerEntries } from '../core/locale/picker-entries.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { DisclosureTrigger } from '../parts/Disclosure.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useLinkScope } from '../parts/link-scope.ts';
import type { ActionsProps } from './Actions.tsx';

const ID = 'languages';

/** The languages of the site by their own names; each leads to the root or its prefix path (§2.1). */
export function LanguagePicker({ data, locale, texts, openKeys, onToggle, emit }: Omit<ActionsProps, 'onSearch'>) {
  const { links } = useLinkScope();
  const isStatic = useIsStatic();
  const isOpen = openKeys.includes(ID);
  const { entries } = pickerEntries(data.masthead?.languages);
  if (entries.length === 0) return null;
  const label = formatText(texts.language, { language: locale.name });
  return (
    <li className="actions-entry" data-kind="language">
      <DisclosureTrigger id={ID} isOpen={isOpen} onToggle={onToggle} className="action" part="language" label={label}>
        <Icon name="globe" />
        <span className="language-code">{locale.pickerCode}</span>
      </DisclosureTrigger>
      <ul
        id={ID}
        className="dropdown"
        aria-label={texts.languages}
        hidden={!isOpen}
        popover={isStatic ? 'auto' : undefined}
      >
        {entries.map(({ name, code, locale: { code: localeCode, languageTag, prefix } }, index) => {
          const url = homeUrl({ ...links, prefix });
          return (
            <li key={index}>
              <a
                className="dropdown-link"
                href={url}
                lang={languageTag}
                hrefLang={languageTag}
                aria-current={localeCode === locale.code ? 'true' : undefined}
                onClick={(event) => {
                  if (!emit('localechange', { locale: localeCode, url })) event.preventDefault();
                }}
              >
                <span>{name}</span>
                <span className="dropdown-code">{code}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
