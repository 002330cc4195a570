import type { ContentPage } from './content.ts';
import { escapeHtml } from './html.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** A list of pages that the generator adds to an index page. */
export interface Listing {
  readonly heading: string;
  readonly pages: readonly ContentPage[];
}

const CATEGORY = '/blog/category/';

/**
 * What an index page lists of its language's pages: the blog its posts, newest first; a blog category its own; the
 * customer pages the stories; the guide everything below it. `undefined` for other pages and for an empty list.
 */
export function listingOf(index: ContentPage, pages: readonly ContentPage[]): Listing | undefined {
  const texts = PAGE_TEXTS[index.language.shortCode];
  const { sharedPath } = index;
  const siblings = pages.filter(({ language }) => language === index.language);
  const listing = ((): Listing | undefined => {
    if (sharedPath === '/blog') return { heading: texts.allArticles, pages: postsOf(siblings) };
    if (sharedPath.startsWith(CATEGORY)) {
      const area = `blog/${sharedPath.slice(CATEGORY.length)}`;
      return { heading: texts.allArticles, pages: postsOf(siblings).filter((post) => post.area === area) };
    }
    if (sharedPath === '/customers' || sharedPath === '/customers/success-stories') {
      return { heading: texts.allStories, pages: storiesOf(siblings) };
    }
    if (sharedPath !== '/guide') return undefined;
    return { heading: texts.allPages, pages: siblings.filter((page) => page.sharedPath.startsWith('/guide/')) };
  })();
  return listing?.pages.length ? listing : undefined;
}

/** The blog posts among pages of one language, newest first. */
export function postsOf(pages: readonly ContentPage[]): readonly ContentPage[] {
  return pages
    .filter(({ sharedPath, date }) => sharedPath.startsWith('/blog/') && date !== undefined)
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
}

/** The customer stories among pages of one language. */
export function storiesOf(pages: readonly ContentPage[]): readonly ContentPage[] {
  return pages.filter(({ sharedPath }) => /^\/customers\/(?!success-stories$)/.test(sharedPath));
}

/** An ISO day as the language writes it, in the markup that machines read. */
export function dateHtml(date: string, languageTag: string): string {
  const text = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return `<time datetime="${date}">${escapeHtml(text)}</time>`;
}

/** The list with its heading: each page's title, its day if it has one, and its description. */
export function listingHtml({ heading, pages }: Listing): string {
  const items = pages.map(
    ({ path, title, description, date, language }) => `<li>
<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>
${date === undefined ? '' : dateHtml(date, language.languageTag)}
<p>${escapeHtml(description)}</p>
</li>`,
  );
  return `<section class="listing">
<h2>${escapeHtml(heading)}</h2>
<ul>
${items.join('\n')}
</ul>
</section>`;
}
