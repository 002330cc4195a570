import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frameAccount, type TraceEvent } from '../../bench/trace-account.ts';

function traced(name: string, ts: number, dur: number, args: Readonly<Record<string, unknown>> = {}): TraceEvent {
  return { name, ph: 'X', ts, dur, pid: 1, tid: 1, args };
}

describe('the account of a trace', () => {
  it('gives each work its own time, without what is within it', () => {
    const { script, style, layout, paint } = frameAccount(
      [
        traced('EventDispatch', 0, 10_000),
        traced('FunctionCall', 1000, 8000),
        traced('UpdateLayoutTree', 10_000, 3000, { elementCount: 200 }),
        traced('Layout', 13_000, 2000, { beginData: { dirtyObjects: 15 } }),
        traced('Paint', 15_000, 1000),
      ],
      0,
      20_000,
    );
    assert.deepEqual({ script, style, layout, paint }, { script: 10, style: 3, layout: 2, paint: 1 });
  });

  it('counts the elements that got a style, and the objects that were laid out', () => {
    const { styledElements, laidOutObjects } = frameAccount(
      [
        traced('UpdateLayoutTree', 0, 10, { elementCount: 3 }),
        traced('UpdateLayoutTree', 20, 10, { elementCount: 192 }),
        traced('Layout', 40, 10, { beginData: { dirtyObjects: 15 } }),
      ],
      0,
      100,
    );
    assert.deepEqual([styledElements, laidOutObjects], [195, 15]);
  });

  it('tells style and layout that script asked for from those that come anyway, and where it did', () => {
    const stackTrace = [
      { functionName: 'place', url: 'https://site.example/header.js', lineNumber: 1, columnNumber: 295 },
    ];
    const { forced, forcedAt, script, layout } = frameAccount(
      [
        traced('FunctionCall', 0, 6000),
        traced('Layout', 1000, 4000, { beginData: { dirtyObjects: 1, stackTrace } }),
        traced('Layout', 7000, 2000),
      ],
      0,
      10_000,
    );
    assert.deepEqual({ script, layout, forced }, { script: 2, layout: 6, forced: 4 });
    assert.deepEqual([...forcedAt], [['place header.js:1:295', 4]]);
  });

  it('leaves out what is not within the two moments, and names that are no work', () => {
    const { script } = frameAccount(
      [traced('FunctionCall', 0, 1000), traced('FunctionCall', 5000, 9000), traced('RunTask', 2000, 3000)],
      500,
      10_000,
    );
    assert.equal(script, 0);
  });
});
