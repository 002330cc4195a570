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

  it('keeps from nobody what it brings because one of those who wait throws', async (test) => {
    const thrown: unknown[] = [];
    test.mock.method(globalThis, 'queueMicrotask', (act: () => void) => thrown.push(act));
    const given: unknown[] = [];
    const stage = new Stage(async () => 'parts');
    stage.subscribe(() => {
      throw new Error('listener');
    });
    stage.subscribe(() => given.push('listened'));
    stage.whenLoaded(() => {
      throw new Error('waiter');
    });
    stage.whenLoaded((parts) => given.push(parts));
    assert.equal(await stage.load(), 'parts');
    assert.deepEqual(given, ['listened', 'parts']);
    assert.equal(thrown.length, 2);
    assert.throws(thrown[0] as () => void, /listener/);
  });

  it('is asked for again by who waits after a failure, and comes', async (test) => {
    test.mock.method(console, 'warn', () => {});
    let count = 0;
    const stage = new Stage(async () => {
      count += 1;
      if (count === 1) throw new Error('offline');
      return 'parts';
    });
    const given: unknown[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => stage.whenLoaded((parts) => resolve(given.push(parts))));
    }
    assert.deepEqual(given, [undefined, 'parts']);
    assert.deepEqual([stage.isMissed, stage.isLost], [true, false]);
  });

  it('is lost once it could not be loaded when it was asked for again either', async (test) => {
    test.mock.method(console, 'warn', () => {});
    const stage = new Stage(() => Promise.reject(new Error('offline')));
    const states: unknown[] = [];
    stage.subscribe(() => states.push([stage.isMissed, stage.isLost]));
    for (let count = 0; count < 2; count += 1) await new Promise((resolve) => stage.whenLoaded(resolve));
    assert.deepEqual(states, [
      [true, false],
      [true, true],
    ]);
  });
});
