import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SEARCH_MAX_SUGGESTIONS_COUNT } from '../../../src/constants.ts';
import { allTexts } from '../../../src/core/locale/generated/all-texts.ts';
import { loadOverlayTexts } from '../../../src/core/locale/generated/load-overlay-texts.ts';
import { loadTexts } from '../../../src/core/locale/generated/load-texts.ts';
import { LOCALES, type ShortCode } from '../../../src/core/locale/locales.ts';

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const overlays = await Promise.all(
  LOCALES.map(async ({ shortCode }) => [shortCode, (await loadOverlayTexts[shortCode]()).overlayTexts] as const),
);
const overlayTexts = Object.fromEntries(overlays) as Record<ShortCode, (typeof overlays)[number][1]>;

const tableOf = (texts: (shortCode: ShortCode) => object) =>
  Object.fromEntries(LOCALES.map(({ shortCode }) => [shortCode, texts(shortCode)])) as Record<ShortCode, object>;

const TABLES: Readonly<Record<string, Readonly<Record<ShortCode, object>>>> = {
  header: tableOf((shortCode) => allTexts[shortCode].header),
  subnav: tableOf((shortCode) => allTexts[shortCode].subnav),
  search: tableOf((shortCode) => ({ ...allTexts[shortCode].search, ...overlayTexts[shortCode] })),
};

/** Texts that a language writes as English does: loan words, and words the languages share. */
const SAME_AS_ENGLISH = new Set([
  'search de blog',
  'search es blog',
  'search es docs',
  'header fr menu',
  'search fr blog',
  'search fr documentation',
  'search fr suggestions',
  'search fr suggestionCount.one',
  'search fr suggestionCount.other',
  'header pt menu',
  'search pt blog',
  'search pt docs',
]);

/** Every text of a language by its key, plural forms as `key.form`. */
function flatTexts(texts: object): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts as Texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[key, text] as const]
        : Object.entries(text).map(([form, formText]) => [`${key}.${form}`, formText] as const),
    ),
  );
}

function placeholders(text: string): readonly string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}

for (const [tableName, table] of Object.entries(TABLES)) {
  for (const { shortCode, languageTag } of LOCALES) {
    describe(`§3: the ${tableName} texts in ${languageTag}`, () => {
      const english = flatTexts(table.en);
      const texts = flatTexts(table[shortCode]);

      it('have the keys of the English ones, none empty, none with stray spaces', () => {
        assert.deepEqual(Object.keys(table[shortCode]), Object.keys(table.en));
        for (const [key, text] of texts) {
          assert.notEqual(text, '', key);
          assert.equal(text, text.trim(), key);
        }
      });

      it('have the placeholders of the English ones', () => {
        for (const [key, text] of texts) {
          const model = english.get(key);
          assert.ok(model, key);
          assert.deepEqual(placeholders(text), placeholders(model), key);
        }
      });

      it('have every plural form that a count of suggestions needs, and no other', () => {
        const counts = Array.from({ length: SEARCH_MAX_SUGGESTIONS_COUNT * 10 }, (_, count) => count);
        const rules = new Intl.PluralRules(languageTag);
        const needed = [...new Set(counts.map((count) => rules.select(count)))].sort();
        for (const [key, text] of Object.entries(table[shortCode])) {
          if (typeof text !== 'string') assert.deepEqual(Object.keys(text).sort(), needed, key);
        }
      });

      if (shortCode === 'en') return;
      it('are not left in English', () => {
        const same = [...texts].filter(([key, text]) => text === english.get(key)).map(([key]) => key);
        const unexplained = same.filter((key) => !SAME_AS_ENGLISH.has(`${tableName} ${shortCode} ${key}`));
        assert.deepEqual(unexplained, []);
      });

      if (!['jp', 'kr', 'cn'].includes(shortCode)) return;
      it('hold letters of their script', () => {
        for (const [key, text] of texts) {
          assert.match(text, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, key);
        }
      });
    });
  }
}

describe('§3: the texts', () => {
  it('are the same for a browser, which loads one language, and for a server, which has all', async () => {
    for (const { shortCode } of LOCALES) {
      assert.equal((await loadTexts[shortCode]()).elementTexts, allTexts[shortCode], shortCode);
    }
  });

  it('quote what was typed with the marks of the language', () => {
    const marks = { en: '“”', de: '„“', es: '“”', fr: '«»', jp: '「」', kr: '“”', cn: '“”', pt: '“”' };
    for (const { shortCode } of LOCALES) {
      const [opening, closing] = [...marks[shortCode]];
      assert.ok(
        new RegExp(`${opening}\u00a0?\\{text\\}\u00a0?${closing}`).test(overlayTexts[shortCode].noMatch),
        shortCode,
      );
    }
  });

  it('§2.6: show documentation shorter than in full, or the same where it is short', () => {
    for (const { shortCode } of LOCALES) {
      const { docs, documentation } = overlayTexts[shortCode];
      assert.ok(docs.length <= documentation.length, shortCode);
    }
    assert.equal(overlayTexts.en.docs, 'Docs');
  });
});
