/** One file knows another: it imports it, or reads it. Paths from the project's folder. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** Guards read files by pattern, whatever imports them. */
const READS_EVERYTHING = /^test\/guards\//;

/** What every test runs with. */
const EVERYWHERE =
  /^(test\/(runner|support\/setup)|test\/[^/]+$|package(-lock)?\.json$|tsconfig|src\/styles\/css-text)/;

/**
 * Which tests what has changed can break: those that know a changed file, at whatever remove, and the guards.
 *
 * @param changed - Paths of files that were changed, added or removed.
 * @param tests - Paths of all test files.
 */
export function affectedTests(changed: readonly string[], tests: readonly string[], edges: readonly Edge[]): string[] {
  if (changed.length === 0) return [];
  if (changed.some((file) => EVERYWHERE.test(file))) return [...tests];
  const knownBy = new Map<string, string[]>();
  for (const { from, to } of edges) knownBy.set(to, [...(knownBy.get(to) ?? []), from]);
  const affected = new Set(changed);
  for (const file of affected) for (const other of knownBy.get(file) ?? []) affected.add(other);
  return tests.filter((test) => affected.has(test) || READS_EVERYTHING.test(test));
}
