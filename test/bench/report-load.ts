import type { BenchServer } from './bench-server.ts';
import { type LoadMeasurement, measureLoad, PROFILES, type Profile } from './measure-load.ts';
import { type Variant, variantPath } from './pages.ts';
import { type Part, SMALLEST } from './part.ts';
import { byTurns, median, medians } from './statistics.ts';
import { kilobytes, ms, ratio, tableLines } from './table.ts';

const PAGE_COUNTS = [1, 10, 50];

type Loads = ReadonlyMap<Variant, readonly LoadMeasurement[]>;

function printLoads(profile: Profile, loads: Loads): Record<string, LoadMeasurement> {
  const middle = new Map([...loads].map(([variant, values]) => [variant, medians(values)]));
  const of = (variant: Variant, key: keyof LoadMeasurement) => middle.get(variant)?.[key] ?? Number.NaN;
  const column = (key: keyof LoadMeasurement, show: (value: number) => string) => (variant: Variant) =>
    show(of(variant, key));
  console.log(`\nLoading, ${profile.name}: medians\n`);
  const lines = tableLines<Variant>([...loads.keys()], {
    page: (variant) => variant,
    'header visible, ms': column('headerVisible', ms),
    'to plain': (variant) => ratio(of(variant, 'headerVisible'), of('plain HTML', 'headerVisible')),
    'to smallest': (variant) => {
      const smallest = SMALLEST[variant];
      return smallest ? ratio(of(variant, 'headerVisible'), of(smallest, 'headerVisible')) : '';
    },
    FCP: column('firstPaint', ms),
    LCP: column('largestPaint', ms),
    shift: column('layoutShift', (value) => value.toFixed(3)),
    kB: column('bytes', kilobytes),
    requests: column('requests', String),
    'script, ms': column('scriptTime', ms),
    'blocking, ms': column('blockingTime', ms),
    'heap, kB': column('heap', kilobytes),
    nodes: column('nodes', String),
  });
  console.log(lines.join('\n'));
  return Object.fromEntries(middle);
}

/** What a visitor fetches who reads one page, ten, fifty: scripts once, HTML each time. */
function printPageCosts(loads: Loads, server: BenchServer): void {
  console.log('\nBytes after some pages, kB\n');
  const cost = (variant: Variant, count: number) => {
    const pageBytes = server.sentBytes(variantPath(variant));
    const first = median((loads.get(variant) ?? []).map(({ bytes }) => bytes));
    return first + (count - 1) * pageBytes;
  };
  const columns = PAGE_COUNTS.map((count) => [`${count} pages`, (variant: Variant) => kilobytes(cost(variant, count))]);
  console.log(
    tableLines<Variant>([...loads.keys()], {
      page: (variant: Variant) => variant,
      ...Object.fromEntries(columns),
    }).join('\n'),
  );
}

/** Loading with an empty cache, on each network. */
export const reportLoad: Part = async ({ browser, server, runs, variants }) => {
  const result: Record<string, unknown> = {};
  for (const profile of PROFILES) {
    const measure = (variant: Variant) => measureLoad(browser, server.origin + variantPath(variant), profile);
    const loads = await byTurns(variants, runs, measure);
    result[profile.name] = printLoads(profile, loads);
    if (profile === PROFILES[0]) printPageCosts(loads, server);
  }
  return result;
};
