import { CLOSE_REASONS, OPEN_REASONS } from '../../src/site-search/search-props.ts';
import type { siteSearch } from '../site-search.ts';
import { type ElementDescription, SHARED_ATTRIBUTE_DESCRIPTIONS, unionType } from './description.ts';

const FILTERS = 'SearchFilters';
const SUGGESTION = 'Suggestion';

/** What `custom-elements.json` says of `<site-search>`. */
export const siteSearchDescription: ElementDescription<typeof siteSearch> = {
  summary: 'A search overlay: a modal dialog with suggestions while typing, filters, and a submit to the results site.',
  attributes: {
    ...SHARED_ATTRIBUTE_DESCRIPTIONS,
    provider: 'Where suggestions come from: a server, or the static index that Pagefind made of the pages.',
    'suggest-url': 'Address that answers suggestions. Default: `/api/autosuggest` on `site-origin`.',
    'pagefind-url': 'Address of `pagefind.js`. Default: `/pagefind/pagefind.js`.',
    'search-url': 'Address of the external results site, which a submit goes to.',
    'query-parameter':
      'Name of the parameter that holds the text there: `s` in WordPress, `keys` in Drupal. Default: `q`.',
    'min-length': 'Shortest text that is looked up, in characters.',
    debounce: 'Pause in the typing before a request, in ms.',
    timeout: 'When an unanswered request counts as failed, in ms.',
    'max-suggestions': 'Longest list that is shown.',
    shortcut: 'Keys that open the overlay: `Mod+K` by default, where `Mod` is Command or Control; `none` turns it off.',
    hydrate:
      'When the code comes by the one tag: after that of header and sub-navigation (`load`), when the browser is idle (`idle`), or when a person is about to open it (`intent`).',
    open: 'Whether the overlay is open; set it to open the overlay, and read it.',
  },
  events: {
    configerror: {
      description: 'Something in the data or an attribute cannot be used.',
      detail: '{ problems: readonly Problem[] }',
    },
    searchopen: {
      description: 'The overlay is about to open. Cancel it to keep it closed.',
      detail: `{ reason: ${unionType(OPEN_REASONS)} }`,
    },
    searchclose: {
      description: 'The overlay has closed.',
      detail: `{ reason: ${unionType(CLOSE_REASONS)} }`,
    },
    query: { description: 'Suggestions are asked for.', detail: `{ text: string, filters: ${FILTERS} }` },
    suggestions: {
      description: 'An answer has come; `problems` says which of its items were dropped.',
      detail: `{ text: string, suggestions: readonly ${SUGGESTION}[], problems: readonly Problem[] }`,
    },
    suggestionselect: {
      description: 'A suggestion is followed. Cancel it to go there yourself.',
      detail: `{ suggestion: ${SUGGESTION}, url: string, index: number, originalEvent: Event }`,
    },
    searchsubmit: {
      description: 'The text is submitted. Cancel it to show results yourself.',
      detail: `{ text: string, filters: ${FILTERS}, url: string | undefined }`,
    },
    searcherror: {
      description: 'Suggestions could not be had; the person sees it and can try again.',
      detail: '{ text: string, message: string }',
    },
  },
  methods: {
    show: 'Opens the overlay.',
    close: 'Closes it; text and filters stay for the next opening.',
    clear: 'Empties text and suggestions.',
  },
  properties: {
    config: {
      type: 'SearchConfig | null',
      description: 'The search configuration; wins over the JSON child and `src`.',
    },
    suggestionProvider: {
      type: '{ suggest(query: string, filters: SearchFilters, signal: AbortSignal): Promise<unknown> } | null',
      description: 'Brings suggestions in place of `suggest-url`; answers what that would answer.',
    },
  },
  parts: {
    dialog: 'The modal dialog.',
    form: 'The form with the input.',
    input: 'The input.',
    'clear-button': 'The button that empties the text.',
    'submit-button': 'The button that submits.',
    'close-button': 'The button that closes the overlay.',
    pills: 'The list of active filters.',
    pill: 'An active filter, which it removes.',
    suggestions: 'The list of suggestions.',
    suggestion: 'A suggestion.',
    status: 'What is said instead of suggestions.',
    footer: 'The credit and what Enter does.',
  },
  cssProperties: {},
  slot: 'A GET form to the results site that works until the overlay is there, and without script.',
};
