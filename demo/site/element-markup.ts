import { type Attributes, attributesHtml, escapeHtml, jsonScriptHtml, linkItemsHtml, type PlainLink } from './html.ts';
import { type Language, pathInLanguage } from './languages.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** One of the elements as a page's author writes it. */
export interface ElementMarkup {
  readonly attributes?: Attributes;
  /** Text of the JSON child, which may be broken on purpose; without it there is no child. */
  readonly json?: string | undefined;
  /** What stands in the page until the element is ready, and again if it cannot render. */
  readonly fallbackHtml?: string;
}

/** The element's tag with its JSON child, then what stands there until it is ready. */
export function elementHtml(tagName: string, { attributes = {}, json, fallbackHtml = '' }: ElementMarkup): string {
  const jsonHtml = json === undefined ? '' : jsonScriptHtml(json);
  return `<${tagName}${attributesHtml(attributes)}>${jsonHtml}${fallbackHtml}</${tagName}>`;
}

/** Plain links to what the header's data names: home, each top-level item, sales. They work without script. */
export function headerFallbackHtml(navigation: unknown, language: Language): string {
  const texts = PAGE_TEXTS[language.shortCode];
  const { navigation: items = [], ctas } = navigation as {
    navigation?: readonly { title: string }[];
    ctas?: { secondary?: PlainLink };
  };
  const links = [
    { title: texts.home, url: '/' },
    ...items.flatMap((item) => {
      const url = firstUrl(item);
      return url === undefined ? [] : [{ title: item.title, url }];
    }),
    ...(ctas?.secondary === undefined ? [] : [ctas.secondary]),
  ].map(({ title, url }) => ({ title, url: pathInLanguage(url, language) }));
  return `<nav aria-label="${escapeHtml(texts.mainNavigation)}"><ul>
${linkItemsHtml(links)}
</ul></nav>`;
}

/** The item's own address, or the first one inside it. */
function firstUrl(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('url' in value && typeof value.url === 'string') return value.url;
  for (const part of Object.values(value)) {
    const url = firstUrl(part);
    if (url !== undefined) return url;
  }
  return undefined;
}

/** Plain links of a section, one level deep. */
export function subnavFallbackHtml(sectionNav: unknown, language: Language): string {
  const { title, nav } = sectionNav as {
    title: string;
    nav: { sub_nav: readonly { title_l10n: string; url?: string }[] };
  };
  const links = nav.sub_nav.flatMap(({ title_l10n, url }) =>
    url === undefined ? [] : [{ title: title_l10n, url: pathInLanguage(url, language) }],
  );
  return `<nav aria-label="${escapeHtml(title)}"><ul>
${linkItemsHtml(links)}
</ul></nav>`;
}

/** What the plain search form sends beside the text. Specification §7. */
export interface SearchFormFields {
  readonly referrer: string;
  readonly location?: string | undefined;
  readonly product?: string | undefined;
}

/** The search as a GET form, with the parameters that the overlay would send. Contract §5. */
export function searchFallbackHtml(searchUrl: string, fields: SearchFormFields, language: Language): string {
  const text = escapeHtml(PAGE_TEXTS[language.shortCode].search);
  const { origin, pathname } = new URL(searchUrl);
  const hidden = [
    ['location[0]', fields.location],
    ['product[0]', fields.product],
    ['referrer', fields.referrer],
  ] as const;
  const inputs = hidden.map(([name, value]) =>
    value === undefined ? '' : `<input${attributesHtml({ type: 'hidden', name, value })}>`,
  );
  return `<form action="${escapeHtml(`${origin}${language.prefix}${pathname}`)}" method="get" role="search">
<label>${text} <input type="search" name="q" required></label>
<button>${text}</button>${inputs.join('')}
</form>`;
}
