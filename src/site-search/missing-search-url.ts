import { describeProblem } from '../core/config/problem.ts';
import type { SearchEmit } from './search-props.ts';

/** Elements whose missing `search-url` is on record: a mistake is told once. */
const reported = new WeakSet<Element>();

/**
 * Tells the page's author that a submit led nowhere: only then, because a page may do without `search-url` and cancel
 * `searchsubmit` to show results itself.
 */
export function reportMissingSearchUrl(input: Element, emit: SearchEmit): void {
  const { host } = input.getRootNode() as ShadowRoot;
  if (reported.has(host)) return;
  reported.add(host);
  const problem = {
    pointer: '@search-url',
    received: 'nothing',
    expected: 'the address of a results site, or a listener that cancels searchsubmit',
    consequence: 'The submit leads nowhere.',
  };
  console.warn(describeProblem(host.localName, problem, 'site-search'), host);
  emit('configerror', { problems: [problem] });
}
