import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatText, pluralText } from '../../../src/core/locale/format-text.ts';

describe('formatText', () => {
  it('puts each value in every place that names it', () => {
    assert.equal(formatText('{a} and {b}, {a}', { a: 'one', b: 'two' }), 'one and two, one');
  });

  it('does not look for names inside the values', () => {
    assert.equal(formatText('{a}{b}', { a: '{b}', b: '$&' }), '{b}$&');
  });

  it('takes a value that is empty for a value', () => {
    assert.equal(formatText('“{text}”', { text: '' }), '“”');
  });

  it('leaves what is no name in braces as written', () => {
    for (const text of ['', '{', '{}', '{ a }', '{a', 'a}', '{a-b}']) assert.equal(formatText(text, { a: '1' }), text);
    assert.equal(formatText('{{a}}', { a: '1' }), '{1}');
  });

  it('leaves a name without a value as written', () => {
    assert.equal(formatText('{missing} {constructor}', {}), '{missing} {constructor}');
  });
});

describe('pluralText', () => {
  const forms = { one: '{count} Vorschlag', other: '{count} Vorschläge' };

  it('chooses the form that the language wants for the count', () => {
    assert.equal(pluralText(forms, 1, 'de-DE'), '1 Vorschlag');
    assert.equal(pluralText(forms, 2, 'de-DE'), '2 Vorschläge');
    assert.equal(pluralText(forms, 0, 'de-DE'), '0 Vorschläge');
    assert.equal(pluralText(forms, 0, 'fr-FR'), '0 Vorschlag');
  });

  it('writes the count as the language does', () => {
    assert.equal(pluralText(forms, 1234, 'de-DE'), '1.234 Vorschläge');
    assert.equal(pluralText(forms, 1234, 'en-US'), '1,234 Vorschläge');
  });

  it('has a form for every count where the language has many', () => {
    const arabic = { zero: '0', one: '1', two: '2', few: 'few', many: 'many', other: 'other' };
    const forms = [0, 1, 2, 3, 10, 11, 99, 100].map((count) => pluralText(arabic, count, 'ar-u-nu-latn'));
    assert.deepEqual(forms, ['0', '1', '2', 'few', 'few', 'many', 'many', 'other']);
  });

  it('falls back to `other`', () => {
    assert.equal(pluralText({ other: '{count}件' }, 1, 'en-US'), '1件');
  });
});
