import { flavour } from './flavour.ts';

/**
 * Tells the totals of `npm test` how much a test in a browser has tried; see `count.ts`.
 *
 * @param what - in the plural: `cells`.
 * @param where - names the test among those of this kind.
 */
export async function tellCount(what: string, where: string, count: number): Promise<void> {
  const told = { what, where: `${where}, ${flavour}, ${navigator.userAgent}`, count };
  await fetch('/__test/counts', { method: 'POST', body: JSON.stringify(told) });
}
