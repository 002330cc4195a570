import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { excerpt } from '../../../src/core/text/excerpt.ts';

const LONG = 1000;

describe('excerpt', () => {
  it('§9: strips tags, and what is no text', () => {
    assert.equal(
      excerpt('<p class="a>b">Find <b>any</b>thing<!-- now --></p><script>no()</script>', LONG),
      'Find anything',
    );
  });

  it('keeps the words of neighbouring blocks apart, and words with inline tags together', () => {
    assert.equal(excerpt('<h2>Logs</h2><ul><li>One</li><li>T<i>w</i>o<br>Three</li></ul>', LONG), 'Logs One Two Three');
  });

  it('decodes entities after the tags are gone', () => {
    assert.equal(excerpt('Tom &amp; &lt;b&gt;Jerry&lt;/b&gt; &#x1F600;', LONG), 'Tom & <b>Jerry</b> 😀');
  });

  it('leaves a less-than sign that begins no tag', () => {
    assert.equal(excerpt('1 < 2 and 3 > 2', LONG), '1 < 2 and 3 > 2');
  });

  it('collapses white space but keeps no-break spaces', () => {
    assert.equal(excerpt('  a \n\t b\u00a0: c ', LONG), 'a b\u00a0: c');
  });

  it('§9: truncates to the length and adds an ellipsis', () => {
    assert.equal(excerpt('abcdef', 5), 'abcde…');
    assert.equal(excerpt('abcdef', 6), 'abcdef');
    assert.equal(excerpt('abcdef', 7), 'abcdef');
  });

  it('§9: adds no ellipsis if told so', () => {
    assert.equal(excerpt('abcdef', 5, { hasEllipsis: false }), 'abcde');
  });

  it('leaves no space before the ellipsis', () => {
    assert.equal(excerpt('abc def', 4), 'abc…');
  });

  it('counts characters as people do and cuts none in two', () => {
    assert.equal(excerpt('👩‍👩‍👧‍👦👍🏽e\u0301x', 3), '👩‍👩‍👧‍👦👍🏽e\u0301…');
    assert.equal(excerpt('한국어 검색', 2), '한국…');
  });

  it('§9: of length 0 is only the ellipsis, and nothing of nothing', () => {
    assert.equal(excerpt('abc', 0), '…');
    assert.equal(excerpt('<p> </p>', 0), '');
  });

  const edges: readonly (readonly [string, string, number, string])[] = [
    ['nothing', '', 5, ''],
    ['markup alone', '<p><br></p><!-- x -->', 5, ''],
    ['a single character at the limit', '漢', 1, '漢'],
    ['two characters past the limit', '漢字', 1, '漢…'],
    ['a text whose limit is in a tag', 'abc<b></b>', 3, 'abc'],
    ['a text with white space behind the limit', 'abc   ', 3, 'abc'],
    ['a text that is cut behind an entity', 'a&amp;b', 2, 'a&…'],
    ['an unknown entity', 'a &unknown; b', LONG, 'a &unknown; b'],
    ['two flags and a letter', '🇩🇪🇫🇷x', 2, '🇩🇪🇫🇷…'],
    ['a line end of two units', 'a\r\nb', 3, 'a b'],
    ['a tag that never ends', 'abc <p class="', LONG, 'abc'],
    ['tags in capitals, with attributes and slashes', 'A<BR/>B<P\nid=x>C</P >D', LONG, 'A B C D'],
    ['a script with a tag in a text', '<script>"<p>x</p>"</script>y', LONG, 'y'],
  ];
  for (const [what, html, length, expected] of edges) {
    it(`§9: of ${what} is ${JSON.stringify(expected)}`, () => assert.equal(excerpt(html, length), expected));
  }

  it('§9: of a hostile text takes no time', () => {
    for (const piece of ['<', '<a ', '<!--', '&', '<script>', '</']) {
      assert.ok(excerpt(piece.repeat(50_000), 10).length <= 11);
    }
  });

  it('refuses a length that cannot be', () => {
    for (const length of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.throws(() => excerpt('abc', length), RangeError);
    }
  });

  it('§9: never exceeds the length, is the text’s beginning, and holds no half of a character', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (html, length) => {
        const cut = excerpt(html, length, { hasEllipsis: false });
        assert.ok([...segmenter.segment(cut)].length <= length);
        assert.ok(excerpt(html, LONG).startsWith(cut));
        assert.doesNotMatch(cut, /\p{Surrogate}/u);
      }),
    );
  });

  it('without Intl.Segmenter, counts code points and splits none (Firefox before 125)', (context) => {
    context.mock.property(Intl, 'Segmenter', undefined as never);
    assert.equal(excerpt('a😀b', 2), 'a😀…');
  });
});
