import type { Problem } from '../../src/core/config/problem.ts';

/** What is known of an element's data. */
export type Configuration =
  | { readonly status: 'absent'; readonly losses?: readonly Problem[] }
  | { readonly status: 'pending' }
  /** With what was lost when data was made of a menu. */
  | { readonly status: 'present'; readonly value: unknown; readonly losses?: readonly Problem[] }
  | { readonly status: 'broken'; readonly problem: Problem };

/** `undefined`: the text is not JSON. An empty one is no data and no problem (contract §7). */
export function readText(text: string): Configuration | undefined {
  const json = text.trim();
  if (json === '') return { status: 'absent' };
  try {
    return { status: 'present', value: JSON.parse(json) };
  } catch {
    return undefined;
  }
}
