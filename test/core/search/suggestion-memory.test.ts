import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SEARCH_MEMORY_COUNT } from '../../../src/constants.ts';
import { createSuggestionMemory } from '../../../src/core/search/suggestion-memory.ts';

const ENGLISH = { locale: 'en-us' } as const;
const answer = (title: string) => [{ title, url: '/' }];

describe('suggestion memory', () => {
  it('R5: knows a question by its text and by the filters that are sent', () => {
    const memory = createSuggestionMemory();
    const kibana = { ...ENGLISH, area: 'Documentation', product: 'Kibana' } as const;
    memory.remember('abc', kibana, answer('One'));
    assert.deepEqual(memory.recall('abc', { ...kibana }), answer('One'));
    assert.equal(memory.recall('abcd', kibana), undefined);
    assert.equal(memory.recall('abc', { ...kibana, product: undefined }), undefined);
    assert.equal(memory.recall('abc', { ...kibana, locale: 'de-de' }), undefined);
    memory.remember('abc', { ...ENGLISH, area: 'Blog' }, answer('Two'));
    assert.deepEqual(memory.recall('abc', { ...ENGLISH, area: 'Blog', product: 'Kibana' }), answer('Two'));
  });

  it('R5: keeps SEARCH_MEMORY_COUNT answers, the latest used ones', () => {
    const memory = createSuggestionMemory();
    memory.remember('first', ENGLISH, answer('first'));
    memory.remember('second', ENGLISH, answer('second'));
    for (let count = 2; count < SEARCH_MEMORY_COUNT; count += 1) memory.remember(`${count}`, ENGLISH, answer('other'));
    assert.deepEqual(memory.recall('first', ENGLISH), answer('first'));
    memory.remember('last', ENGLISH, answer('last'));
    assert.deepEqual(memory.recall('first', ENGLISH), answer('first'));
    assert.equal(memory.recall('second', ENGLISH), undefined);
  });
});
