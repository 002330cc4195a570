import { MOBILE } from './measure-load.ts';
import { FRAME_ROWS, measureFrames } from './measure-one-frame.ts';
import { measurePanel } from './measure-panel.ts';
import { measureSecondPage, measureUsable } from './measure-usable.ts';
import { type Variant, variantPath } from './pages.ts';
import { type Part, SMALLEST } from './part.ts';
import { byTurns, medians, unrest } from './statistics.ts';
import { ms, percent, ratio, tableLines } from './table.ts';

/** When the header is seen, and when a panel is open for who clicks at once. */
export const reportUsable: Part = async ({ browser, server, runs, variants }) => {
  const measured = await byTurns(variants, runs, (variant) =>
    measureUsable(browser, server.origin + variantPath(variant), MOBILE),
  );
  const rows = [...measured].map(([variant, values]) => ({
    variant,
    ...medians(values),
    afterVisible: medians(values.map(({ visible, usable }) => ({ after: usable - visible }))).after,
    unrest: unrest(values.map(({ usable }) => usable)),
  }));
  const visibleOf = (variant: Variant | undefined) => rows.find((row) => row.variant === variant)?.visible;
  const toOther = (visible: number, other: Variant | undefined) => {
    const base = visibleOf(other);
    return base === undefined ? '' : ratio(visible, base);
  };
  console.log(`\nUsable, ${MOBILE.name}: medians of ${runs} in ms; a panel is opened by a press\n`);
  const lines = tableLines(rows, {
    page: ({ variant }) => variant,
    visible: ({ visible }) => ms(visible),
    'to plain': ({ visible }) => toOther(visible, 'plain HTML'),
    'to smallest': ({ variant, visible }) => toOther(visible, SMALLEST[variant]),
    'panel open, pressed at once': ({ usable }) => ms(usable),
    'after visible': ({ afterVisible }) => ms(afterVisible),
    'press to panel': ({ clickAtOnce }) => ms(clickAtOnce),
    'at rest, press to panel': ({ tapAtRest }) => ms(tapAtRest),
    'runs ±': (row) => percent(row.unrest),
  });
  console.log(lines.join('\n'));
  return rows;
};

/** The next page of a visit, with the same header in the same tab. */
export const reportSecondPage: Part = async ({ browser, server, runs, variants }) => {
  const measured = await byTurns(variants, runs, (variant) =>
    measureSecondPage(browser, server.origin + variantPath(variant), MOBILE),
  );
  const rows = [...measured].map(([variant, values]) => ({
    variant,
    ...medians(values),
    unrest: unrest(values.map(({ second }) => second)),
  }));
  const plain = rows[0]?.second ?? Number.NaN;
  console.log(`\nSecond page, ${MOBILE.name}, warm cache: medians of ${runs} in ms\n`);
  const lines = tableLines(rows, {
    page: ({ variant }) => variant,
    'visible on the first': ({ first }) => ms(first),
    'on the second': ({ second }) => ms(second),
    'to plain': ({ second }) => ratio(second, plain),
    shift: ({ shift }) => shift.toFixed(3),
    'runs ±': (row) => percent(row.unrest),
  });
  console.log(lines.join('\n'));
  return rows;
};

/** Pages whose panels differ from each other; preloads and delays change nothing of them. */
const isPanelOfItsOwn = (variant: Variant) => !/preloads|no delay/.test(variant);

/** Opening and closing, crossing a breakpoint and scrolling, with a slowed processor. */
export const reportPanels: Part = async ({ browser, server, runs, variants }) => {
  const profile = { name: 'processor slowed four times', processorSlowdown: MOBILE.processorSlowdown };
  const measured = await byTurns(variants.filter(isPanelOfItsOwn), runs, (variant) =>
    measurePanel(browser, server.origin + variantPath(variant), profile),
  );
  const rows = [...measured].map(([variant, values]) => ({ variant, ...medians(values) }));
  const plain = rows[0];
  console.log(
    `\nPanels, ${profile.name}: medians of ${runs} in ms, from press to painted frame; resize and scroll are work of the main thread\n`,
  );
  const lines = tableLines(rows, {
    page: ({ variant }) => variant,
    'first open': ({ firstOpen }) => ms(firstOpen),
    'to plain': ({ firstOpen }) => ratio(firstOpen, plain?.firstOpen ?? Number.NaN),
    'later open': ({ open }) => ms(open),
    'to plain ': ({ open }) => ratio(open, plain?.open ?? Number.NaN),
    close: ({ close }) => ms(close),
    'later open, nothing slowed': ({ openUnslowed }) => ms(openUnslowed),
    'resize across 1250 px': ({ resize }) => ms(resize),
    'a step of scrolling': ({ scroll }) => ms(scroll),
  });
  console.log(lines.join('\n'));
  return rows;
};

/** In which frame after the event the answer shows, nothing slowed. */
export const reportFrames: Part = async ({ browser, server, runs, variants }) => {
  const wanted = FRAME_ROWS.flatMap(({ opening, variants: all }) =>
    all.filter((variant) => variants.includes(variant)).map((variant) => ({ opening, variant })),
  );
  const names = wanted.map(({ opening, variant }) => `${opening}, ${variant}`);
  const measured = await byTurns(names, runs, (name) => {
    const row = wanted[names.indexOf(name)];
    if (row === undefined) throw new RangeError(`There is no row ${name}.`);
    return measureFrames(browser, server.origin + variantPath(row.variant), row.opening);
  });
  const rows = [...measured].map(([name, values]) => ({ name, ...medians(values) }));
  console.log(`\nFrames from event to paint, nothing slowed: medians of ${runs}; ms is to the painted frame\n`);
  const lines = tableLines(rows, {
    'what opens': ({ name }) => name,
    'frames to seen': ({ openFrames }) => String(openFrames),
    'frames to laid out': ({ laidOutFrames }) => String(laidOutFrames),
    'open, ms': ({ openTime }) => ms(openTime),
    'frames to a change, closing': ({ closeFrames }) => String(closeFrames),
    'close, ms': ({ closeTime }) => ms(closeTime),
  });
  console.log(lines.join('\n'));
  return rows;
};
