import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { slug } from '../../../src/core/text/slug.ts';

describe('slug', () => {
  const examples: readonly (readonly [string, string, string])[] = [
    ['is lower case', 'Kibana', 'kibana'],
    ['has no punctuation', 'What’s new? (8.15, beta!)', 'whats-new-815-beta'],
    ['turns dashes into spaces, and those into hyphens', 'real-time – logs—fast', 'real-time-logs-fast'],
    ['collapses spaces of every kind to one hyphen', ' a \t b\u00a0\n c ', 'a-b-c'],
    ['writes & as and', 'Search & Observability', 'search-and-observability'],
    ['writes & as and inside a word', 'R&D', 'randd'],
    ['has no symbols', 'C++ © 2026 🚀', 'c-2026'],
    ['keeps letters that are not Latin', '検索とセキュリティ', '検索とセキュリティ'],
    ['keeps Hangul and spaces it', '통합 가시성', '통합-가시성'],
    ['keeps accents and umlauts', 'Sécurité für Größe', 'sécurité-für-größe'],
    ['is the same for composed and decomposed accents', 'Cafe\u0301', 'caf\u00e9'],
    ['is empty where nothing is left', '?! – …', ''],
    ['is empty for nothing', '', ''],
    ['is one letter for one', 'Ä', 'ä'],
    ['has no hyphen at its ends', '-- a --', 'a'],
    ['has one hyphen for &, dash and spaces together', 'a — & – b', 'a-and-b'],
    ['has no slash, underscore, dot or control character', '../a_b/c.d\u0000', 'abcd'],
    ['has no markup', '<b onclick="x">Hi</b>', 'b-onclickxhib'],
    ['has nothing that has no width', 'a\u200bb\u200dc', 'abc'],
    ['writes capitals of other scripts small', 'ЙОД ÅØ', 'йод-åø'],
    ['keeps digits of other scripts', '٣ १', '٣-१'],
  ];
  for (const [behaviour, text, expected] of examples) {
    it(`§9: ${behaviour}`, () => assert.equal(slug(text), expected));
  }

  it('§9: leaves a slug as it is, and holds letters, digits and single hyphens only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = slug(text);
        assert.equal(slug(once), once);
        assert.match(once, /^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u);
      }),
    );
  });
});
