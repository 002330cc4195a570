import type { OverlayTexts, ProductNames } from '../text-types.ts';

/** What the opened search shows, in English. */
export const overlayTexts: OverlayTexts = {
  removeFilter: 'Remove filter: {filter}',
  filters: 'Active filters',
  blog: 'Blog',
  documentation: 'Documentation',
  docs: 'Docs',
  suggestions: 'Suggestions',
  suggestionCount: { one: '{count} suggestion', other: '{count} suggestions' },
  waiting: 'Searching…',
  noMatch: 'No suggestions for “{text}”, but you can still search for it.',
  failed: 'Suggestions could not be loaded; try again or search without them.',
  retry: 'Try again',
  offline: 'You are offline; suggestions return with the connection.',
  credit: 'Ranked by our relevance engine',
  learnMore: 'Learn more',
  submitHint: 'Press Enter to see all results',
};

/** English has the canonical names. */
export const productNames: ProductNames = {};
