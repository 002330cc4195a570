import { Later, useLater } from '../hooks/useLater.ts';
import type { laterParts } from './later-parts.ts';

/**
 * What of the header shows only once a person opens something or moves the focus there, with its styles: the bar does
 * without when it shows first.
 */
export const headerParts = new Later(async () => (await import('./later-parts.ts')).laterParts);

/** The parts that have come. @param isNeeded - see `useLater`. */
export function useHeaderParts(isNeeded = false): Partial<typeof laterParts> {
  return useLater(headerParts, isNeeded) ?? {};
}
