import { measureSearch, measureSearchBytes, measureSearchLeftovers, type Spread } from './measure-search.ts';
import { variantPath } from './pages.ts';
import type { Part } from './part.ts';
import { kilobytes, ms, tableLines } from './table.ts';

/** The search on a page with a header: how quickly it answers, what it weighs, what it leaves. */
export const reportSearch: Part = async ({ browser, server: { origin } }) => {
  const variants = ['plain HTML', 'one tag', 'lite'] as const;
  const rows = [];
  for (const slowdown of [4, 6]) {
    for (const variant of variants) {
      rows.push({ variant, slowdown, ...(await measureSearch(browser, origin + variantPath(variant), slowdown)) });
    }
  }
  const show = ({ median, p95 }: Spread) => `${ms(median)} / ${ms(p95)}`;
  console.log('\nSearch: median / 95th percentile in ms, without debounce and server\n');
  const lines = tableLines(rows, {
    page: ({ variant, slowdown }) => `${variant}, ${slowdown} × slower`,
    'control to input': ({ open }) => show(open),
    'key to 8 suggestions': ({ fewSuggestions }) => show(fewSuggestions),
    'key to 200 suggestions': ({ manySuggestions }) => show(manySuggestions),
  });
  console.log(lines.join('\n'));
  const sizes = [];
  for (const variant of ['one tag', 'lite'] as const) {
    const { page, opening } = await measureSearchBytes(browser, origin + variantPath(variant));
    console.log(
      `\nScript, ${variant}: ${kilobytes(page)} kB before any intent, ${kilobytes(opening)} kB more when the search opens`,
    );
    sizes.push({ variant, page, opening });
  }
  const leftovers = [];
  for (const variant of ['plain HTML', 'one tag'] as const) {
    const left = await measureSearchLeftovers(browser, origin + variantPath(variant));
    const { heapPerCycle, nodes, listeners } = left;
    console.log(
      `\nLeft by 180 more openings, ${variant}: ${ms(heapPerCycle)} bytes a cycle, ${nodes} nodes, ${listeners} listeners`,
    );
    leftovers.push({ variant, ...left });
  }
  return { rows, sizes, leftovers };
};
