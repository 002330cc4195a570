import {
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAX_SUGGESTIONS_COUNT,
  SEARCH_MIN_LENGTH_COUNT,
  SEARCH_TIMEOUT_MS,
} from '../src/constants.ts';
import { readSearchConfig, type SearchConfig, searchTextsSchema } from '../src/core/config/search-config.ts';
import { withoutPrototype } from '../src/core/config/without-prototype.ts';
import { localeOfTag } from '../src/core/locale/find-locale.ts';
import parts from '../src/parts/parts.css';
import searchFieldCss from '../src/site-search/SearchField.css';
import siteSearchCss from '../src/site-search/SiteSearch.css';
import { SiteSearch } from '../src/site-search/SiteSearch.tsx';
import type { SearchEvents, SearchHandle } from '../src/site-search/search-props.ts';
import { whenUsed } from '../src/site-search/stages.ts';
import { ownUrl } from '../src/site-search/web-url.ts';
import reset from '../src/styles/reset.css';
import tokens from '../src/styles/tokens.css';
import { type ElementDeclaration, SHARED_ATTRIBUTES } from './runtime/declaration.ts';

const attributes = {
  ...SHARED_ATTRIBUTES,
  provider: { type: 'enum', values: ['http', 'pagefind'], default: 'http' },
  'suggest-url': { type: 'string', unlessWebUrl: 'Suggestions fail.' },
  'pagefind-url': {
    type: 'string',
    unlessWebUrl: 'The default, "/pagefind/pagefind.js", is used.',
    isForeign: (text: string) => typeof document === 'object' && !ownUrl(text, document.URL), // None in a pre-render.
  },
  'search-url': { type: 'string', unlessWebUrl: 'A submit leads nowhere.' },
  'query-parameter': { type: 'string' },
  'min-length': { type: 'number', default: SEARCH_MIN_LENGTH_COUNT },
  debounce: { type: 'number', default: SEARCH_DEBOUNCE_MS },
  timeout: { type: 'number', default: SEARCH_TIMEOUT_MS },
  'max-suggestions': { type: 'number', default: SEARCH_MAX_SUGGESTIONS_COUNT },
  shortcut: { type: 'string' },
  open: { type: 'boolean' },
  hydrate: { ...SHARED_ATTRIBUTES.hydrate, default: 'intent' },
} as const;

/** `<site-search>`: the search overlay with suggestions while typing. Contract §5. */
export const siteSearch = {
  name: 'search',
  texts: 'search',
  textKeys: Object.keys(searchTextsSchema.entries),
  component: SiteSearch,
  attributes,
  events: {
    configerror: { isCancelable: false },
    searchopen: { isCancelable: true },
    searchclose: { isCancelable: false },
    query: { isCancelable: false },
    suggestions: { isCancelable: false },
    suggestionselect: { isCancelable: true },
    searchsubmit: { isCancelable: true },
    searcherror: { isCancelable: false },
  },
  methods: ['show', 'close', 'clear'],
  properties: ['suggestionProvider'],
  read: readSearchConfig,
  pageOf: ({ locales, filters }: SearchConfig) =>
    withoutPrototype({ locales, namesLanguages: localeOfTag(filters?.locale ?? '') !== undefined }),
  dataByDefault: {},
  styles: [tokens, reset, parts, siteSearchCss, searchFieldCss],
  whenUsed,
} as const satisfies ElementDeclaration<typeof attributes, SearchConfig, SearchEvents, SearchHandle, 'search'>;
