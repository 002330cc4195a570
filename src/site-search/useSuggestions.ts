import { type Dispatch, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { COMPOSITION_PAUSE_MS, SEARCH_WAITING_DELAY_MS } from '../constants.ts';
import { createSuggestionMemory, type SuggestionMemory } from '../core/search/suggestion-memory.ts';
import { parseSuggestions, type SuggestionAnswer } from '../core/search/suggestions.ts';
import type { SearchEmit } from './search-props.ts';
import type { Question, SearchAction } from './search-state.ts';
import type { SuggestionProvider } from './suggestion-provider.ts';

export interface SuggestionsOptions {
  readonly question: Question | undefined;
  /** Whether what failed, or is still to be asked, waits for the connection. */
  readonly isOffline: boolean;
  readonly provider: SuggestionProvider;
  /** Pause in the typing before a request, in ms. */
  readonly debounce: number;
  /** When an unanswered request counts as failed, in ms. */
  readonly timeout: number;
  readonly maxSuggestions: number;
  readonly dispatch: Dispatch<SearchAction>;
  readonly emit: SearchEmit;
}

/** What is known of a provider from earlier questions. */
interface Exchange {
  readonly memory: SuggestionMemory;
  /** Until then the server wants to be left alone, in ms since 1970. */
  quietUntilMs: number;
}

type Asking = SuggestionsOptions & { readonly exchange: Exchange };

/** How long to wait with a question. What a person presses for is asked at once, whatever `Retry-After` says. */
function delayOf({ pace }: Question, { debounce, exchange }: Asking): number {
  if (pace === 'at-once') return 0;
  return Math.max(pace === 'composition-pause' ? COMPOSITION_PAUSE_MS : debounce, exchange.quietUntilMs - Date.now());
}

/** Rejects when the signal is aborted: a provider may ignore its signal. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function show({ text }: Question, { suggestions, dropped }: SuggestionAnswer, { dispatch, emit }: Asking): void {
  dispatch({ type: 'answer-arrived', suggestions });
  emit('suggestions', { text, suggestions, problems: dropped });
}

function fail({ text }: Question, error: unknown, asking: Asking): void {
  const { dispatch, emit, exchange } = asking;
  const { message, retryAfterMs } = Object(error) as { readonly message?: unknown; readonly retryAfterMs?: unknown };
  if (typeof retryAfterMs === 'number') exchange.quietUntilMs = Date.now() + retryAfterMs;
  const isOffline = !navigator.onLine; // True says little, false is certain.
  dispatch({ type: 'request-failed', isOffline });
  emit('searcherror', { text, message: String(message ?? error) });
}

/** Sends one question and tells what becomes of it, unless it is superseded. */
async function ask(question: Question, superseded: AbortSignal, asking: Asking): Promise<void> {
  const { provider, timeout, maxSuggestions, dispatch, emit, exchange } = asking;
  const { text, filters } = question;
  const ended = new AbortController();
  const timers = [
    setTimeout(() => dispatch({ type: 'answer-late' }), SEARCH_WAITING_DELAY_MS),
    setTimeout(() => ended.abort(new Error(`No answer in ${timeout / 1000} s.`)), timeout),
  ];
  const clearTimers = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  superseded.addEventListener('abort', () => {
    clearTimers();
    ended.abort(superseded.reason);
  });
  dispatch({ type: 'question-sent' });
  emit('query', { text, filters });
  try {
    const { signal } = ended;
    const raw = await Promise.race([provider.suggest(text, filters, signal), abortion(signal)]);
    const answer = parseSuggestions(raw, maxSuggestions);
    if (!answer) throw new Error('The answer is no list of suggestions.');
    exchange.memory.remember(text, filters, answer.suggestions);
    if (!superseded.aborted) show(question, answer, asking);
  } catch (error) {
    if (!superseded.aborted) fail(question, error, asking);
  } finally {
    clearTimers();
  }
}

/**
 * Asks each question of a provider once, at its pace, and aborts it on the network when another one comes or there is none
 * any more (rows R1 to R4). Answers of older questions never arrive; what was answered before is shown at once (row R5).
 */
export function useSuggestions(options: SuggestionsOptions): void {
  const { question, isOffline, provider, maxSuggestions, dispatch } = options;
  // Anew for another provider or limit: what is known belongs to both.
  const exchange = useMemo<Exchange>(
    () => ({ memory: createSuggestionMemory(), quietUntilMs: 0 }),
    [provider, maxSuggestions],
  );
  const latest = useRef<Asking>({ ...options, exchange });
  useEffect(() => {
    latest.current = { ...options, exchange };
  });
  // In the commit that says it: the connection may be back before the next frame.
  useLayoutEffect(() => {
    if (!isOffline) return;
    const handleOnline = () => dispatch({ type: 'connection-returned' });
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isOffline, dispatch]);
  useEffect(() => {
    if (!question) return;
    const known = latest.current.exchange.memory.recall(question.text, question.filters);
    if (known) return show(question, { suggestions: known, dropped: [] }, latest.current);
    const superseding = new AbortController();
    const send = () => void ask(question, superseding.signal, latest.current);
    const delay = delayOf(question, latest.current);
    const timer = delay > 0 ? setTimeout(send, delay) : void send();
    return () => {
      clearTimeout(timer);
      superseding.abort();
    };
  }, [question, exchange]);
}
