import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { alternateUrls } from '../../../src/core/locale/alternate-urls.ts';

const link = (hreflang: string, path = `/${hreflang}`) => ({ hreflang, href: `https://www.vendor.example${path}` });
const url = (path: string) => `https://www.vendor.example${path}`;

describe('alternateUrls', () => {
  it('finds a language by its tag, whatever the case, and by the language alone', () => {
    const urls = alternateUrls([link('de-DE', '/d'), link('JA-jp', '/j'), link('ko', '/k'), link('es-419', '/e')]);
    assert.deepEqual(urls, { 'de-de': url('/d'), 'ja-jp': url('/j'), 'ko-kr': url('/k'), 'es-419': url('/e') });
  });

  it('prefers the own tag to the bare language, and that to another region, in any order', () => {
    const austria = link('de-AT');
    const german = link('de');
    const germany = link('de-DE');
    assert.deepEqual(alternateUrls([austria, german, germany]), { 'de-de': germany.href });
    assert.deepEqual(alternateUrls([austria, german]), { 'de-de': german.href });
    assert.deepEqual(alternateUrls([austria]), { 'de-de': austria.href });
    assert.deepEqual(alternateUrls([link('es-MX'), link('es-AR')]), { 'es-419': url('/es-MX') });
  });

  it('ignores x-default, other languages, and traditional Chinese', () => {
    assert.deepEqual(alternateUrls([link('x-default'), link('it'), link('zh-TW'), link('')]), {});
    assert.deepEqual(alternateUrls([link('zh-TW'), link('zh-Hans')]), { 'zh-cn': url('/zh-Hans') });
  });

  it('takes the first of several links that fit equally well, and nothing from none', () => {
    assert.deepEqual(alternateUrls([]), {});
    assert.deepEqual(alternateUrls([link('fr', '/1'), link('FR', '/2'), link(' fr ', '/3')]), { 'fr-fr': url('/1') });
  });

  it('§2.1: knows a language by its code and by what its paths begin with', () => {
    assert.deepEqual(alternateUrls([link('jp', '/1'), link('ja', '/2')]), { 'ja-jp': url('/1') });
    assert.deepEqual(alternateUrls([link('pt_BR', '/p')]), { 'pt-br': url('/p') });
  });

  it('ignores what is no web page', () => {
    const hrefs = ['javascript:alert(1)', 'https://', 'http://[', 'android-app://vendor.example/de', ''];
    assert.deepEqual(alternateUrls(hrefs.map((href) => ({ hreflang: 'de', href }))), {});
  });
});
