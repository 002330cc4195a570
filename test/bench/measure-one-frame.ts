import type { Browser } from '@playwright/test';
import { AFTERMATH_MS } from './measure-load.ts';
import type { Opening, SeenChange } from './opening-probe.ts';
import type { Variant } from './pages.ts';
import { benchPage, duration, openAndClose } from './press.ts';
import { median } from './statistics.ts';

/** In which frame after an event its answer shows, nothing slowed: medians, later openings. */
export interface FrameMeasurement {
  readonly openFrames: number;
  /** Until it is laid out, be it still transparent. */
  readonly laidOutFrames: number;
  readonly openTime: number;
  readonly closeFrames: number;
  readonly closeTime: number;
}

/** What opens, in which pages; `details` and `<dialog>` are those of plain HTML. */
export const FRAME_ROWS: readonly { readonly opening: Opening; readonly variants: readonly Variant[] }[] = [
  {
    opening: 'panel',
    variants: [
      'plain HTML',
      'Preact element',
      'React element',
      'one tag',
      'lite',
      'prerendered, full',
      'Radix in React',
      'Red Hat',
    ],
  },
  { opening: 'list', variants: ['one tag', 'lite', 'prerendered, full'] },
  { opening: 'menu', variants: ['one tag', 'lite', 'prerendered, full'] },
  { opening: 'overlay', variants: ['plain HTML', 'one tag', 'lite'] },
];

const COUNT = 5;

/** Opens and closes some times by real input; the first opening, which may lay out and load, is not counted. */
export async function measureFrames(browser: Browser, url: string, opening: Opening): Promise<FrameMeasurement> {
  const bench = await benchPage(browser, { name: 'nothing slowed', processorSlowdown: 1 }, opening);
  try {
    await bench.page.goto(url, { waitUntil: 'networkidle' });
    await bench.page.waitForTimeout(AFTERMATH_MS);
    const { opened, closed } = await openAndClose(bench, opening, COUNT);
    const of = (changes: readonly SeenChange[], value: (change: SeenChange) => number) =>
      median(changes.slice(1).map(value));
    return {
      openFrames: of(opened, ({ frames }) => frames),
      laidOutFrames: of(opened, ({ laidOutFrames }) => laidOutFrames),
      openTime: of(opened, duration),
      closeFrames: of(closed, ({ frames }) => frames),
      closeTime: of(closed, duration),
    };
  } finally {
    await bench.close();
  }
}
