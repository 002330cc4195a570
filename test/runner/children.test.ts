import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';

/** Two commands beside each other, and one after them. */
const SCRIPT = `
  const { run, stopOnSignals } = await import(${JSON.stringify(new URL('./children.mjs', import.meta.url).href)});
  stopOnSignals();
  const wait = ['-e', 'console.log("begun"); setInterval(() => {}, 1000)'];
  await Promise.all([run('node', wait, { timeoutMs: 60_000 }), run('node', wait, { timeoutMs: 60_000 })]);
  await run('node', ['-e', 'console.log("after")'], { timeoutMs: 60_000 });`;

describe('what npm test runs', () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`ends with ${signal}, all of it, and nothing more begins`, async () => {
      const parent = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT]);
      let output = '';
      const hasBegun = new Promise<void>((resolve) => {
        parent.stdout.on('data', (part) => {
          output += part;
          if (output.split('begun').length > 2) resolve();
        });
      });
      await hasBegun;
      parent.kill(signal);
      const [code] = await once(parent, 'close');
      assert.equal(code, 130);
      assert.ok(!output.includes('after'), output);
    });
  }
});
