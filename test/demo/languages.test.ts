import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENGLISH, LANGUAGES, languageOfPath, pathInLanguage } from '../../demo/site/languages.ts';
import { PRODUCT_LABELS as DEMO_LABELS } from '../../demo/site/product-labels.ts';
import { LOCALES } from '../../src/core/locale/locales.ts';
import { PRODUCT_LABELS } from '../../src/core/locale/product-labels.ts';

const german = LANGUAGES.find(({ shortCode }) => shortCode === 'de') ?? ENGLISH;

describe('demo: languages', () => {
  it('§2.1: has languages of the package, in its order, with their codes and prefixes', () => {
    const locales = LOCALES.filter(({ code }) => LANGUAGES.some(({ localeCode }) => localeCode === code)).map(
      ({ code, shortCode, prefix, languageTag, name }) => ({
        shortCode,
        localeCode: code,
        prefix,
        languageTag,
        name,
      }),
    );
    assert.deepEqual(LANGUAGES, locales);
    assert.ok(LANGUAGES.length > 1);
  });

  it('takes the language from a whole first segment', () => {
    assert.equal(languageOfPath('/de').shortCode, 'de');
    assert.equal(languageOfPath('/de/pricing').shortCode, 'de');
    assert.equal(languageOfPath('/demo-gallery').shortCode, 'en');
    assert.equal(languageOfPath('/').shortCode, 'en');
  });

  it('prefixes a path once, and leaves other addresses as they are', () => {
    assert.equal(pathInLanguage('/', german), '/de');
    assert.equal(pathInLanguage('/pricing?a=1', german), '/de/pricing?a=1');
    assert.equal(pathInLanguage('/de/pricing', german), '/de/pricing');
    assert.equal(pathInLanguage('/fr', german), '/fr');
    assert.equal(pathInLanguage('//host.example/a', german), '//host.example/a');
    assert.equal(pathInLanguage('https://host.example/a', german), 'https://host.example/a');
    assert.equal(pathInLanguage('#part', german), '#part');
    assert.equal(pathInLanguage('/pricing', ENGLISH), '/pricing');
  });
});

describe('demo: product labels', () => {
  it('§3: are the package’s canonical labels, so that the product which the search sends is found', () => {
    for (const [segment, label] of Object.entries(DEMO_LABELS)) assert.equal(label, PRODUCT_LABELS[segment], segment);
  });
});
