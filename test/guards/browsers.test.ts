import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement } from '@mdn/browser-compat-data/types';
import { transform } from 'esbuild';
import { type Features, scriptFeatures, styleFeatures } from './platform-features.ts';
import { sourceFiles } from './source-files.ts';

const [page] = sourceFiles('docs/browsers.md');
const BROWSERS: Readonly<Record<string, BrowserName>> = { Chrome: 'chrome', Firefox: 'firefox', Safari: 'safari' };

/** The versions that a line of the page names. */
function versionsIn(line: RegExp): readonly [BrowserName, number][] {
  const [text = ''] = page?.text.match(line) ?? [];
  return Object.entries(BROWSERS).map(([name, browser]) => [
    browser,
    Number(text.match(`${name} (\\d+(?:\\.\\d+)?)`)?.[1]),
  ]);
}

const SUPPORTED = versionsIn(/^Supported: .*$/m);
const NEEDED = versionsIn(/^Needed: .*$/m);

const releaseDate = ([browser, version]: readonly [BrowserName, number]) =>
  new Date(bcd.browsers[browser].releases[version]?.release_date ?? Number.NaN);

const isIn = ({ support }: CompatStatement, [browser, version]: readonly [BrowserName, number]) =>
  [support[browser] ?? []].flat().some(({ version_added: since, flags }) => {
    return !flags && typeof since === 'string' && Number.parseFloat(since.replace('≤', '')) <= version;
  });

/** Features that not all of the browsers have. */
const missingFrom = (features: Features, browsers: readonly (readonly [BrowserName, number])[]) =>
  [...features]
    .filter(([, statements]) => !statements.some((statement) => browsers.every((browser) => isIn(statement, browser))))
    .map(([name]) => name);

const SCRIPTS = scriptFeatures(
  'src/**/*.{ts,tsx}',
  'elements/{runtime,loader,page,snapshot}/**/*.ts',
  'elements/entries/one-tag/*.ts',
);
const STYLES = styleFeatures('{src,elements}/**/*.css');

describe('the browsers that are promised', () => {
  it('are at least two years old', () => {
    const twoYears = new Date();
    twoYears.setFullYear(twoYears.getFullYear() - 2);
    assert.ok(SUPPORTED.every((browser) => releaseDate(browser) <= twoYears));
  });

  it('have all that scripts and styles ask for, but what the page lists, with what is without it', () => {
    const listed = [...(page?.text.matchAll(/^\| `([^`]+)`/gm) ?? [])].map(([, name]) => name);
    const missing = new Set([...missingFrom(SCRIPTS, SUPPORTED), ...missingFrom(STYLES, SUPPORTED)]);
    assert.ok(SCRIPTS.size > 300 && STYLES.size > 300);
    assert.deepEqual(listed.toSorted(), [...missing].toSorted());
  });

  it('and those below them, down to the oldest, have what the tag looks for before it does anything', () => {
    const lightDark = bcd.css.types?.color?.['light-dark']?.__compat as CompatStatement;
    assert.ok(NEEDED.every((browser) => isIn(lightDark, browser)));
    assert.ok(NEEDED.every(([browser, version]) => !isIn(lightDark, [browser, version - 0.1])));
  });
});

describe('browsers that are older', () => {
  it('can read the tag, back to 2020', async () => {
    const tags = sourceFiles('dist/site-elements*.js');
    assert.equal(tags.length, 2);
    for (const { text } of tags) {
      const [modern, old] = await Promise.all(['esnext', 'es2020'].map((target) => transform(text, { target })));
      assert.equal(old?.code, modern?.code);
    }
  });

  it('get no place reserved, which would cut off what the page’s author has written', async () => {
    const [reserve] = sourceFiles('dist/reserve.css');
    const outside = reserve?.text.replace(/^\/\*.*?\*\/@supports \(color: ?light-dark\(.*?\)\) ?\{.*\}$/s, '').trim();
    assert.equal(outside, '');
  });
});
