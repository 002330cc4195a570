import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as constants from '../../src/constants.ts';
import { occurrences, sourceFiles, withoutComments } from './source-files.ts';

const files = sourceFiles('{src,elements}/**/*.css').map(({ path, text }) => ({ path, text: withoutComments(text) }));

/** Whether the layout that a breakpoint begins includes its number («from») or the one it ends does («up to»). */
const BREAKPOINTS: Readonly<Record<string, 'from' | 'up to'>> = {
  BREAKPOINT_SEARCH_LABEL_PX: 'from',
  BREAKPOINT_SEARCH_MODAL_PX: 'from',
  BREAKPOINT_MASTHEAD_LINKS_PX: 'from',
  BREAKPOINT_MARQUEE_STATIC_PX: 'from',
  BREAKPOINT_MENU_BUTTONS_PX: 'up to',
  BREAKPOINT_TABLET_MIN_PX: 'from',
  BREAKPOINT_TABLET_MAX_PX: 'up to',
  BREAKPOINT_SUBNAV_MOBILE_PX: 'up to',
  BREAKPOINT_LARGEST_GAP_PX: 'from',
  BREAKPOINT_WIDE_NAV_PX: 'from',
  BREAKPOINT_MASTHEAD_GAP_PX: 'from',
  BREAKPOINT_HAMBURGER_PX: 'from',
  BREAKPOINT_ROOMY_BAR_PX: 'from',
};

/** A breakpoint and its complement, so that no width, 991.5 included, belongs to two layouts or to none. */
const ALLOWED = new Set(
  Object.entries(BREAKPOINTS).flatMap(([name, kind]) => {
    const pixels: unknown = Reflect.get(constants, name);
    return kind === 'from'
      ? [`width >= ${pixels}px`, `width < ${pixels}px`]
      : [`width <= ${pixels}px`, `width > ${pixels}px`];
  }),
);

const DIRECTIONS =
  /(?<=^|[{;\s])(?:(?:scroll-)?(?:margin|padding)-|border-|inset-)?(?:left|right|top|bottom)(?:-[a-z-]+)?\s*:/m;
const PHYSICAL_SIZES = /(?<=^|[{;\s])(?:min-|max-)?(?:width|height)\s*:/m;
const PHYSICAL_VALUES = /(?<=^|[{;\s])(?:text-align|float|clear)\s*:\s*(?:left|right)/m;

describe('style sheets', () => {
  it('cover every breakpoint of constants.ts with this guard', () => {
    const names = Object.keys(constants).filter((name) => name.startsWith('BREAKPOINT_'));
    assert.deepEqual(Object.keys(BREAKPOINTS).sort(), names.sort());
  });

  it('ask for widths only at the breakpoints of constants.ts, or at their complements', () => {
    const code = sourceFiles('{src,elements}/**/*.{ts,tsx}');
    const queries = [
      ...occurrences(files, /@(?:media|container)[^{]+/),
      ...occurrences(code, /['"`][^'"`\n]*\(\s*(?:min-|max-)?(?:device-)?width\b[^'"`\n]*/),
    ];
    const unknown = queries.filter((query) =>
      [...query.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)].some(([, feature = '']) => !ALLOWED.has(feature.trim())),
    );
    assert.deepEqual(unknown, []);
  });

  it('use logical properties only', () => {
    const physical = [DIRECTIONS, PHYSICAL_SIZES, PHYSICAL_VALUES].flatMap((pattern) => occurrences(files, pattern));
    assert.deepEqual(physical, []);
  });

  it('say !important on :host only', () => {
    const rules = files.flatMap((file) => occurrences([file], /[^{}]*\{[^{}]*!important[^{}]*\}/));
    assert.deepEqual(
      rules.filter((rule) => !/:\d+:\s*:host[^{,]*\{/.test(rule.replace(/\s+/g, ' '))),
      [],
    );
  });

  it('know no layout value that no component sets', () => {
    const code = sourceFiles('src/**/*.tsx').map(({ text }) => text);
    const [sheet] = files.filter(({ path }) => path.endsWith('parts/flex.css'));
    const values = [...(sheet?.text ?? '').matchAll(/\[data-(\w+)='(\w+)'\]/g)].map(
      ([, name, value]) => `${name}="${value}"`,
    );
    assert.ok(values.length > 0);
    assert.deepEqual(
      values.filter((value) => !code.some((text) => text.includes(` ${value}`))),
      [],
    );
  });

  it('have every layout value on the page about them, and no other', () => {
    const [sheet] = files.filter(({ path }) => path.endsWith('styles/layout.css'));
    const [page] = sourceFiles('elements/layout.md');
    const values = new Set(
      [...(sheet?.text ?? '').matchAll(/\[(data-site-\w+)='(\w+)'\]/g)].map((match) => `${match[1]} ${match[2]}`),
    );
    const rows = [...(page?.text ?? '').matchAll(/^\| `(data-site-\w+)` \| (.*) \|$/gm)];
    const told = rows.flatMap(([, name, text = '']) =>
      [...text.matchAll(/`(\w+)`/g)].map(([, value]) => `${name} ${value}`),
    );
    assert.deepEqual(told.sort(), [...values].sort());
  });
});
