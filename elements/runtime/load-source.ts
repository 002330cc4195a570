import { DATA_MAX_BYTES } from '../../src/constants.ts';
import type { Problem } from '../../src/core/config/problem.ts';
import { boundedText } from '../../src/core/text/bounded-text.ts';
import { fetchSource } from '../page/early-sources.ts';
import { type Configuration, readText } from './configuration.ts';
import { explainJson } from './explain-json.ts';

/** How long `src` may take before the page's author is told. Rendering goes on waiting for it no longer. */
const SRC_TIMEOUT_MS = 10_000;

function srcProblem(received: string): Problem {
  return { pointer: '@src', received, expected: 'the address of a JSON document', consequence: 'No data is loaded.' };
}

/**
 * Loads the data of a `src`; pages without one do without this code.
 *
 * @param request - ends it.
 * @returns `undefined` if it was ended.
 */
export async function loadSource(
  src: string,
  baseUrl: string,
  request: AbortController,
): Promise<Configuration | undefined> {
  const { signal } = request;
  const timer = setTimeout(() => request.abort('timeout'), SRC_TIMEOUT_MS);
  try {
    const response = await fetchSource(new URL(src, baseUrl).href, signal);
    if (!response.ok) return { status: 'broken', problem: srcProblem(`"${src}", which answers ${response.status}`) };
    const text = await boundedText(response, DATA_MAX_BYTES);
    const loaded = readText(text) ?? explainJson(text);
    return loaded.status === 'broken' ? { ...loaded, problem: { ...loaded.problem, pointer: '@src' } } : loaded;
  } catch (error) {
    if (signal.aborted && signal.reason !== 'timeout') return undefined;
    const reason = signal.aborted ? `gives no answer in ${SRC_TIMEOUT_MS / 1000} s` : `fails: ${error}`;
    return { status: 'broken', problem: srcProblem(`"${src}", which ${reason}`) };
  } finally {
    clearTimeout(timer);
  }
}
