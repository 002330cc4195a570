import { useEffect, useState } from 'react';
import { homeUrl } from '../core/links/link-rules.ts';
import type { alternateUrls } from '../core/locale/alternate-urls.ts';
import { pickerEntries } from '../core/locale/picker-entries.ts';
import { useLinkScope } from '../parts/link-scope.ts';
import type { SiteHeaderProps } from './header-props.ts';
import { watchAlternates } from './page-alternates.ts';

/**
 * The languages of the site by their own names; each leads to the page's own address in that language, if the page's
 * head names one, else to the address that the data has for it, else to the root or its prefix path (§2.1).
 */
export function LanguageList({
  data,
  locale,
  locales,
  emit,
}: Pick<SiteHeaderProps, 'data' | 'locale' | 'locales' | 'emit'>) {
  const { links } = useLinkScope();
  const [alternates, setAlternates] = useState<ReturnType<typeof alternateUrls>>({});
  useEffect(() => watchAlternates(locales, setAlternates), [locales]);
  const entries = pickerEntries(data.masthead?.languages, locales);
  return (
    <>
      {entries.map(({ name, code, url: ownUrl, locale: { code: localeCode, languageTag, prefix } }, index) => {
        const url = alternates[localeCode] ?? ownUrl ?? homeUrl({ ...links, prefix });
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
    </>
  );
}
