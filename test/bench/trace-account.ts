/** An event of Chromium's trace: times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** Where the time of a piece of a trace went. Times in ms, each without what it has within it. */
export interface FrameAccount {
  readonly start: number;
  readonly end: number;
  readonly script: number;
  readonly style: number;
  readonly styledElements: number;
  readonly layout: number;
  readonly laidOutObjects: number;
  /** Of style and layout, what script asked for in its midst. */
  readonly forced: number;
  readonly prePaint: number;
  readonly paint: number;
  readonly layerize: number;
  readonly collection: number;
  /** Where script asked for style or layout: `file:line:column`, and how long that took in ms. */
  readonly forcedAt: ReadonlyMap<string, number>;
}

type Work = 'script' | 'style' | 'layout' | 'prePaint' | 'paint' | 'layerize' | 'collection';

const WORK: Readonly<Record<string, Work>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.evaluateModule': 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'prePaint',
  Paint: 'paint',
  PaintImage: 'paint',
  Layerize: 'layerize',
  Commit: 'layerize',
  UpdateLayer: 'layerize',
  CompositeLayers: 'layerize',
  MinorGC: 'collection',
  MajorGC: 'collection',
  'V8.GCScavenger': 'collection',
};

/** A piece of work, and the µs of other work within it. */
interface Piece {
  readonly event: TraceEvent;
  readonly end: number;
  readonly work: Work;
  within: number;
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);

/** `name file:line:column` of the script that asked for something, from the trace's stack. */
function placeOf({ args }: TraceEvent): string {
  const { stackTrace } = (args?.beginData ?? {}) as {
    stackTrace?: readonly { functionName: string; url: string; lineNumber: number; columnNumber: number }[];
  };
  const [top] = stackTrace ?? [];
  if (top === undefined) return 'unknown';
  return `${top.functionName || 'anonymous'} ${top.url.split('/').at(-1)}:${top.lineNumber}:${top.columnNumber}`;
}

/**
 * Adds up what a thread did between two moments.
 *
 * @param events - complete events (`ph` is `X`) of one thread.
 * @param start - µs, as in the events.
 */
export function frameAccount(events: readonly TraceEvent[], start: number, end: number): FrameAccount {
  const sums: Record<Work, number> = {
    script: 0,
    style: 0,
    layout: 0,
    prePaint: 0,
    paint: 0,
    layerize: 0,
    collection: 0,
  };
  let styledElements = 0;
  let laidOutObjects = 0;
  let forced = 0;
  const forcedAt = new Map<string, number>();
  const open: Piece[] = [];
  const close = ({ event, within, work }: Piece) => {
    const own = (number(event.dur) - within) / 1000;
    sums[work] += own;
    if (work !== 'style' && work !== 'layout') return;
    if (!open.some((outer) => outer.work === 'script')) return;
    forced += own;
    const place = placeOf(event);
    forcedAt.set(place, (forcedAt.get(place) ?? 0) + own);
  };
  const closeUntil = (time: number) => {
    for (let last = open.at(-1); last !== undefined && last.end <= time; last = open.at(-1)) {
      open.pop();
      close(last);
    }
  };
  const inside = events
    .filter(({ ph, ts, dur }) => ph === 'X' && ts >= start && ts + number(dur) <= end)
    .sort((a, b) => a.ts - b.ts || number(b.dur) - number(a.dur));
  for (const event of inside) {
    const work = WORK[event.name];
    if (work === undefined) continue;
    closeUntil(event.ts);
    const outer = open.at(-1);
    if (outer !== undefined) outer.within += number(event.dur);
    open.push({ event, end: event.ts + number(event.dur), work, within: 0 });
    if (event.name === 'UpdateLayoutTree') styledElements += number(event.args?.elementCount);
    if (event.name === 'Layout') {
      laidOutObjects += number((event.args?.beginData as { dirtyObjects?: unknown } | undefined)?.dirtyObjects);
    }
  }
  closeUntil(Number.POSITIVE_INFINITY);
  return { start: start / 1000, end: end / 1000, ...sums, styledElements, laidOutObjects, forced, forcedAt };
}
