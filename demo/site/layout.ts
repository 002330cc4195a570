import { type ElementMarkup, elementHtml } from './element-markup.ts';
import { type Attributes, attributesHtml, escapeHtml } from './html.ts';
import { ENGLISH, type Language } from './languages.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** Where a page has the one tag. `head` blocks, as contract §1 recommends; the others are states worth seeing. */
export type TagPlace = 'head' | 'defer' | 'async' | 'twice' | 'body-end' | 'inserted-later' | 'prefixed' | 'none';

/** A page in another language. */
export interface Translation {
  readonly language: Language;
  readonly path: string;
}

/** Everything a page of the demo site is made of. */
export interface PageDocument {
  readonly language: Language;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** All translations, the page itself included. */
  readonly translations: readonly Translation[];
  readonly header: ElementMarkup;
  readonly subnav?: ElementMarkup | undefined;
  readonly search?: ElementMarkup | undefined;
  /** What stands in `<main>`. */
  readonly mainHtml: string;
  /** Attributes of `<html>` beside `lang`. */
  readonly htmlAttributes?: Attributes;
  readonly tagPlace?: TagPlace;
  /** More for the `<head>`, for example a style sheet. */
  readonly headHtml?: string;
  /** Keeps crawlers away from pages that are no content. */
  readonly isHidden?: boolean;
}

const LOADER = '/site-elements/site-elements.js';

const TAGS: Readonly<
  Record<TagPlace, { readonly head?: string; readonly bodyEnd?: string; readonly prefix?: string }>
> = {
  head: { head: `<script src="${LOADER}"></script>` },
  defer: { head: `<script src="${LOADER}" defer></script>` },
  async: { head: `<script src="${LOADER}" async></script>` },
  twice: { head: `<script src="${LOADER}"></script>\n<script src="${LOADER}"></script>` },
  'body-end': { bodyEnd: `<script src="${LOADER}"></script>` },
  'inserted-later': { head: '<script src="/scripts/insert-tag.js" defer></script>' },
  prefixed: { head: `<script src="${LOADER}" data-prefix="acme"></script>`, prefix: 'acme' },
  none: {},
};

/** The whole page as HTML. `siteOrigin` makes the addresses that must be absolute. */
export function pageHtml(page: PageDocument, siteOrigin: string): string {
  const { head = '', bodyEnd = '', prefix = 'site' } = TAGS[page.tagPlace ?? 'head'];
  return `<!doctype html>
<html${attributesHtml({ lang: page.language.languageTag, ...page.htmlAttributes })}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.title)} | Vendor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(page.description)}">
${page.isHidden ? '<meta name="robots" content="noindex">' : linksHtml(page, siteOrigin)}
<link rel="icon" href="/images/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="/styles/page.css">
<link rel="stylesheet" href="/styles/content.css">
${page.headHtml ?? ''}${head}
</head>
<body>
${elementHtml(`${prefix}-header`, page.header)}
${page.subnav === undefined ? '' : elementHtml(`${prefix}-subnav`, page.subnav)}
${page.search === undefined ? '' : elementHtml(`${prefix}-search`, page.search)}
<main id="main">
${page.mainHtml}
</main>
${footerHtml(page)}
${bodyEnd}
</body>
</html>
`;
}

function linksHtml({ path, translations }: PageDocument, siteOrigin: string): string {
  const alternates = translations.map(({ language, path }) => [language.languageTag, path] as const);
  const english = translations.find(({ language }) => language === ENGLISH);
  if (english !== undefined) alternates.push(['x-default', english.path]);
  return [
    `<link rel="canonical" href="${escapeHtml(siteOrigin + path)}">`,
    ...alternates.map(
      ([tag, url]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(siteOrigin + url)}">`,
    ),
  ].join('\n');
}

function footerHtml({ language, translations, path }: PageDocument): string {
  const texts = PAGE_TEXTS[language.shortCode];
  const others = translations.filter((translation) => translation.path !== path);
  const languagesHtml = others.map(({ language, path }) => {
    const { languageTag, name } = language;
    return `<li><a href="${escapeHtml(path)}" hreflang="${languageTag}" lang="${languageTag}">${name}</a></li>`;
  });
  return `<footer>
${others.length === 0 ? '' : `<nav aria-label="${escapeHtml(texts.otherLanguages)}"><ul>${languagesHtml.join('')}</ul></nav>`}
<p>${escapeHtml(texts.demoNote)}</p>
<p><a href="${language.prefix}/second-reading">${escapeHtml(texts.secondReadingTitle)}</a> · <a href="/states" lang="en">States worth seeing</a></p>
</footer>`;
}
