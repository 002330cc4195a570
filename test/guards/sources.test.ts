import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { transform } from 'esbuild';
import { occurrences, type SourceFile, sourceFiles } from './source-files.ts';

const LINES_COUNT = 250;

const code = sourceFiles('{src,elements,demo,release,packages,test}/**/*.{ts,tsx,mjs,js}', '*.{ts,mjs}');
const styles = sourceFiles('{src,elements,demo}/**/*.css');
const thisFile = 'test/guards/sources.test.ts';

/** Without comments and types, so that a guard reads only what runs. */
async function whatRuns({ path, text }: SourceFile): Promise<SourceFile> {
  const loader = path.endsWith('tsx') ? 'tsx' : 'ts';
  return { path, text: (await transform(text, { loader, jsx: 'preserve', legalComments: 'none' })).code };
}

describe('sources', () => {
  let published: readonly SourceFile[] = [];
  before(async () => {
    published = await Promise.all(sourceFiles('{src,elements}/**/*.{ts,tsx}').map(whatRuns));
  });

  it('write no markup as text and no style attribute', () => {
    const sinks =
      /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|setHTMLUnsafe)\b/;
    assert.deepEqual([...occurrences(published, sinks), ...occurrences(published, /(?<=\s)style=/)], []);
  });

  it('in src/core know no DOM, no clock and no network: these come in as arguments', () => {
    const core = published.filter(({ path }) => path.startsWith('src/core/'));
    const globals = [
      /(?<![\w.'"$-])(?:window|document|globalThis|navigator|localStorage|sessionStorage|location|history)\s*(?:\.|\[|\?\.)/,
      /(?<![\w.])(?:fetch|setTimeout|setInterval|queueMicrotask|requestAnimationFrame)\(/,
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/,
    ];
    assert.deepEqual(
      globals.flatMap((pattern) => occurrences(core, pattern)),
      [],
    );
  });

  it('call nothing that the oldest promised browsers lack (Chromium 123, Firefox 120, Safari 17.5)', () => {
    const newer =
      /\bAbortSignal\.any\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bIterator\.|\b(?:matches|closest|querySelector(?:All)?)\('(?:[^']*\s)?[^'(]*(?<!\(:is\():popover-open/;
    const inBrowser = published.filter(
      ({ path }) => !/^elements\/(?:build|cli|manifest|plugins|prerender|site-files)\//.test(path),
    );
    assert.deepEqual(occurrences(inBrowser, newer), []);
  });

  it('throw nothing away quietly: no `any`, no ignored type error', () => {
    const typed = sourceFiles('{src,elements}/**/*.{ts,tsx}');
    assert.deepEqual(occurrences(typed, /@ts-(?:ignore|nocheck)|(?<=[:<|,(]\s?)any\b(?=\s*[;,)>=[|])|\bas any\b/), []);
  });
});

describe('tests', () => {
  it('are neither focused nor skipped', () => {
    const tests = code.filter(({ path }) => path.startsWith('test/') && path !== thisFile);
    const focused = /\b(?:describe|it|test)\.(?:only|skip|todo|fixme|fail)\b|\bthis\.skip\(|\b[xf](?:it|describe)\(/;
    assert.deepEqual(occurrences(tests, focused), []);
    assert.deepEqual(occurrences(tests, /\{\s*(?:only|skip|todo): /), []);
  });

  it('do not sleep', () => {
    const tests = code.filter(({ path }) => /^test\/.*\.(?:test\.tsx?|e2e\.ts)$/.test(path));
    assert.deepEqual(occurrences(tests, /waitForTimeout\(|\bsleep\(|setTimeout\(\w+, [1-9]\d*\)/), []);
  });
});

describe('files', () => {
  it(`hold at most ${LINES_COUNT} lines, or say in their first comment why they are long`, () => {
    const long = [...code, ...styles].filter(({ text }) => text.trimEnd().split('\n').length > LINES_COUNT);
    const silent = long.filter(({ text }) => {
      const [comment = ''] = /^\s*(?:(?:\/\/.*\n?\s*)+|\/\*[\s\S]*?\*\/)/.exec(text) ?? [];
      return !/\b(?:long|lines|split)\b/i.test(comment);
    });
    assert.deepEqual(
      silent.map(({ path }) => path),
      [],
    );
  });

  it('name no folder of the machine they were written on', () => {
    const documents = sourceFiles('*.md', '{elements,demo}/*.md', '.ci/run', '*.json').filter(
      ({ path }) => path !== 'package-lock.json',
    );
    const machine = /(?<![\w.*)-])\/(?:work|tmp|root|home|Users)\/[\w.-]+/;
    assert.deepEqual(
      occurrences(
        [...code, ...styles, ...documents].filter(({ path }) => path !== thisFile),
        machine,
      ),
      [],
    );
  });

  it('are not called utils, helpers or common', () => {
    const vague = code.filter(({ path }) => /(?:^|[/-])(?:utils?|helpers?|common)(?:[./-]|$)/.test(path));
    assert.deepEqual(
      vague.map(({ path }) => path),
      [],
    );
  });
});
