import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePage } from '../../demo/build-site.ts';
import { createSuggestionIndex, EXACT_LENGTH_COUNT, SUGGESTION_COUNT } from '../../demo/server/suggestion-index.ts';
import type { SuggestionQuery } from '../../demo/server/suggestion-query.ts';
import { buildFixtureSite } from './fixture.ts';

const { pages } = buildFixtureSite();
const suggest = createSuggestionIndex(pages);

function urls(query: Partial<SuggestionQuery>): readonly string[] {
  return suggest({ text: '', locale: 'en', ...query }).map(({ url }) => url);
}

describe('demo: suggestion index', () => {
  it('§3: answers title, root-relative address and website area, nothing else', () => {
    assert.deepEqual(suggest({ text: 'pricing', locale: 'en' }), [
      { title: 'Pricing', url: '/pricing', website_area: 'pricing' },
    ]);
  });

  it('finds the beginning of a word', () => {
    assert.deepEqual(urls({ text: 'dashb' }), ['/guide/en/kibana/current/dashboards']);
  });

  it('finds a word with a letter wrong, missing, or too many', () => {
    for (const text of ['dashboird', 'dashbord', 'dashboardds']) {
      assert.deepEqual(urls({ text }), ['/guide/en/kibana/current/dashboards'], text);
    }
  });

  it('wants words of up to EXACT_LENGTH_COUNT characters as they are', () => {
    assert.equal('axd'.length, EXACT_LENGTH_COUNT);
    assert.deepEqual(urls({ text: 'add' }), ['/guide/en/kibana/current/dashboards']);
    assert.deepEqual(urls({ text: 'axd' }), []);
    assert.equal('plxn'.length, EXACT_LENGTH_COUNT + 1);
    assert.deepEqual(urls({ text: 'plxn' }), ['/pricing']);
  });

  it('ignores case and Latin accents', () => {
    assert.deepEqual(urls({ text: 'ÁDD' }), ['/guide/en/kibana/current/dashboards']);
  });

  it('puts a match in the title before many in the text', () => {
    const [template] = pages.filter(({ path }) => path === '/pricing');
    assert.ok(template);
    const inText = { ...template, path: '/text', rendered: { ...template.rendered, text: 'wombat wombat wombat' } };
    const inTitle = { ...template, path: '/title', title: 'All that can be said about a wombat' };
    const found = createSuggestionIndex([inText, inTitle])({ text: 'wombat', locale: 'en' });
    assert.deepEqual(
      found.map(({ url }) => url),
      ['/title', '/text'],
    );
  });

  it('wants all words where a page has them, and some where none has', () => {
    assert.deepEqual(urls({ text: 'quokka panels' }), ['/guide/en/kibana/current/dashboards']);
    assert.deepEqual(urls({ text: 'pricing zzzzzzzz' }), ['/pricing']);
  });

  it('§3: limits to an area', () => {
    assert.equal(urls({ text: 'quokka' }).length, 3);
    assert.deepEqual(urls({ text: 'quokka', location: 'Documentation' }), ['/guide/en/kibana/current/dashboards']);
    assert.deepEqual(urls({ text: 'quokka', location: 'Blog' }), ['/blog/older']);
  });

  it('§7: limits to a product by its label; an unknown one has no pages', () => {
    const documentation = { text: 'quokka', location: 'Documentation' } as const;
    assert.deepEqual(urls({ ...documentation, product: 'Kibana' }), ['/guide/en/kibana/current/dashboards']);
    assert.deepEqual(urls({ ...documentation, product: 'Logstash' }), []);
    assert.deepEqual(urls({ ...documentation, product: 'Unheard of' }), []);
  });

  it('§7: limits to a language', () => {
    assert.deepEqual(urls({ text: 'Preisen', locale: 'de' }), ['/de']);
    assert.deepEqual(urls({ text: 'Preisen' }), []);
    assert.deepEqual(urls({ text: 'pricing', locale: 'fr' }), []);
  });

  it('finds Japanese by any two characters in a row, also inside a word, and keeps voiced sounds apart', () => {
    for (const text of ['検索', '常検', 'ダッシ', 'ボード', '監視', 'ガラス', '検']) {
      assert.deepEqual(urls({ text, locale: 'jp' }), ['/jp'], text);
    }
    assert.deepEqual(urls({ text: 'カラ', locale: 'jp' }), []);
  });

  it('finds half-width Katakana as full-width', () => {
    assert.deepEqual(urls({ text: 'ﾀﾞｯｼｭ', locale: 'jp' }), ['/jp']);
  });

  it('finds Korean words before their particles', () => {
    assert.deepEqual(urls({ text: '대시보드', locale: 'kr' }), ['/kr']);
    assert.deepEqual(urls({ text: '모니', locale: 'kr' }), ['/kr']);
  });

  it('finds Chinese while the word is still being typed', () => {
    for (const text of ['可观', '可观测', '向量', '量搜', '监控'])
      assert.deepEqual(urls({ text, locale: 'cn' }), ['/cn'], text);
  });

  it('survives text that has no words', () => {
    for (const text of ['!!!', '…', '\u0000', '"', '*', '\ud800']) assert.deepEqual(urls({ text }), [], text);
  });

  it(`answers ${SUGGESTION_COUNT} suggestions at most`, () => {
    const [template] = pages.filter(({ path }) => path === '/pricing');
    assert.ok(template);
    const many: readonly SitePage[] = Array.from({ length: SUGGESTION_COUNT + 1 }, (_, index) => ({
      ...template,
      path: `/pricing-${index}`,
    }));
    assert.equal(createSuggestionIndex(many)({ text: 'pricing', locale: 'en' }).length, SUGGESTION_COUNT);
  });
});
