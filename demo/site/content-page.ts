import type { ContentPage } from './content.ts';
import { type ElementMarkup, headerFallbackHtml, searchFallbackHtml, subnavFallbackHtml } from './element-markup.ts';
import { escapeHtml } from './html.ts';
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
  const [firstArea] = area?.split('/') ?? [];
  const location = firstArea === 'documentation' ? 'Documentation' : firstArea === 'blog' ? 'Blog' : undefined;
  return {
    attributes: { id: 'search', theme: 'auto', 'search-url': searchUrl },
    json: JSON.stringify({ credit: { url: '/relevance' } }),
    fallbackHtml: searchFallbackHtml(searchUrl, { referrer: pageUrl, location, product }, language),
  };
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
    mainHtml: articleHtml(page, rendered, pages),
  };
}

function articleHtml(page: ContentPage, { html, headings }: RenderedMarkdown, pages: readonly ContentPage[]): string {
  const { title, description, date, language } = page;
  const listing = listingOf(page, pages);
  const sections = headings.filter(({ level }) => level === 2);
  const hasContents = page.area.startsWith('documentation') && sections.length >= CONTENTS_MIN_COUNT;
  const contents = sections.map(({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`);
  const label = escapeHtml(PAGE_TEXTS[language.shortCode].onThisPage);
  return `<article>
<header>
${date === undefined ? '' : `<p class="eyebrow">${dateHtml(date, language.languageTag)}</p>`}
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(description)}</p>
</header>
${hasContents ? `<nav class="contents" aria-label="${label}"><p>${label}</p><ul>${contents.join('')}</ul></nav>` : ''}
<div class="prose">
${html}</div>
${listing === undefined ? '' : listingHtml(listing)}
</article>`;
}
