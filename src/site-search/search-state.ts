import type { SearchFilters } from '../core/search/search-filters.ts';
import { shouldSuggest } from '../core/search/search-urls.ts';
import type { Suggestion } from '../core/search/suggestions.ts';

/** What a pill removes. Specification §2.6 and §4. */
export type FilterName = 'locale' | 'area' | 'product';

/** What suggestions are asked for. Each is one request, unless a newer one comes first. */
export interface Question {
  readonly text: string;
  readonly filters: SearchFilters;
  /** When to ask: after a pause in the typing (§5), after a longer one in a composition (row I3), or now (row R6). */
  readonly pace: 'typing-pause' | 'composition-pause' | 'at-once';
}

/** What has become of the question. */
export type Answer =
  | { readonly status: 'idle' }
  /** Asked; the suggestions of the question before stay until there is an answer. */
  | { readonly status: 'asked'; readonly suggestions: readonly Suggestion[] }
  /** Asked, and late enough to say so. */
  | { readonly status: 'waiting'; readonly suggestions: readonly Suggestion[] }
  | { readonly status: 'suggestions'; readonly suggestions: readonly Suggestion[] }
  | { readonly status: 'no-match'; readonly text: string }
  | { readonly status: 'failed' }
  /** Opened or failed without a connection; asked again when there is one (row F5). */
  | { readonly status: 'offline' };

/** Everything the overlay shows that is not configuration. */
export interface SearchState {
  readonly text: string;
  readonly filters: SearchFilters;
  /** `undefined`: there is nothing to ask. */
  readonly question: Question | undefined;
  /** The last question that was sent, or answered from memory; while another one waits for its pause, not `question`. */
  readonly askedQuestion: Question | undefined;
  readonly answer: Answer;
  /** The suggestion that the keyboard or the mouse is on; −1 for none. */
  readonly activeIndex: number;
}

/** What the person did, or what arrived. */
export type SearchAction =
  | { readonly type: 'opened'; readonly startFilters: SearchFilters; readonly isOffline?: boolean }
  | { readonly type: 'closed' }
  | { readonly type: 'text-changed'; readonly text: string; readonly isComposing: boolean }
  | { readonly type: 'clear-pressed' }
  | { readonly type: 'filter-removed'; readonly filter: FilterName; readonly defaultLocale: string }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'connection-returned' }
  | { readonly type: 'active-moved'; readonly index: number }
  | { readonly type: 'question-sent' }
  | { readonly type: 'answer-late' }
  | { readonly type: 'answer-arrived'; readonly suggestions: readonly Suggestion[] }
  | { readonly type: 'request-failed'; readonly isOffline: boolean };

const IDLE: Answer = { status: 'idle' };
const NO_SUGGESTIONS: readonly Suggestion[] = [];

/** Scripts that are composed: their text is not looked up before the person has chosen it. Row I3. */
const COMPOSED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text holds Han, Kana or Hangul. */
export function isComposedScript(text: string): boolean {
  return COMPOSED_SCRIPT.test(text);
}

/** The search before it is opened for the first time. */
export function createSearchState(locale: string): SearchState {
  return {
    text: '',
    filters: { locale },
    question: undefined,
    askedQuestion: undefined,
    answer: IDLE,
    activeIndex: -1,
  };
}

/** The suggestions that are shown in a state. */
export function shownSuggestions({ answer }: SearchState): readonly Suggestion[] {
  return 'suggestions' in answer ? answer.suggestions : NO_SUGGESTIONS;
}

function hasSameFilters(a: SearchFilters, b: SearchFilters): boolean {
  return a.locale === b.locale && a.area === b.area && a.product === b.product;
}

/**
 * The filters after a pill is gone: the language goes back to the site's default, English for the eight; a product does
 * not outlive its area (§4).
 */
export function withoutFilter(filters: SearchFilters, filter: FilterName, defaultLocale: string): SearchFilters {
  if (filter === 'locale') return { ...filters, locale: defaultLocale };
  return filter === 'area' ? { locale: filters.locale } : { ...filters, product: undefined };
}

/** Asks for the state's text and filters, or drops what was found where the text is too short (§4, §5). */
function asking(state: SearchState, pace: Question['pace'], minLength: number): SearchState {
  if (!shouldSuggest(state.text, minLength)) {
    // Without a connection that goes on being said.
    const answer: Answer = state.answer.status === 'offline' ? state.answer : IDLE;
    return { ...state, question: undefined, answer, activeIndex: -1 };
  }
  return { ...state, question: { text: state.text.trim(), filters: state.filters, pace }, activeIndex: -1 };
}

/** What is left of an answer that is waited for no more: the suggestions of the question before. */
function withoutWaiting(answer: Answer): Answer {
  if (answer.status !== 'asked' && answer.status !== 'waiting') return answer;
  return answer.suggestions.length > 0 ? { status: 'suggestions', suggestions: answer.suggestions } : IDLE;
}

function textChanged(state: SearchState, text: string, isComposing: boolean, minLength: number): SearchState {
  const next = { ...state, text };
  if (isComposing && isComposedScript(text)) {
    return { ...next, question: undefined, answer: withoutWaiting(state.answer), activeIndex: -1 };
  }
  const isSameQuestion = state.question?.text === text.trim() && state.question.filters === state.filters;
  // A key that changes nothing of the question, a space, is still a key: the pause begins anew (row R2).
  const isAsked = state.askedQuestion === state.question;
  const isToAskAgain = state.answer.status === 'failed' || state.answer.status === 'offline';
  if (isSameQuestion && isAsked && !isToAskAgain) return { ...next, activeIndex: -1 };
  return asking(next, isComposing ? 'composition-pause' : 'typing-pause', minLength);
}

/**
 * Closing keeps text, filters and the suggestions for them for the next opening (contract §5), but waits for nothing any
 * more. Suggestions of a text before it are not kept: what it stands for now is asked on the next opening.
 */
function closed(state: SearchState): SearchState {
  const { answer, askedQuestion, text, filters } = state;
  const isAnswered = answer.status === 'suggestions' || answer.status === 'no-match';
  const isForThis = askedQuestion?.text === text.trim() && askedQuestion.filters === filters;
  return { ...state, question: undefined, answer: isAnswered && isForThis ? answer : IDLE, activeIndex: -1 };
}

function answered(state: SearchState, suggestions: readonly Suggestion[]): SearchState {
  const activeUrl = shownSuggestions(state)[state.activeIndex]?.url;
  const text = state.question?.text ?? state.text;
  return {
    ...state,
    askedQuestion: state.question,
    answer: suggestions.length > 0 ? { status: 'suggestions', suggestions } : { status: 'no-match', text },
    // The same page stays active; Enter never goes to one that slid into its place (row C9).
    activeIndex: activeUrl === undefined ? -1 : suggestions.findIndex(({ url }) => url === activeUrl),
  };
}

/**
 * Moves the search on. Requests, timers and focus stay outside of it: `useSuggestions` asks each new question once.
 * Specification §4 and §5, contract §5.
 *
 * @param minLength - the attribute `min-length`.
 */
export function searchReducer(state: SearchState, action: SearchAction, minLength: number): SearchState {
  switch (action.type) {
    case 'opened': {
      const isIdle = state.answer.status === 'idle';
      const next: SearchState = isIdle && action.isOffline ? { ...state, answer: { status: 'offline' } } : state;
      if (state.text.trim() === '') {
        return hasSameFilters(state.filters, action.startFilters) ? next : { ...next, filters: action.startFilters };
      }
      return isIdle ? asking(next, 'at-once', minLength) : next;
    }
    case 'closed':
      return closed(state);
    case 'text-changed':
      return textChanged(state, action.text, action.isComposing, minLength);
    case 'clear-pressed':
      return asking({ ...state, text: '' }, 'at-once', minLength);
    case 'filter-removed':
      return asking(
        { ...state, filters: withoutFilter(state.filters, action.filter, action.defaultLocale) },
        'at-once',
        minLength,
      );
    case 'connection-returned':
      return state.answer.status === 'offline' ? asking({ ...state, answer: IDLE }, 'at-once', minLength) : state;
    case 'retry-pressed':
      return asking({ ...state, answer: IDLE }, 'at-once', minLength);
    case 'active-moved':
      return action.index === state.activeIndex ? state : { ...state, activeIndex: action.index };
    case 'question-sent':
      return {
        ...state,
        askedQuestion: state.question,
        answer: { status: 'asked', suggestions: shownSuggestions(state) },
      };
    case 'answer-late':
      return { ...state, answer: { status: 'waiting', suggestions: shownSuggestions(state) } };
    case 'answer-arrived':
      return answered(state, action.suggestions);
    case 'request-failed':
      return { ...state, answer: { status: action.isOffline ? 'offline' : 'failed' }, activeIndex: -1 };
    default:
      return action satisfies never;
  }
}
