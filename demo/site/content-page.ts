import type { ContentPage } from './content.ts';
import { type ElementMarkup, headerFallbackHtml, searchFallbackHtml, subnavFallbackHtml } from './element-markup.ts';
import { type Attributes, attributesHtml, escapeHtml } from './html.ts';
import type { Language } from './languages.ts';
import type { PageDocument } from './layout.ts';
import { dateHtml, listingHtml, listingOf } from './listings.ts';
import type { RenderedMarkdown } from './markdown.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** Pages with fewer headings than this get no table of contents. */
const CONTENTS_MIN_COUNT = 3;

/** The header with its data. The language follows from the page's path, as on a real site. */
export function headerMarkup(navigation: unknown, language: Language): ElementMarkup {
  return {
    attributes: { theme: 'auto' },
    json: JSON.stringify(navigation),
    fallbackHtml: headerFallbackHtml(navigation, language),
  };
}

/** The subnav with its data; the blog and the customer pages add a feed. Specification §2.5. */
export function subnavMarkup(sectionNav: unknown, language: Language, section?: string): ElementMarkup {
  return {
    attributes: { theme: 'auto', section: section === 'blog' || section === 'customers' ? section : undefined },
    json: JSON.stringify(sectionNav),
    fallbackHtml: subnavFallbackHtml(sectionNav, language),
  };
}

/** Where the search leads, and from where. */
export interface SearchTarget {
  /** The results page for English, on its own origin. */
  readonly searchUrl: string;
  /** Absolute address of the page that has the search. */
  readonly pageUrl: string;
}

/** The search, with the start filters of the page's area in its plain form too. Specification §4. */
export function searchMarkup(
  { searchUrl, pageUrl }: SearchTarget,
  language: Language,
  { area, product }: Partial<Pick<ContentPage, 'area' | 'product'>> = {},
): ElementMarkup {
  const location = searchAreaOf(area);
  return {
    attributes: { id: 'search', theme: 'auto', 'search-url': searchUrl },
    json: JSON.stringify({ credit: { url: '/relevance' } }),
    fallbackHtml: searchFallbackHtml(searchUrl, { referrer: pageUrl, location, product }, language),
  };
}

/** The area that a search is narrowed to, by the page's own. Specification §4. */
function searchAreaOf(area: string | undefined): string | undefined {
  const [first] = area?.split('/') ?? [];
  return first === 'documentation' ? 'Documentation' : first === 'blog' ? 'Blog' : undefined;
}

/** What a content page needs beside itself. */
export interface ContentSurroundings {
  readonly pages: readonly ContentPage[];
  readonly navigation: unknown;
  /** Data of the section that the page names, in its language. */
  readonly sectionNav: unknown;
  readonly search: SearchTarget;
  /** Label of the page's product, as the search sends it. */
  readonly productLabel: string | undefined;
}

/** A Markdown page as a whole document. */
export function contentDocument(
  page: ContentPage,
  rendered: RenderedMarkdown,
  { pages, navigation, sectionNav, search, productLabel }: ContentSurroundings,
): PageDocument {
  const { language, path, title, description, section } = page;
  const translations = pages.filter(({ sharedPath }) => sharedPath === page.sharedPath);
  return {
    language,
    path,
    title,
    description,
    translations,
    header: headerMarkup(navigation, language),
    subnav: sectionNav === undefined ? undefined : subnavMarkup(sectionNav, language, section),
    search: searchMarkup(search, language, { area: page.area, ...(productLabel && { product: productLabel }) }),
    mainHtml: articleHtml(page, rendered, pages, productLabel),
  };
}

/** What Pagefind indexes of a page: its article, with the values that `<site-search>` shows and filters by. */
function pagefindAttributes({ area }: ContentPage, product: string | undefined): Attributes {
  const location = searchAreaOf(area);
  const filters = [location && 'location[data-location]', location && product && 'product[data-product]'];
  return {
    'data-pagefind-body': true,
    'data-pagefind-meta': 'website_area[data-area]',
    'data-pagefind-filter': filters.filter(Boolean).join(', ') || undefined,
    'data-area': area,
    'data-location': location,
    'data-product': location && product,
  };
}

function articleHtml(
  page: ContentPage,
  { html, headings }: RenderedMarkdown,
  pages: readonly ContentPage[],
  productLabel: string | undefined,
): string {
  const { title, description, date, language } = page;
  const listing = listingOf(page, pages);
  const sections = headings.filter(({ level }) => level === 2);
  const hasContents = page.area.startsWith('documentation') && sections.length >= CONTENTS_MIN_COUNT;
  const contents = sections.map(({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`);
  const label = escapeHtml(PAGE_TEXTS[language.shortCode].onThisPage);
  return `<article${attributesHtml(pagefindAttributes(page, productLabel))}>
<header>
${date === undefined ? '' : `<p class="eyebrow">${dateHtml(date, language.languageTag)}</p>`}
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(description)}</p>
</header>
${hasContents ? `<nav class="contents" data-pagefind-ignore aria-label="${label}"><p>${label}</p><ul>${contents.join('')}</ul></nav>` : ''}
<div class="prose">
${html}</div>
${listing === undefined ? '' : listingHtml(listing)}
</article>`;
}
