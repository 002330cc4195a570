import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../runner/chromium.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { startBenchServer } from './bench-server.ts';
import { benchFiles } from './pages.ts';
import { chosen, type Part } from './part.ts';
import { installPeers } from './peers.ts';
import { reportFrames, reportPanels, reportSecondPage, reportUsable } from './report-header.ts';
import { reportLoad } from './report-load.ts';
import { reportSearch } from './report-search.ts';
import { reportSearchAlone, reportSearchKept } from './report-search-alone.ts';

// `npm run bench`: prints how the elements compare with the plainest page that shows the same links, and with peers.
// `npm run bench -- --only usable --page lite --page "one tag" --runs 1` measures a part of it, and some pages.

const PARTS: Readonly<Record<string, Part>> = {
  load: reportLoad,
  usable: reportUsable,
  'second-page': reportSecondPage,
  panel: reportPanels,
  'one-frame': reportFrames,
  search: reportSearch,
  'search-alone': reportSearchAlone,
  'search-kept': reportSearchKept,
};

async function bench(runs: number, parts: readonly string[], pages: readonly string[]): Promise<void> {
  const stray = parts.filter((name) => !(name in PARTS));
  if (stray.length > 0)
    throw new RangeError(`There is no ${stray.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  const hasPeers = installPeers();
  const what = chosen(pages, hasPeers);
  const server = await startBenchServer(await benchFiles(hasPeers));
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
    for (const name of parts) result[name] = await PARTS[name]?.({ browser, server, runs, ...what });
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
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    page: { type: 'string', multiple: true },
  },
});
await bench(Number(values.runs), values.only ?? Object.keys(PARTS), values.page ?? []);
