import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { parseNavigation, parseSearchConfig, parseSectionNav } from '../../../src/core/config/parse-data.ts';
import type { Parsed } from '../../../src/core/config/problem.ts';

type Parse = (raw: unknown) => Parsed<unknown>;

const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..');
const SHAPES = resolve(PROJECT_FOLDER, 'elements/build/valibot-shapes.mjs');

const VALUES: readonly unknown[] = [
  null,
  '',
  ' a ',
  'javascript:x',
  0,
  1,
  -2,
  1.5,
  true,
  [],
  ['a'],
  [{}],
  {},
  undefined,
];

const DOCUMENTS: readonly (readonly [string, Parse, string])[] = [
  ['parseNavigation', parseNavigation, 'navigation-complete.json'],
  ['parseSectionNav', parseSectionNav, 'page.json'],
  ['parseSearchConfig', parseSearchConfig, 'search.json'],
];

/** The parsers as the one tag has them. */
let built: Readonly<Record<string, Parse>> = {};

/** A document once for each place in it and each value that could stand there instead. */
function* variants(text: string): Generator<unknown> {
  const pending: (readonly string[])[] = [[]];
  for (let path = pending.pop(); path; path = pending.pop()) {
    const at = (root: unknown) =>
      (path ?? []).reduce((found, key) => (found as Record<string, unknown>)[key], root) as object;
    for (const key of Object.keys(at(JSON.parse(text)))) {
      for (const value of VALUES) {
        const root = JSON.parse(text);
        Object.assign(at(root), { [key]: value });
        yield root;
      }
      const child = (at(JSON.parse(text)) as Record<string, unknown>)[key];
      if (typeof child === 'object' && child !== null) pending.push([...path, key]);
    }
  }
}

describe('valibot as the one tag has it', () => {
  before(async () => {
    const { outputFiles } = await build({
      absWorkingDir: PROJECT_FOLDER,
      stdin: {
        contents: `export * from './src/core/config/parse-data.ts';`,
        resolveDir: PROJECT_FOLDER,
      },
      bundle: true,
      write: false,
      format: 'esm',
      alias: { valibot: SHAPES },
    });
    built = await import(
      `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`
    );
  });

  for (const [name, parse, file] of DOCUMENTS) {
    it(`${name}: every value at every place of ${file} gives the same data and the same problems`, () => {
      const text = readFileSync(new URL(`documents/${file}`, import.meta.url), 'utf8');
      let count = 0;
      for (const variant of variants(text)) {
        assert.deepEqual(built[name]?.(variant), parse(variant));
        count += 1;
      }
      assert.ok(count > VALUES.length * 5, String(count));
    });
  }
});
