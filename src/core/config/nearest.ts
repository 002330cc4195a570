/** How much of a word may be wrong for another one to be worth suggesting: two of five letters. */
const WRONG_SHARE = 0.4;

/** Letters and digits only, in lower case, so that `styleType`, `Style type` and `style_type` are one word. */
function comparable(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Levenshtein distance: the single letters to insert, remove or replace that turn one word into the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/**
 * The candidate that an author most likely meant. Case and punctuation do not count.
 *
 * @returns `undefined` if none is near: more than two of five letters differ (one, in words of up to four letters).
 */
export function nearestOf(word: string, candidates: readonly string[]): string | undefined {
  const meant = comparable(word);
  let nearest: string | undefined;
  let limit = Math.max(1, Math.floor(meant.length * WRONG_SHARE));
  for (const candidate of candidates) {
    const name = comparable(candidate);
    if (Math.abs(name.length - meant.length) > limit) continue; // So a hostile, endless word costs nothing.
    const distance = editDistance(meant, name);
    if (distance > limit) continue;
    nearest = candidate;
    limit = distance - 1;
  }
  return nearest;
}
