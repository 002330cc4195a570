import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { displayText } from '../../../src/core/search/display-text.ts';

describe('displayText', () => {
  for (const [text, expected] of [
    ['  a \n\t b\u2028c  ', 'a b c'],
    ['a\u0000b\u0007c', 'a b c'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['a\u2066b\u2069\u2069c', 'abc'],
    ['\u200fשלום\u200e', '\u200fשלום\u200e'],
    ['👩\u200d💻', '👩\u200d💻'],
    ['a\ud83db', 'a\ufffdb'],
    ['<b>a</b>', '<b>a</b>'],
    ['\u0000\u202e \u200b', ''],
    ['', ''],
  ] as const) {
    it(`F7: shows ${JSON.stringify(text)} as ${JSON.stringify(expected)}`, () =>
      assert.equal(displayText(text, 20), expected));
  }

  it('cuts a text that is longer than it may be, with an ellipsis', () => {
    assert.equal(displayText('abcde', 5), 'abcde');
    assert.equal(displayText('abcdef', 5), 'abcd…');
    assert.equal(displayText('abc def', 5), 'abc…');
  });

  it('counts characters, and cuts none in half', () => {
    assert.equal(displayText('😀😀😀', 3), '😀😀😀');
    assert.equal(displayText('😀😀😀😀', 3), '😀😀…');
  });

  it('says that there was more if a megabyte begins with nothing to see', () => {
    assert.equal(displayText(`a${' '.repeat(1_000_000)}b`, 20), 'a…');
    assert.equal(displayText('\u0000'.repeat(1_000_000), 20), '');
  });

  it('keeps within the length, on one line, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 30 }), (text, length) => {
        const shown = displayText(text, length);
        assert.ok([...shown].length <= length);
        assert.doesNotMatch(shown, /[\p{Control}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u);
      }),
    );
  });
});
