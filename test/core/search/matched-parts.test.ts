import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { matchedParts } from '../../../src/core/search/matched-parts.ts';

/** The title with its matches in brackets. */
function marked(title: string, text: string): string {
  return matchedParts(title, text)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

describe('matchedParts', () => {
  it('gives plain data', () => {
    assert.deepEqual(matchedParts('Install Kibana', 'kib'), [
      { text: 'Install ', isMatch: false },
      { text: 'Kib', isMatch: true },
      { text: 'ana', isMatch: false },
    ]);
    assert.deepEqual(matchedParts('', 'kib'), []);
  });

  for (const [title, text, expected] of [
    ['Index management for indices', 'ind', '[Ind]ex management for [ind]ices'],
    ['Reindex', 'ind', 'Reindex'],
    ['Kibana install', 'inst kib', '[Kib]ana [inst]all'],
    ['Kibana', '', 'Kibana'],
    ['Kibana', '  ', 'Kibana'],
    ['Kibana', 'kibanas', 'Kibana'],
    ['Elasticsearch', 'elastic elasticsearch', '[Elasticsearch]'],
    ['cloud-on-k8s (operator)', 'k8s oper', 'cloud-on-[k8s] ([oper]ator)'],
    ['C++ and C# clients', 'c++', '[C++] and C# clients'],
    ['The .NET client', '.net', 'The .[NET] client'],
    ['8.17 release', '8.1', '[8.1]7 release'],
    ['a.*b', '.*', 'a.*b'],
    ['<b>Kibana</b>', 'kib', '<b>[Kib]ana</b>'],
  ] as const) {
    it(`marks “${text}” at word starts: ${expected}`, () => assert.equal(marked(title, text), expected));
  }

  for (const [title, text, expected] of [
    ['Café Müller', 'cafe mull', '[Café] [Müll]er'],
    ['Cafe\u0301 x', 'café', '[Cafe\u0301] x'],
    ['Cafe Muller', 'CAFÉ MÜLL', '[Cafe] [Mull]er'],
    ['İstanbul', 'ist', '[İst]anbul'],
    ['Йогурт', 'йог', '[Йог]урт'],
    ['हिन्दी खोज', 'हि', '[हि]न्दी खोज'],
  ] as const) {
    it(`sets case and diacritics aside: ${expected}`, () => assert.equal(marked(title, text), expected));
  }

  for (const [title, text, expected] of [
    ['新しい検索の設定', '検索', '新しい[検索]の設定'],
    ['全文検索', '文', '全[文]検索'],
    ['はじめてのKibana入門', 'kib 入', 'はじめての[Kib]ana[入]門'],
    ['ダッシュボード', 'ボード', 'ダッシュ[ボード]'],
    ['ガイド', 'カ', 'ガイド'],
    ['보안 검색엔진', '엔진', '보안 검색[엔진]'],
    ['설치하기', '치', '설[치]하기'],
    ['𠮷野家の𠮷', '𠮷', '[𠮷]野家の[𠮷]'],
  ] as const) {
    it(`marks Chinese, Japanese and Korean anywhere: ${expected}`, () => assert.equal(marked(title, text), expected));
  }

  it('never cuts a letter from its marks, nor a pair in half', () => {
    assert.equal(marked('1\ufe0f\u20e3 Start', '1'), '[1\ufe0f\u20e3] Start');
    assert.equal(marked('a\u0301\u0302b', 'a'), '[a\u0301\u0302]b');
    assert.equal(marked('😀 Kibana', '\ud83d'), '😀 Kibana');
  });

  it('gives parts that alternate and together are the title, for any strings', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('a', 'A', 'é', 'e\u0301', ' ', '-', '検', 'ガ', '한', '😀', '\u0301', '\ud800'))
        .map((list) => list.join('')),
    );
    fc.assert(
      fc.property(anyText, anyText, (title, text) => {
        const parts = matchedParts(title, text);
        assert.equal(parts.map((part) => part.text).join(''), title);
        assert.ok(parts.every((part, index) => part.text !== '' && part.isMatch !== parts[index - 1]?.isMatch));
      }),
    );
  });

  it('takes linear time for titles and texts made to be slow', () => {
    // Linear time takes a moment, quadratic minutes: the run ends a test after one.
    for (const unit of ['a', 'a ', '検', '\u0301']) {
      const title = `x${unit.repeat(100_000)}`;
      const parts = matchedParts(title, `${unit.repeat(50_000)}b`);
      assert.equal(parts.map(({ text }) => text).join(''), title);
    }
  });
});
