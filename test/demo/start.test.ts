import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listen } from '../../demo/server/listen.ts';
import { temporaryFolder } from './fixture.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A start that takes longer has failed; without a limit the run would wait for it. */
const START_TIMEOUT_MS = 60_000;
const started: ChildProcess[] = [];
after(() => {
  for (const child of started) child.kill('SIGKILL');
});

interface Run {
  readonly child: ChildProcess;
  /** Resolves once the output has the text. */
  readonly says: (text: string) => Promise<void>;
  readonly output: () => string;
  readonly exitCode: Promise<number | null>;
}

function run(file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  const says = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      const next = await Promise.race([
        once(child.stdout ?? child, 'data').then(() => 'more'),
        exitCode.then(() => 'end'),
      ]);
      if (next === 'end' && !output.includes(text)) assert.fail(`ended without “${text}”:\n${output}`);
    }
  };
  return { child, says, output: () => output, exitCode };
}

async function occupy(): Promise<number> {
  const server = createServer();
  after(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('demo: ports', () => {
  it('takes the next port when one is in use, and says so', async () => {
    const port = await occupy();
    const sentences: string[] = [];
    const server = createServer();
    after(() => server.close());
    const origin = await listen(server, port, (sentence) => sentences.push(sentence));
    assert.equal(sentences[0], `Port ${port} is in use; trying ${port + 1}.`);
    assert.equal(origin, `http://127.0.0.1:${port + sentences.length}`);
  });

  it('takes the port that was asked for when it is free, and any for 0', async () => {
    const sentences: string[] = [];
    const first = createServer();
    const origin = await listen(first, 0, (sentence) => sentences.push(sentence));
    await new Promise((resolve) => first.close(resolve));
    const second = createServer();
    assert.equal(await listen(second, Number(new URL(origin).port), (sentence) => sentences.push(sentence)), origin);
    second.close();
    assert.deepEqual(sentences, []);
  });
});

describe('demo/server/main.ts', { timeout: START_TIMEOUT_MS }, () => {
  const file = join(root, 'demo/server/main.ts');

  it('serves the site and the results site, names both, and stops on SIGINT', async () => {
    const { child, says, output, exitCode } = run(file, ['--port', '0']);
    await says('Demo site: ');
    const [, site = ''] = /^Demo site: (http:\/\/127\.0\.0\.1:\d+\/)$/m.exec(output()) ?? [];
    const [, results = ''] = /^Results site: (http:\/\/127\.0\.0\.1:\d+\/)$/m.exec(output()) ?? [];
    const home = await (await fetch(site)).text();
    assert.ok(home.includes(`search-url="${results}find"`));
    assert.equal((await fetch(`${results}find?q=a`)).status, 200);
    child.kill('SIGINT');
    assert.equal(await exitCode, 0);
  });

  it('stops when the process that started it is gone', async () => {
    const { child, says } = run(file, ['--port', '0']);
    await says('Demo site: ');
    child.disconnect();
    assert.deepEqual(await once(child, 'exit'), [0, null]); // `close` does not come after a disconnect.
  });

  it('refuses a port that is none', async () => {
    const { output, exitCode } = run(file, ['--port', 'http']);
    assert.equal(await exitCode, 1);
    assert.match(output(), /--port is http; expected a number from 0 to 65535/);
  });
});

describe('demo/start.mjs', { timeout: START_TIMEOUT_MS }, () => {
  /** A project whose npm writes down what it is asked, and whose server only says that it is there. */
  function project(): {
    readonly folder: string;
    readonly environment: NodeJS.ProcessEnv;
    readonly calls: () => string;
  } {
    const folder = temporaryFolder();
    const nodeFolder = join(folder, 'node_modules/node/bin');
    for (const path of [nodeFolder, join(folder, 'demo/server')]) mkdirSync(path, { recursive: true });
    symlinkSync(process.execPath, join(nodeFolder, 'node'));
    copyFileSync(join(root, 'demo/start.mjs'), join(folder, 'demo/start.mjs'));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
    writeFileSync(join(folder, 'calls'), '');
    writeFileSync(
      join(folder, 'npm.cjs'),
      `const call = process.argv.slice(2).join(' ');
require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'calls'))}, call + '\\n');
if (process.env.NPM_FAILS) { console.error('the reason'); process.exit(3); }
if (process.env.NPM_HANGS) setInterval(() => {}, 1000);`,
    );
    writeFileSync(
      join(folder, 'demo/server/main.ts'),
      `process.on('SIGTERM', () => { console.log('server stopped'); process.exit(0); });
process.on('disconnect', () => { console.log('server let go'); process.exit(0); });
console.log('server', process.pid, process.argv.slice(2).join(' '));`,
    );
    return {
      folder,
      environment: { npm_execpath: join(folder, 'npm.cjs') },
      calls: () => readFileSync(join(folder, 'calls'), 'utf8'),
    };
  }

  it('builds, then starts the server with the arguments it got; nothing is installed that is there', async () => {
    const { folder, environment, calls } = project();
    const { child, says, output, exitCode } = run(join(folder, 'demo/start.mjs'), ['--port', '5000'], environment);
    await says('server');
    assert.equal(calls(), 'run build\n');
    assert.match(output(), /Packages: up to date\nBuilding the elements \(npm run build\) … done \(\d+\.\d s\)\n/);
    assert.match(output(), /server \d+ --port 5000/);
    child.kill('SIGINT');
    assert.equal(await exitCode, 0);
    assert.match(output(), /server stopped/);
  });

  it('installs first when the lock is newer than what is installed', async () => {
    const { folder, environment, calls } = project();
    utimesSync(join(folder, 'node_modules/.package-lock.json'), 1_000, 1_000);
    const { child, says, exitCode } = run(join(folder, 'demo/start.mjs'), [], environment);
    await says('server');
    assert.equal(calls(), 'ci\nrun build\n');
    child.kill('SIGTERM');
    assert.equal(await exitCode, 0);
  });

  it('shows what npm said when a step fails, and starts nothing', async () => {
    const { folder, environment, calls } = project();
    const { output, exitCode } = run(join(folder, 'demo/start.mjs'), [], { ...environment, NPM_FAILS: '1' });
    assert.equal(await exitCode, 1);
    assert.match(output(), /failed \(\d+\.\d s\)\nthe reason/);
    assert.equal(calls(), 'run build\n');
  });

  it('stops in the middle of a step, and the step with it', async () => {
    const { folder, environment } = project();
    const { child, says, exitCode, output } = run(join(folder, 'demo/start.mjs'), [], {
      ...environment,
      NPM_HANGS: '1',
    });
    await says('Building');
    child.kill('SIGINT');
    assert.equal(await exitCode, 130);
    assert.doesNotMatch(output(), /server/);
  });

  it('holds a channel to the server, whose end tells it that the start was killed', async () => {
    const { folder, environment } = project();
    const { child, says, output, exitCode } = run(join(folder, 'demo/start.mjs'), [], environment);
    await says('server');
    child.kill('SIGKILL');
    await exitCode; // The output closes when the last process that writes to it, the server, has ended.
    assert.match(output(), /server let go/);
  });
});
