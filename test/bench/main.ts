import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../runner/chromium.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { type LoadMeasurement, measureLoad, PROFILES, type Profile } from './measure-load.ts';
import { measurePanel, median } from './measure-panel.ts';
import { measureSearch, measureSearchBytes, measureSearchLeftovers, type Spread } from './measure-search.ts';
import { benchFiles, VARIANTS, type Variant, variantPath } from './pages.ts';
import { kilobytes, ms, ratio, tableLines } from './table.ts';

// `npm run bench`: prints how the elements compare with the plainest page that shows the same links.

/** What each variant is compared with, beside plain HTML. */
const SMALLEST: Readonly<Partial<Record<Variant, Variant>>> = {
  'one tag': 'React element',
  'one tag, no delay': 'React element',
  lite: 'Preact element',
  'lite, no delay': 'Preact element',
};

const PAGE_COUNTS = [1, 10, 50];

type Loads = ReadonlyMap<Variant, readonly LoadMeasurement[]>;

/** Runs of all variants by turns, so that a slow minute of the machine strikes each of them. */
async function measureLoads(browser: Browser, { origin }: BenchServer, profile: Profile, runs: number): Promise<Loads> {
  const loads = new Map<Variant, LoadMeasurement[]>(VARIANTS.map((variant) => [variant, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const variant of VARIANTS) {
      loads.get(variant)?.push(await measureLoad(browser, origin + variantPath(variant), profile));
      process.stdout.write('.');
    }
  }
  console.log();
  return loads;
}

function printLoads(profile: Profile, loads: Loads): Record<string, Record<string, number>> {
  const medians = new Map(
    VARIANTS.map((variant) => {
      const values = loads.get(variant) ?? [];
      const keys = Object.keys(values[0] ?? {}) as (keyof LoadMeasurement)[];
      return [
        variant,
        Object.fromEntries(keys.map((key) => [key, median(values.map((value) => value[key]))])),
      ] as const;
    }),
  );
  const of = (variant: Variant, key: keyof LoadMeasurement) => medians.get(variant)?.[key] ?? Number.NaN;
  const column = (key: keyof LoadMeasurement, show: (value: number) => string) => (variant: Variant) =>
    show(of(variant, key));
  console.log(`\nLoading, ${profile.name}: medians\n`);
  const lines = tableLines<Variant>(VARIANTS, {
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
    'heap, kB': column('heap', (value) => kilobytes(value)),
    nodes: column('nodes', String),
  });
  console.log(lines.join('\n'));
  return Object.fromEntries(medians);
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
    tableLines<Variant>(VARIANTS, { page: (variant: Variant) => variant, ...Object.fromEntries(columns) }).join('\n'),
  );
}

async function measurePanels(browser: Browser, { origin }: BenchServer) {
  const profile: Profile = { name: 'processor slowed four times', processorSlowdown: 4 };
  const variants = ['plain HTML', 'React element', 'one tag', 'prerendered, full', 'lite'] as const;
  const rows = [];
  for (const variant of variants) {
    rows.push({ variant, ...(await measurePanel(browser, origin + variantPath(variant), profile)) });
  }
  console.log(`\nPanels, ${profile.name}: medians in ms; resize and scroll are work of the main thread\n`);
  const lines = tableLines(rows, {
    page: ({ variant }) => variant,
    'first open': ({ firstOpen }) => ms(firstOpen),
    open: ({ open }) => ms(open),
    close: ({ close }) => ms(close),
    'resize across 1250 px': ({ resize }) => ms(resize),
    'a step of scrolling': ({ scroll }) => ms(scroll),
  });
  console.log(lines.join('\n'));
  return rows;
}

async function measureSearches(browser: Browser, { origin }: BenchServer) {
  const variants = ['plain HTML', 'one tag', 'lite'] as const;
  const rows = [];
  for (const slowdown of [4, 6]) {
    for (const variant of variants) {
      rows.push({ variant, slowdown, ...(await measureSearch(browser, origin + variantPath(variant), slowdown)) });
    }
  }
  const show = ({ median, p95 }: Spread) => `${ms(median)} / ${ms(p95)}`;
  console.log('\nSearch: median / 95th percentile in ms, without debounce and server\n');
  const lines = tableLines(rows, {
    page: ({ variant, slowdown }) => `${variant}, ${slowdown} × slower`,
    'control to input': ({ open }) => show(open),
    'key to 8 suggestions': ({ fewSuggestions }) => show(fewSuggestions),
    'key to 200 suggestions': ({ manySuggestions }) => show(manySuggestions),
  });
  console.log(lines.join('\n'));
  const sizes = [];
  for (const variant of ['one tag', 'lite'] as const) {
    const { page, opening } = await measureSearchBytes(browser, origin + variantPath(variant));
    console.log(
      `\nScript, ${variant}: ${kilobytes(page)} kB before any intent, ${kilobytes(opening)} kB more when the search opens`,
    );
    sizes.push({ variant, page, opening });
  }
  const leftovers = [];
  for (const variant of ['plain HTML', 'one tag'] as const) {
    const left = await measureSearchLeftovers(browser, origin + variantPath(variant));
    const { heapPerCycle, nodes, listeners } = left;
    console.log(
      `\nLeft by 180 more openings, ${variant}: ${ms(heapPerCycle)} bytes a cycle, ${nodes} nodes, ${listeners} listeners`,
    );
    leftovers.push({ variant, ...left });
  }
  return { rows, sizes, leftovers };
}

async function bench(runs: number, parts: readonly string[]): Promise<void> {
  const server = await startBenchServer(await benchFiles());
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const machine = {
      processor: cpus()[0]?.model,
      cores: cpus().length,
      node: process.version,
      chromium: browser.version(),
      runs,
    };
    console.log(machine);
    const result: Record<string, unknown> = { machine };
    if (parts.includes('load')) {
      for (const profile of PROFILES) {
        const loads = await measureLoads(browser, server, profile, runs);
        result[`load, ${profile.name}`] = printLoads(profile, loads);
        if (profile === PROFILES[0]) printPageCosts(loads, server);
      }
    }
    if (parts.includes('panel')) result.panel = await measurePanels(browser, server);
    if (parts.includes('search')) result.search = await measureSearches(browser, server);
    const folder = resolve(PROJECT_FOLDER, '.build/bench');
    mkdirSync(folder, { recursive: true });
    writeFileSync(resolve(folder, 'result.json'), JSON.stringify(result, undefined, 2));
    console.log('\nAll numbers: .build/bench/result.json');
  } finally {
    await browser.close();
    server.close();
  }
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', multiple: true } },
});
await bench(Number(values.runs), values.only ?? ['load', 'panel', 'search']);
