import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localeByCode, localeOfPath, localeOfTag } from '../../../src/core/locale/find-locale.ts';
import { DEFAULT_LOCALE_CODE, LOCALES, type LocaleCode } from '../../../src/core/locale/locales.ts';
import { resolveLocale } from '../../../src/core/locale/resolve-locale.ts';

describe('the locales', () => {
  it('§2.1: are these eight, in the order of the picker', () => {
    assert.deepEqual(
      LOCALES.map(({ name, pickerCode, code, prefix }) => `${name} ${pickerCode} ${code} ${prefix}`),
      [
        'Deutsch DE de-de /de',
        'English EN en-us ',
        'Español ES es-419 /es',
        'Français FR fr-fr /fr',
        '日本語 JP ja-jp /jp',
        '한국어 KR ko-kr /kr',
        '简体中文 CN zh-cn /cn',
        'Português PT pt-br /pt',
      ],
    );
  });

  it('§7: have these short codes', () => {
    const shortCodes = LOCALES.map(({ shortCode }) => shortCode);
    assert.deepEqual([...shortCodes].sort(), ['cn', 'de', 'en', 'es', 'fr', 'jp', 'kr', 'pt']);
  });

  it('have language tags that Intl knows', () => {
    for (const { languageTag } of LOCALES) assert.deepEqual(Intl.getCanonicalLocales(languageTag), [languageTag]);
  });

  it('§9: default to en-us', () => {
    assert.equal(DEFAULT_LOCALE_CODE, 'en-us');
  });
});

describe('localeByCode', () => {
  it('finds every locale', () => {
    for (const locale of LOCALES) assert.equal(localeByCode(locale.code as LocaleCode), locale);
  });

  it('throws for a code that the types do not allow', () => {
    assert.throws(() => localeByCode('xx-xx' as LocaleCode), RangeError);
  });
});

describe('localeOfPath', () => {
  it('§2.1: knows the seven prefixes as whole first segments', () => {
    for (const { code, prefix } of LOCALES.filter((locale) => locale.prefix !== '')) {
      assert.equal(localeOfPath(prefix)?.code, code);
      assert.equal(localeOfPath(`${prefix}/`)?.code, code);
      assert.equal(localeOfPath(`${prefix}/guide/de`)?.code, code);
      assert.equal(localeOfPath(`${prefix}x/guide`), undefined);
    }
  });

  it('knows a prefix in capitals', () => {
    assert.equal(localeOfPath('/DE/pricing')?.code, 'de-de');
  });

  it('finds none on an unprefixed path, behind a double slash, or deeper in the path', () => {
    for (const path of [
      '',
      '/',
      '/pricing',
      '/en/pricing',
      '//de/pricing',
      '/guide/de',
      'de/pricing',
      '/de-de',
      '/d',
    ]) {
      assert.equal(localeOfPath(path), undefined, path);
    }
  });

  it('§2.1: ends the first segment at a query or a hash', () => {
    assert.equal(localeOfPath('/fr?a=/de')?.code, 'fr-fr');
    assert.equal(localeOfPath('/kr#/de')?.code, 'ko-kr');
    assert.equal(localeOfPath('/?fr'), undefined);
  });

  it('finds none in what is no path from the root', () => {
    for (const path of ['pricing/de', '?de', '#de', 'pricing?de', './de', 'https://vendor.example/de', '\\de']) {
      assert.equal(localeOfPath(path), undefined, path);
    }
  });
});

describe('localeOfTag', () => {
  const accepted: readonly (readonly [string, LocaleCode])[] = [
    ['de-de', 'de-de'],
    ['DE', 'de-de'],
    ['de-AT', 'de-de'],
    ['de-CH-1996', 'de-de'],
    ['jp', 'ja-jp'],
    ['ja', 'ja-jp'],
    ['ja-JP', 'ja-jp'],
    ['kr', 'ko-kr'],
    ['ko', 'ko-kr'],
    ['cn', 'zh-cn'],
    ['zh', 'zh-cn'],
    ['zh-Hans', 'zh-cn'],
    ['zh-Hans-CN', 'zh-cn'],
    ['zh-hans-hk', 'zh-cn'],
    ['zh-SG', 'zh-cn'],
    ['es-MX', 'es-419'],
    ['es_mx', 'es-419'],
    ['ES-419', 'es-419'],
    ['en-GB', 'en-us'],
    ['pt-PT', 'pt-br'],
    [' fr-CA ', 'fr-fr'],
    ['pt', 'pt-br'],
    ['zh-CN', 'zh-cn'],
    ['zh_Hans_HK', 'zh-cn'],
    ['en-u-ca-buddhist', 'en-us'],
    ['es-ES-x-private', 'es-419'],
  ];
  for (const [tag, code] of accepted) {
    it(`contract §2: reads "${tag}" as ${code}`, () => assert.equal(localeOfTag(tag)?.code, code));
  }

  for (const tag of [
    '',
    'it',
    'deutsch',
    'de-',
    'de-de.utf-8',
    'jp-jp',
    'english',
    'x-default',
    'constructor',
    'd',
    'de de',
    'de--at',
    '-de',
    'dе',
  ]) {
    it(`contract §2: knows no locale for "${tag}"`, () => assert.equal(localeOfTag(tag), undefined));
  }

  for (const tag of ['zh-Hant', 'zh-TW', 'zh_hk', 'zh-MO', 'zh-Hant-CN', 'zh-cmn-Hant']) {
    it(`does not take traditional Chinese (${tag}) for simplified Chinese`, () =>
      assert.equal(localeOfTag(tag), undefined));
  }
});

describe('resolveLocale', () => {
  it('contract §2: believes the attribute before path and lang', () => {
    const { locale, problem } = resolveLocale({ attribute: 'ja', pathname: '/de/pricing', lang: 'fr' });
    assert.equal(locale.code, 'ja-jp');
    assert.equal(problem, undefined);
  });

  it('contract §2: believes the path before lang', () => {
    assert.equal(resolveLocale({ pathname: '/de/pricing', lang: 'fr' }).locale.code, 'de-de');
  });

  it('contract §2: believes lang on an unprefixed path', () => {
    assert.equal(resolveLocale({ pathname: '/pricing', lang: 'fr-CA' }).locale.code, 'fr-fr');
  });

  it('contract §2: speaks English where nothing says otherwise', () => {
    assert.equal(resolveLocale({ pathname: '/pricing' }).locale.code, 'en-us');
  });

  it('speaks English without a problem where lang is a language the site does not have', () => {
    for (const lang of ['it', 'zh-Hant', '']) {
      assert.deepEqual(resolveLocale({ pathname: '/', lang }), { locale: localeByCode('en-us') });
    }
  });

  it('takes an empty attribute, as templates print it, for none', () => {
    assert.deepEqual(resolveLocale({ attribute: ' ', pathname: '/de' }), { locale: localeByCode('de-de') });
  });

  it('contract §2: an unknown attribute means en-us and a problem, whatever path and lang say', () => {
    const { locale, problem } = resolveLocale({ attribute: 'it-it', pathname: '/de', lang: 'fr' });
    assert.equal(locale.code, 'en-us');
    assert.deepEqual(problem, {
      pointer: '@locale',
      received: '"it-it"',
      expected: 'a locale code such as "de-de", a short code such as "jp" or a language tag such as "es-MX"',
      consequence: 'The language is English.',
    });
  });

  const near: readonly (readonly [string, LocaleCode | undefined])[] = [
    ['jpn', 'ja-jp'],
    ['jp-ja', 'ja-jp'],
    ['kor', 'ko-kr'],
    ['deu', 'de-de'],
    ['de_DE.UTF-8', 'de-de'],
    ['Deutsch', 'de-de'],
    ['日本語', 'ja-jp'],
    ['default', undefined],
    ['it', undefined],
    ['zh-TW', undefined],
  ];
  for (const [attribute, suggestion] of near) {
    it(`contract §2: suggests ${suggestion ?? 'nothing'} for "${attribute}"`, () => {
      const { problem } = resolveLocale({ attribute, pathname: '/' });
      assert.equal(problem?.suggestion, suggestion);
      assert.equal(problem?.pointer, '@locale');
    });
  }
});
