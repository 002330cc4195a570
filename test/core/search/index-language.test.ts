import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCALES } from '../../../src/core/locale/locales.ts';
import { indexLanguage } from '../../../src/core/search/index-language.ts';

describe('indexLanguage', () => {
  it('takes the exact language first, then the shorter one, then a sibling', () => {
    assert.equal(indexLanguage(['en', 'de', 'de-de'], 'de-DE'), 'de-de');
    assert.equal(indexLanguage(['en', 'de-at', 'de'], 'de-DE'), 'de');
    assert.equal(indexLanguage(['en', 'es-mx'], 'es-419'), 'es-mx');
  });

  it('§2.1: finds each of the eight by the language alone', () => {
    const languages = ['de', 'en', 'es', 'fr', 'ja', 'ko', 'zh', 'pt'];
    assert.deepEqual(
      LOCALES.map(({ languageTag }) => indexLanguage(languages, languageTag)),
      languages,
    );
  });

  it('has an index of one language answer for each, and others for none that they lack', () => {
    assert.equal(indexLanguage(['unknown'], 'de-DE'), 'unknown');
    assert.equal(indexLanguage(['en', 'fr'], 'de-DE'), undefined);
    assert.equal(indexLanguage([], 'de-DE'), undefined);
  });
});
