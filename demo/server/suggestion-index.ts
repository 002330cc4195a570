import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SitePage } from '../build-site.ts';
import { LANGUAGES } from '../site/languages.ts';
import { PRODUCT_LABELS } from '../site/product-labels.ts';
import { indexTerms, queryTerms } from './search-terms.ts';
import type { SuggestionLocation, SuggestionQuery } from './suggestion-query.ts';

/** One suggestion of the answer. Specification §3. */
export interface Suggestion {
  readonly title: string;
  /**
   * Root-relative: the page's own origin serves the suggestions (specification §7), and it may be reached by more than
   * one name.
   */
  readonly url: string;
  readonly website_area: string;
}

/** Finds suggestions, the best first. */
export type Suggest = (query: SuggestionQuery) => readonly Suggestion[];

/** As many as the element shows. Contract §5. */
export const SUGGESTION_COUNT = 20;

/** Words of so many characters and less must be typed without a mistake. */
export const EXACT_LENGTH_COUNT = 3;

interface IndexedPage extends Suggestion {
  readonly headings: string;
  readonly description: string;
  readonly text: string;
  readonly location: SuggestionLocation | undefined;
  readonly product: string | undefined;
}

const LOCATIONS: Readonly<Record<string, SuggestionLocation>> = { documentation: 'Documentation', blog: 'Blog' };

const SEARCH_OPTIONS: SearchOptions = {
  tokenize: queryTerms,
  boost: { title: 4, headings: 2, description: 2 },
  prefix: true,
  fuzzy: (term) => (term.length > EXACT_LENGTH_COUNT ? 0.2 : false),
};

/** Indexes the pages, each language by itself, so that a word's rarity is measured in its own language. */
export function createSuggestionIndex(pages: readonly SitePage[]): Suggest {
  const indexes = new Map(
    LANGUAGES.map((language) => {
      const index = new MiniSearch<IndexedPage>({
        idField: 'url',
        fields: ['title', 'headings', 'description', 'text'],
        storeFields: ['title', 'website_area', 'location', 'product'],
        tokenize: indexTerms,
        processTerm: (term) => term,
      });
      index.addAll(pages.filter((page) => page.language === language).map(indexedPage));
      return [language.shortCode, index] as const;
    }),
  );
  return ({ text, location, product, locale }) => {
    const index = indexes.get(locale);
    if (index === undefined) return [];
    const filter: SearchOptions['filter'] = (page) =>
      (location === undefined || page.location === location) &&
      (product === undefined || page.product?.toLowerCase() === product.toLowerCase());
    // Pages with all the words come alone; pages with some of them only where there are none.
    const withAll = index.search(text, { ...SEARCH_OPTIONS, filter, combineWith: 'AND' });
    const found = withAll.length > 0 ? withAll : index.search(text, { ...SEARCH_OPTIONS, filter });
    return found.slice(0, SUGGESTION_COUNT).map(({ id, title, website_area }) => ({ title, url: id, website_area }));
  };
}

function indexedPage({ path, title, description, area, product, rendered }: SitePage): IndexedPage {
  return {
    url: path,
    title,
    website_area: area,
    headings: rendered.headings.map((heading) => heading.text).join('\n'),
    description,
    text: rendered.text,
    location: LOCATIONS[area.split('/', 1)[0] ?? ''],
    product: product && (PRODUCT_LABELS[product] ?? product),
  };
}
