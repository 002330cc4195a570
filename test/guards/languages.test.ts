import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { languageModules } from '../../elements/build/language-modules.ts';
import { allTexts } from '../../src/core/locale/generated/all-texts.ts';
import { loadOverlayTexts } from '../../src/core/locale/generated/load-overlay-texts.ts';
import { LOCALES } from '../../src/core/locale/locales.ts';
import { sourceFiles } from './source-files.ts';

const LOCALE_FOLDER = new URL('../../src/core/locale/', import.meta.url);
const DIST = new URL('../../dist/', import.meta.url);

describe('languages', () => {
  it('are two files each, and no file is left over', () => {
    const expected = LOCALES.flatMap(({ shortCode }) => [`${shortCode}.ts`, `${shortCode}.overlay.ts`]).sort();
    assert.deepEqual(globSync('*', { cwd: new URL('texts/', LOCALE_FOLDER) }).sort(), expected);
  });

  it('are imported by modules that the build writes from the table', () => {
    for (const [name, text] of languageModules()) {
      const written = readFileSync(new URL(`generated/${name}`, LOCALE_FOLDER), 'utf8');
      assert.equal(written, text, `generated/${name} is not what locales.ts says: run npm run build.`);
    }
  });

  for (const name of ['site-elements.js', 'site-elements.lite.js']) {
    it(`are all known to ${name}, by the short code and by the beginning of the tag`, () => {
      const loader = readFileSync(new URL(name, DIST), 'utf8');
      for (const { shortCode, languageTag } of LOCALES) {
        for (const language of [shortCode, languageTag.slice(0, 2)]) {
          assert.match(loader, new RegExp(`\\b${language}:"(lite/)?${shortCode}-[\\w-]{8}\\.js"`));
        }
      }
    });
  }

  it('have a page that says how to add one', () => {
    const [page] = sourceFiles('docs/languages.md');
    for (const name of ['locales.ts', 'texts/de.ts', 'texts/de.overlay.ts']) {
      assert.ok(page?.text.includes(name), name);
    }
  });
});

describe('texts', () => {
  const { header, subnav, search } = allTexts.en;
  const keysOf = {
    'site-header': async () => Object.keys(header),
    'site-subnav': async () => Object.keys(subnav),
    'site-search': async () => Object.keys({ ...search, ...(await loadOverlayTexts.en()).overlayTexts }),
  };
  for (const [folder, keys] of Object.entries(keysOf)) {
    it(`of ${folder} are each shown or said by a component`, async () => {
      const components = sourceFiles(`src/${folder}/*.{ts,tsx}`);
      const unused = (await keys()).filter(
        (key) => !components.some(({ text }) => new RegExp(`\\btexts\\.${key}\\b`).test(text)),
      );
      assert.deepEqual(unused, []);
    });
  }
});
