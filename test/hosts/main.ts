import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { brokenFile, type FileRun, isFileRed, shortened, summed, writeResults } from '../runner/results.ts';
import { runPlaywright } from '../runner/run-playwright.ts';
import type { Host, HostSite } from './host.ts';

// npm run test:hosts [-- sphinx --within 60]: the packages in the real hosts, all or those whose folder or name has a word in it.
// A host that this machine cannot have, or that is not there within so many seconds, is left out, with the reason.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { within: { type: 'string', default: '240' } },
});
const within = Number(values.within);
if (!(within > 0)) throw new Error(`--within is ${values.within}; expected seconds.`);

const tooLate = `it is not there within ${within} s`;

interface Started {
  readonly name: string;
  /** The site, the reason why it is left out, or what broke. */
  readonly site: HostSite | string | Error;
}

/** What the machine has not got, whatever asks for it. */
const isOfMachine = ({ message }: Error) =>
  /\b(?:ENOSPC|EACCES|EROFS|ENOMEM)\b|No space left|Permission denied/.test(message);

async function start(host: Host): Promise<Started> {
  const { name } = host;
  const waiting = new AbortController(); // Of its own: a host that is there goes on when another one is late.
  const timer = setTimeout(() => waiting.abort(), within * 1000);
  const late = new Promise<string>((settle) => waiting.signal.addEventListener('abort', () => settle(tooLate)));
  const site = await Promise.race([host.start(waiting.signal), late]).catch((error: Error) => {
    if (waiting.signal.aborted) return tooLate;
    return isOfMachine(error) ? shortened(error.message) : error;
  });
  clearTimeout(timer);
  console.log(
    `${name}: ${typeof site === 'string' ? `left out, ${site}` : site instanceof Error ? 'BROKEN' : 'there'}`,
  );
  return { name, site };
}

const hosts: Host[] = [];
for (const file of globSync('packages/*/test/host.ts', { cwd: PROJECT_FOLDER }).sort()) {
  const module: { hosts: readonly Host[] } = await import(resolve(PROJECT_FOLDER, file));
  const isWanted = (word: string) => (name: string) => name.toLowerCase().includes(word.toLowerCase());
  hosts.push(...module.hosts.filter(({ name }) => positionals.every((word) => isWanted(word)(file + name))));
}
const started = await Promise.all(hosts.map(start));
const sites = started.flatMap(({ name, site }) =>
  typeof site === 'string' || site instanceof Error ? [] : [{ name, ...site }],
);
const env = { HOST_SITES: JSON.stringify(sites) };
const run = (...args: readonly string[]) => runPlaywright(args, { config: 'test/hosts.config.ts', env });
const runs: FileRun[] = sites.length > 0 ? await run() : [];
const secondRuns: FileRun[] = [];
if (runs.some(isFileRed)) {
  console.log('\nOnce more, alone, in a fresh browser: what was red');
  secondRuns.push(...(await run('--last-failed', '--workers=1')));
}
await Promise.all(sites.map(({ stop }) => stop()));

for (const { name, site } of started.filter(({ site }) => site instanceof Error)) {
  const outcome = brokenFile(shortened((site as Error).message));
  console.log(`\n${name} is broken: ${(site as Error).message}`);
  runs.push({ file: name, engine: 'chromium', seconds: 0, outcomes: [outcome] });
}
const results = summed(runs, secondRuns, () => 'hosts in chromium');
writeResults('hosts', results);
const leftOut = started.flatMap(({ name, site }) => (typeof site === 'string' ? [`  ${name}: ${site}`] : []));
console.log(`\nHosts: ${sites.map(({ name }) => name).join('; ') || 'none'}`);
if (leftOut.length > 0) console.log(`Left out:\n${leftOut.join('\n')}`);
process.exit(results.failures.length > 0 ? 1 : 0); // Whatever a host that was left out may still be doing.
