import type { Ref } from 'react';
import type { Problem } from '../core/config/problem.ts';
import type { SearchConfig } from '../core/config/search-config.ts';
import type { LinkContext } from '../core/links/link-rules.ts';
import type { Locale } from '../core/locale/locales.ts';
import type { FieldTexts } from '../core/locale/text-types.ts';
import type { SearchFilters } from '../core/search/search-filters.ts';
import type { Suggestion } from '../core/search/suggestions.ts';

/** Why the overlay opened: `detail.reason` of `searchopen`. */
export const OPEN_REASONS = ['method', 'attribute', 'shortcut', 'command'] as const;

/**
 * Why it closed: `detail.reason` of `searchclose`. `back` is the browser's Back; with `navigation` the page is left, or
 * one of its anchors is gone to.
 */
export const CLOSE_REASONS = [
  'escape',
  'shortcut',
  'button',
  'outside',
  'method',
  'attribute',
  'command',
  'back',
  'navigation',
] as const;

export type OpenReason = (typeof OPEN_REASONS)[number];
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** `detail` of the events of `<site-search>`. Contract §5. */
export interface SearchEvents {
  readonly configerror: { readonly problems: readonly Problem[] };
  readonly searchopen: { readonly reason: OpenReason };
  readonly searchclose: { readonly reason: CloseReason };
  /** A request is sent. */
  readonly query: { readonly text: string; readonly filters: SearchFilters };
  /** An answer is shown; `problems` says which of its items were dropped and why. */
  readonly suggestions: {
    readonly text: string;
    readonly suggestions: readonly Suggestion[];
    readonly problems: readonly Problem[];
  };
  readonly suggestionselect: {
    readonly suggestion: Suggestion;
    readonly url: string;
    readonly index: number;
    readonly originalEvent: Event;
  };
  readonly searchsubmit: {
    readonly text: string;
    readonly filters: SearchFilters;
    /** Absent without a usable `search-url`: then nothing happens but this event. */
    readonly url: string | undefined;
  };
  readonly searcherror: { readonly text: string; readonly message: string };
}

/** @returns false if a listener cancelled the event. */
export type SearchEmit = <Type extends keyof SearchEvents>(type: Type, detail: SearchEvents[Type]) => boolean;

/** The methods of `<site-search>`. Contract §5. */
export interface SearchHandle {
  readonly show: () => void;
  readonly close: () => void;
  readonly clear: () => void;
}

/** What `<site-search>` renders from. */
export interface SiteSearchProps {
  readonly attributes: {
    readonly suggestUrl: string | undefined;
    readonly provider: 'http' | 'pagefind';
    readonly pagefindUrl: string | undefined;
    readonly searchUrl: string | undefined;
    readonly queryParameter: string | undefined;
    readonly minLength: number;
    /** ms */
    readonly debounce: number;
    /** ms */
    readonly timeout: number;
    readonly maxSuggestions: number;
    readonly shortcut: string | undefined;
  };
  readonly data: SearchConfig;
  readonly locale: Locale;
  /** The site's languages. */
  readonly locales: readonly Locale[];
  /** Those of the language; the data may have others. */
  readonly texts: FieldTexts;
  readonly links: LinkContext;
  readonly emit: SearchEmit;
  readonly reflect: (name: 'open', isSet: boolean) => void;
  /** `suggestionProvider`, if script set one. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly ref?: Ref<SearchHandle>;
}
