import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Stage } from '../../../src/stages/stage.ts';

describe('a stage', () => {
  it('acts for who waits in the task that brings it, so that both are rendered together', async () => {
    const order: string[] = [];
    const stage = new Stage(async () => 'parts');
    stage.subscribe(() => queueMicrotask(() => order.push('render')));
    for (const one of ['first', 'second']) stage.whenLoaded((parts) => order.push(`${one}: ${parts}`));
    await stage.load();
    assert.deepEqual(order, ['first: parts', 'second: parts', 'render']);
  });

  it('acts once for who waits, and at once from then on', async () => {
    const given: unknown[] = [];
    const stage = new Stage(async () => 'parts');
    stage.whenLoaded((parts) => given.push(parts));
    await stage.load();
    stage.whenLoaded((parts) => given.push(parts));
    assert.deepEqual(given, ['parts', 'parts']);
  });

  it('acts without it where it cannot be loaded, and says so once', async (test) => {
    const warn = test.mock.method(console, 'warn', () => {});
    const given: unknown[] = [];
    const stage = new Stage(() => Promise.reject(new Error('offline')));
    for (let count = 0; count < 2; count += 1) {
      await new Promise((resolve) => stage.whenLoaded((parts) => resolve(given.push(parts))));
    }
    assert.deepEqual(given, [undefined, undefined]);
    assert.equal(warn.mock.callCount(), 1);
  });
});
