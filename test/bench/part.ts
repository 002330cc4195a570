import type { Browser } from '@playwright/test';
import type { BenchServer } from './bench-server.ts';
import { PEER_VARIANTS, VARIANTS, type Variant } from './pages.ts';
import { PEER_SEARCHES, SEARCH_VARIANTS, type SearchVariant } from './search-pages.ts';

/** What a part of the bench has to work with. */
export interface Bench {
  readonly browser: Browser;
  readonly server: BenchServer;
  readonly runs: number;
  /** The pages that were asked for, in their order; plain HTML is always among them. */
  readonly variants: readonly Variant[];
  readonly searches: readonly SearchVariant[];
}

/** Measures something, prints its tables, and gives all numbers. */
export type Part = (bench: Bench) => Promise<unknown>;

/**
 * Those of some pages that are measured: what everything is compared with, and what was asked for.
 *
 * @param wanted - words that a page's name has, or nothing for all pages.
 * @throws {RangeError} if a word is in no name.
 */
export function chosen(
  wanted: readonly string[],
  hasPeers: boolean,
): { readonly variants: readonly Variant[]; readonly searches: readonly SearchVariant[] } {
  const names = [...VARIANTS, ...SEARCH_VARIANTS];
  const stray = wanted.filter((word) => !names.some((name) => name.includes(word)));
  if (stray.length > 0)
    throw new RangeError(`No page is called ${stray.join(' or ')}. There are: ${names.join('; ')}.`);
  const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));
  const isThere = (name: Variant | SearchVariant) =>
    hasPeers || !([...PEER_VARIANTS, ...PEER_SEARCHES] as readonly string[]).includes(name);
  return {
    variants: VARIANTS.filter((name) => isThere(name) && (name === 'plain HTML' || isWanted(name))),
    searches: SEARCH_VARIANTS.filter((name) => isThere(name) && (name === 'dialog' || isWanted(name))),
  };
}

/** What each page is compared with, beside plain HTML. */
export const SMALLEST: Readonly<Partial<Record<Variant, Variant>>> = {
  'one tag': 'React element',
  'one tag, no delay': 'React element',
  'one tag, preloads': 'React element',
  'one tag, no delay, preloads': 'React element',
  lite: 'Preact element',
  'lite, no delay': 'Preact element',
  'lite, preloads': 'Preact element',
  'lite, no delay, preloads': 'Preact element',
};
