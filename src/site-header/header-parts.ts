import { Later, useLater } from '../hooks/useLater.ts';
import type { laterParts } from './later-parts.ts';
import type { openedParts as parts } from './opened-parts.ts';

/** What of the header is there for who looks for it: the bar does without when it shows first. */
export const headerParts = new Later(async () => (await import('./later-parts.ts')).laterParts);

/** What panels, lists and the menu look like and do once they are open: loaded with the first sign of a person. */
export const openedParts = new Later(async () => (await import('./opened-parts.ts')).openedParts);

/** The parts that have come. @param isNeeded - see `useLater`. */
export function useHeaderParts(isNeeded = false): Partial<typeof laterParts> {
  return useLater(headerParts, isNeeded) ?? {};
}

/** The parts for what opens; empty until `useDisclosures` has had them loaded. */
export function useOpenedParts(): Partial<typeof parts> {
  return useLater(openedParts, false) ?? {};
}
