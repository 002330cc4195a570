import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../runner/chromium.ts';
import { startBenchServer } from './bench-server.ts';
import { AFTERMATH_MS, applyProfile } from './measure-load.ts';
import type { Opening } from './opening-probe.ts';
import { benchFiles, type Variant, variantPath } from './pages.ts';
import { type BenchPage, benchPage, closeOverlay, duration, press, seen, triggerSight } from './press.ts';
import { median } from './statistics.ts';
import { ms, tableLines } from './table.ts';
import { type FrameAccount, frameAccount, type TraceEvent } from './trace-account.ts';

// `npm run profile -- --what overlay --when later --page "one tag"`: where the time of one opening goes.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'];
const STACKS = 'disabled-by-default-devtools.timeline.stack';

/** What is between two presses, and how long a trace goes on after the opening shows, in ms. */
const REST_MS = 700;
const AFTER_MS = 150;

interface Profiled {
  /** From the event to the first frame in which it is laid out, or seen if that is later. */
  readonly shown: number;
  /** Work of the main thread from the event until then, and in the time that follows. */
  readonly opening: FrameAccount;
  readonly afterwards: FrameAccount;
  /** The longest pieces in their order, for reading. */
  readonly pieces: readonly string[];
}

/** The renderer's main thread, by the event that the press came as. */
function pressOf(events: readonly TraceEvent[]): TraceEvent {
  const clicks = events.filter(
    ({ name, args }) => name === 'EventDispatch' && (args?.data as { type?: string } | undefined)?.type === 'click',
  );
  const [click] = clicks;
  if (click === undefined) throw new Error('The trace has no click.');
  return click;
}

async function traceOpening(browser: Browser, { page, session }: BenchPage, what: Opening, hasStacks: boolean) {
  const trigger = await triggerSight(page, what);
  await browser.startTracing(page, { categories: [...CATEGORIES, ...(hasStacks ? [STACKS] : [])] });
  const change = await seen(page, what, () => press(session, trigger));
  await page.waitForTimeout(AFTER_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const click = pressOf(traceEvents);
  const thread = traceEvents.filter(({ pid, tid }) => pid === click.pid && tid === click.tid);
  return { change, click, thread };
}

function profiled({ change, click, thread }: Awaited<ReturnType<typeof traceOpening>>): Profiled {
  const shown = duration(change);
  const end = click.ts + shown * 1000;
  const pieces = thread
    .filter(({ ph, ts, dur = 0 }) => ph === 'X' && ts >= click.ts && dur > 500)
    .filter(({ name }) => !/RunTask|ThreadControllerImpl|ThreadPool|Scheduler/.test(name))
    .sort((a, b) => a.ts - b.ts)
    .map(({ name, ts, dur = 0, args }) => {
      const { elementCount, beginData, data } = (args ?? {}) as {
        elementCount?: number;
        beginData?: { dirtyObjects?: number };
        data?: { type?: string; functionName?: string; url?: string; lineNumber?: number; columnNumber?: number };
      };
      const about = elementCount ?? beginData?.dirtyObjects ?? data?.type ?? data?.functionName ?? '';
      const at = data?.url ? ` ${data.url.split('/').at(-1)}:${data.lineNumber}:${data.columnNumber}` : '';
      return `${ms((ts - click.ts) / 1000).padStart(6)} ms  ${ms(dur / 1000).padStart(5)}  ${name} ${about}${at}`;
    });
  return {
    shown,
    opening: frameAccount(thread, click.ts, end),
    afterwards: frameAccount(thread, end, end + AFTER_MS * 1000),
    pieces,
  };
}

/** Traces some openings of the same kind: each first one in a page of its own, later ones in the same page. */
async function profileOpening(browser: Browser, url: string, options: ProfileOptions): Promise<readonly Profiled[]> {
  const { what, when, slowdown, runs, hasStacks } = options;
  const result: Profiled[] = [];
  for (let run = 0; run < runs; run += 1) {
    const bench = await benchPage(browser, { name: 'unslowed', processorSlowdown: 1 }, what);
    try {
      await bench.page.goto(url, { waitUntil: 'networkidle' });
      await bench.page.mouse.move(640, 500);
      await bench.page.waitForTimeout(AFTERMATH_MS);
      await applyProfile(bench.session, { name: 'slowed', processorSlowdown: slowdown });
      for (let before = when === 'later' ? 2 : 0; before > 0; before -= 1) {
        const trigger = await triggerSight(bench.page, what);
        await seen(bench.page, what, () => press(bench.session, trigger));
        await bench.page.waitForTimeout(REST_MS);
        await seen(bench.page, what, () =>
          what === 'overlay' ? closeOverlay(bench.page) : press(bench.session, trigger),
        );
        await bench.page.waitForTimeout(REST_MS);
      }
      result.push(profiled(await traceOpening(browser, bench, what, hasStacks)));
    } finally {
      await bench.close();
    }
  }
  return result;
}

interface ProfileOptions {
  readonly what: Opening;
  readonly when: 'first' | 'later';
  readonly slowdown: number;
  readonly runs: number;
  readonly hasStacks: boolean;
}

function print(name: string, profiles: readonly Profiled[], { hasStacks }: ProfileOptions): void {
  const middle = median(profiles.map(({ shown }) => shown));
  const typical = profiles.find(({ shown }) => shown === middle);
  if (typical === undefined) return;
  const value = (account: (profile: Profiled) => FrameAccount, key: Exclude<keyof FrameAccount, 'forcedAt'>) =>
    median(profiles.map((profile) => account(profile)[key]));
  const rows = [
    { part: `until it is seen, ${ms(middle)} ms`, of: ({ opening }: Profiled) => opening },
    { part: `${AFTER_MS} ms after that`, of: ({ afterwards }: Profiled) => afterwards },
  ];
  console.log(`\n${name}: medians of ${profiles.length}, main thread, ms\n`);
  const lines = tableLines(rows, {
    when: ({ part }) => part,
    script: ({ of }) => ms(value(of, 'script')),
    style: ({ of }) => ms(value(of, 'style')),
    '(elements)': ({ of }) => String(value(of, 'styledElements')),
    layout: ({ of }) => ms(value(of, 'layout')),
    '(objects)': ({ of }) => String(value(of, 'laidOutObjects')),
    'of both, forced by script': ({ of }) => ms(value(of, 'forced')),
    'pre-paint': ({ of }) => ms(value(of, 'prePaint')),
    paint: ({ of }) => ms(value(of, 'paint')),
    'layers, commit': ({ of }) => ms(value(of, 'layerize')),
    garbage: ({ of }) => ms(value(of, 'collection')),
  });
  console.log(lines.join('\n'));
  if (!hasStacks) return;
  console.log('\nThe median one: start after the click, duration with what is in it (from 0.5 ms)\n');
  console.log(typical.pieces.join('\n'));
  const forcedAt = [...typical.opening.forcedAt].sort(([, a], [, b]) => b - a);
  if (forcedAt.length > 0) console.log('\nStyle and layout forced by script at\n');
  for (const [place, time] of forcedAt) console.log(`${ms(time).padStart(6)} ms  ${place}`);
}

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: ['plain HTML', 'one tag'] },
    what: { type: 'string', default: 'panel' },
    when: { type: 'string', default: 'later' },
    slowdown: { type: 'string', default: '4' },
    runs: { type: 'string', default: '3' },
    stacks: { type: 'boolean', default: false },
  },
});
const options: ProfileOptions = {
  what: values.what as Opening,
  when: values.when === 'first' ? 'first' : 'later',
  slowdown: Number(values.slowdown),
  runs: Number(values.runs),
  hasStacks: values.stacks,
};
const server = await startBenchServer(await benchFiles(false));
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (const page of values.page as Variant[]) {
    const profiles = await profileOpening(browser, server.origin + variantPath(page), options);
    print(`${page}, ${options.what}, ${options.when}, ${options.slowdown} × slower`, profiles, options);
  }
} finally {
  await browser.close();
  server.close();
}
