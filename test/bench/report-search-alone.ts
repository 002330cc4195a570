import { measureSearchAlone, measureSearchKept } from './measure-search-alone.ts';
import type { Part } from './part.ts';
import { searchPath } from './search-pages.ts';
import { byTurns, medians } from './statistics.ts';
import { kibibytes, ms, ratio, tableLines } from './table.ts';

/** A closed search that is alone on its page, beside a plain dialog and peers. */
export const reportSearchAlone: Part = async ({ browser, server, runs, searches }) => {
  const measured = await byTurns(searches, runs, (variant) =>
    measureSearchAlone(browser, server.origin + searchPath(variant), variant),
  );
  const rows = [...measured].map(([variant, values]) => ({ variant, ...medians(values) }));
  const dialog = rows[0];
  console.log(`\nA search alone on its page: medians of ${runs} in ms, from event to painted frame\n`);
  const lines = tableLines(rows, {
    search: ({ variant }) => variant,
    'script before any intent, KiB': ({ bytes }) => kibibytes(bytes),
    'first open, mobile, mouse near': ({ firstOpen }) => ms(firstOpen),
    'first open, mobile, tap': ({ firstTap }) => ms(firstTap),
    'again, processor slowed': ({ openAgain }) => ms(openAgain),
    'to dialog': ({ openAgain }) => ratio(openAgain, dialog?.openAgain ?? Number.NaN),
    'again, nothing slowed': ({ openUnslowed }) => ms(openUnslowed),
    'key to 8 suggestions, slowed': ({ suggestions }) => ms(suggestions),
    'to dialog ': ({ suggestions }) => ratio(suggestions, dialog?.suggestions ?? Number.NaN),
  });
  console.log(lines.join('\n'));
  return rows;
};

/** What each opening with a typed text leaves in the page. */
export const reportSearchKept: Part = async ({ browser, server, searches }) => {
  const measured = await byTurns(searches, 1, (variant) =>
    measureSearchKept(browser, server.origin + searchPath(variant), variant),
  );
  const rows = [...measured].map(([variant, values]) => ({ variant, ...medians(values) }));
  console.log('\nKept by each opening of a search\n');
  const lines = tableLines(rows, {
    search: ({ variant }) => variant,
    'heap, KiB': ({ heap }) => kibibytes(heap),
    nodes: ({ nodes }) => nodes.toFixed(1),
    listeners: ({ listeners }) => listeners.toFixed(1),
  });
  console.log(lines.join('\n'));
  return rows;
};
