/** The middle of some numbers; of an even count, the lower middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that the given part of the numbers does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** The median of each field of some measurements, which hold numbers. */
export function medians<Measurement extends object>(values: readonly Measurement[]): Measurement {
  const keys = Object.keys(values[0] ?? {}) as (keyof Measurement)[];
  return Object.fromEntries(keys.map((key) => [key, median(values.map((value) => Number(value[key])))])) as Measurement;
}

/** Half of the distance from the smallest to the largest, as a part of the median: how much the runs differ. */
export function unrest(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / 2 / median(values);
}

/**
 * Measures everything by turns, so that a slow minute of the machine strikes each of them.
 *
 * @returns what each turn gave, by name.
 */
export async function byTurns<Name extends string, Measurement>(
  names: readonly Name[],
  turns: number,
  measure: (name: Name) => Promise<Measurement>,
): Promise<ReadonlyMap<Name, readonly Measurement[]>> {
  const measured = new Map<Name, Measurement[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of names) {
      measured.get(name)?.push(await measure(name));
      process.stdout.write('.');
    }
  }
  console.log();
  return measured;
}
