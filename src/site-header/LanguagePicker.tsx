import { useState } from 'react';
import { homeUrl } from '../core/links/locale-links.ts';
import type { alternateUrls } from '../core/locale/alternate-urls.ts';
import { formatText } from '../core/locale/format-text.ts';
import { pickerEntries } from '../core/locale/picker-entries.ts';
import type { Disclosures } from '../hooks/useDisclosures.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { DisclosureTrigger } from '../parts/Disclosure.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useLinkScope } from '../parts/link-scope.ts';
import type { ActionsProps } from './Actions.tsx';
import { usePageBehaviour } from './usePageBehaviour.ts';

const ID = 'languages';

export interface LanguagePickerProps extends Pick<ActionsProps, 'data' | 'locale' | 'texts' | 'emit'> {
  readonly disclosures: Disclosures;
}

/**
 * The languages of the site by their own names; each leads to the page's own address in that language, if the page's
 * head names one, else to the root or its prefix path (§2.1).
 */
export function LanguagePicker({ data, locale, texts, disclosures, emit }: LanguagePickerProps) {
  const { links } = useLinkScope();
  const [alternates, setAlternates] = useState<ReturnType<typeof alternateUrls>>({});
  usePageBehaviour(({ watchAlternates }) => watchAlternates(setAlternates), []);
  const isStatic = useIsStatic();
  const isOpen = disclosures.openKeys.includes(ID);
  const entries = pickerEntries(data.masthead?.languages);
  if (entries.length === 0) return null;
  const label = formatText(texts.language, { language: locale.name });
  return (
    <li className="actions-entry" data-kind="language">
      <DisclosureTrigger
        id={ID}
        isOpen={isOpen}
        onToggle={disclosures.toggle}
        className="action"
        part="language"
        label={label}
      >
        <Icon name="globe" />
        <span className="language-code" aria-hidden="true">
          {locale.pickerCode}
        </span>
      </DisclosureTrigger>
      <ul
        id={ID}
        className="dropdown"
        aria-label={texts.languages}
        hidden={!isOpen}
        popover={isStatic ? 'auto' : undefined}
      >
        {entries.map(({ name, code, locale: { code: localeCode, languageTag, prefix } }, index) => {
          const url = alternates[localeCode] ?? homeUrl({ ...links, prefix });
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
