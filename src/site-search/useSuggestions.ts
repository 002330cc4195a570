import { type Dispatch, useEffect, useRef } from 'react';
import { COMPOSITION_PAUSE_MS, SEARCH_WAITING_DELAY_MS } from '../constants.ts';
import { parseSuggestions } from '../core/search/suggestions.ts';
import type { SearchEmit } from './search-props.ts';
import type { Question, SearchAction } from './search-state.ts';
import type { SuggestionProvider } from './suggestion-provider.ts';

export interface SuggestionsOptions {
  readonly question: Question | undefined;
  readonly provider: SuggestionProvider;
  /** Pause in the typing before a request, in ms. */
  readonly debounce: number;
  /** When an unanswered request counts as failed, in ms. */
  readonly timeout: number;
  readonly maxSuggestions: number;
  readonly dispatch: Dispatch<SearchAction>;
  readonly emit: SearchEmit;
}

function delayOf({ pace }: Question, debounce: number): number {
  if (pace === 'at-once') return 0;
  return pace === 'composition-pause' ? COMPOSITION_PAUSE_MS : debounce;
}

/** Rejects when the signal is aborted: a provider may ignore its signal. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** Sends one question and tells what becomes of it. */
async function ask(question: Question, request: AbortController, options: SuggestionsOptions): Promise<void> {
  const { provider, timeout, maxSuggestions, dispatch, emit } = options;
  const { text, filters } = question;
  const { signal } = request;
  const seconds = timeout / 1000;
  const timers = [
    setTimeout(() => dispatch({ type: 'answer-late' }), SEARCH_WAITING_DELAY_MS),
    setTimeout(() => request.abort(new Error(`No answer in ${seconds} s.`)), timeout),
  ];
  const clearTimers = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  signal.addEventListener('abort', clearTimers);
  dispatch({ type: 'question-sent' });
  emit('query', { text, filters });
  try {
    const raw = await Promise.race([provider.suggest(text, filters, signal), abortion(signal)]);
    const answer = parseSuggestions(raw, maxSuggestions);
    if (!answer) throw new Error('The answer is no list of suggestions.');
    dispatch({ type: 'answer-arrived', suggestions: answer.suggestions });
    emit('suggestions', { text, suggestions: answer.suggestions, problems: answer.dropped });
  } catch (error) {
    if (signal.reason === SUPERSEDED) return;
    dispatch({ type: 'request-failed' });
    emit('searcherror', { text, message: error instanceof Error ? error.message : String(error) });
  } finally {
    clearTimers();
  }
}

/** Why a request is aborted for which nobody waits any more. */
const SUPERSEDED = 'superseded';

/**
 * Asks each question once, at its pace, and aborts it on the network when another one comes or there is none any more
 * (rows R1 to R4). Answers of older questions never arrive.
 */
export function useSuggestions(options: SuggestionsOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { question } = options;
  useEffect(() => {
    if (!question) return;
    const request = new AbortController();
    const send = () => void ask(question, request, latest.current);
    const delay = delayOf(question, latest.current.debounce);
    const timer = delay > 0 ? setTimeout(send, delay) : void send();
    return () => {
      clearTimeout(timer);
      request.abort(SUPERSEDED);
    };
  }, [question]);
}
