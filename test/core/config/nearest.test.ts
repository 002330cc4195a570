import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { nearestOf } from '../../../src/core/config/nearest.ts';

describe('nearestOf', () => {
  it('contract §2: finds the key of which a letter is missing', () => {
    assert.equal(nearestOf('navigaton', ['masthead', 'navigation']), 'navigation');
  });

  it('finds two swapped letters in a word of five', () => {
    assert.equal(nearestOf('titel', ['url', 'title']), 'title');
  });

  it('takes case, dashes, spaces and underscores for the same word', () => {
    assert.equal(nearestOf('styleType', ['links', 'style_type']), 'style_type');
    assert.equal(nearestOf('GHOST-CARD', ['Customer spotlight', 'Ghost card']), 'Ghost card');
  });

  it('allows one wrong letter in a short word, and not two', () => {
    assert.equal(nearestOf('ulr', ['urn']), undefined);
    assert.equal(nearestOf('uri', ['url']), 'url');
    assert.equal(nearestOf('ur', ['url']), 'url');
  });

  it('allows two wrong letters of five, and not three', () => {
    assert.equal(nearestOf('abxye', ['abcde']), 'abcde');
    assert.equal(nearestOf('axyze', ['abcde']), undefined);
  });

  it('prefers the nearest, and of two the first', () => {
    assert.equal(nearestOf('linka', ['linkb', 'links']), 'linkb');
    assert.equal(nearestOf('linkz', ['lines', 'links', 'lanes']), 'links');
  });

  it('suggests nothing that is far, and nothing without candidates', () => {
    assert.equal(nearestOf('footer', ['navigation', 'masthead']), undefined);
    assert.equal(nearestOf('footer', []), undefined);
  });

  it('is not slowed by a long word', () => {
    assert.equal(nearestOf('a'.repeat(5_000_000), ['navigation']), undefined);
  });

  it('finds each word of a list by itself', () => {
    const words = ['navigation', 'masthead', 'action_items', 'logo', 'ctas'];
    fc.assert(fc.property(fc.constantFrom(...words), (word) => assert.equal(nearestOf(word, words), word)));
  });
});
