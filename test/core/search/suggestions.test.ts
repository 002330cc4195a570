import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { SEARCH_ITEMS_MAX_COUNT, SEARCH_MAX_SUGGESTIONS_COUNT } from '../../../src/constants.ts';
import { allowedUrl } from '../../../src/core/links/url-policy.ts';
import { parseSuggestions, SUGGESTION_TEXT_LENGTH_COUNT } from '../../../src/core/search/suggestions.ts';

const KIBANA = { title: 'Kibana', url: '/kibana', website_area: 'documentation/kibana' };
const PARSED_KIBANA = { title: 'Kibana', url: '/kibana', websiteArea: 'documentation/kibana' };

function titlesOf(answer: unknown, limit?: number): readonly string[] | undefined {
  return parseSuggestions(answer, limit)?.suggestions.map(({ title }) => title);
}

describe('parseSuggestions: the shape of an answer', () => {
  it('contract §5: reads an array, and an object with one under suggestions', () => {
    assert.deepEqual(parseSuggestions([KIBANA]), { suggestions: [PARSED_KIBANA], dropped: [] });
    assert.deepEqual(parseSuggestions({ suggestions: [KIBANA], took: 3 }), {
      suggestions: [PARSED_KIBANA],
      dropped: [],
    });
  });

  it('no match is an answer', () => assert.deepEqual(parseSuggestions([]), { suggestions: [], dropped: [] }));

  for (const answer of [
    null,
    undefined,
    42,
    true,
    'login',
    {},
    { results: [KIBANA] },
    { suggestions: null },
    { suggestions: {} },
  ]) {
    it(`F3: ${JSON.stringify(answer)} is a failure, not an empty list`, () => {
      assert.equal(parseSuggestions(answer), undefined);
    });
  }

  it('F6: stops at the limit', () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ title: `${index}`, url: '/' }));
    assert.deepEqual(titlesOf(items, 2), ['0', '1']);
    assert.equal(titlesOf(items)?.length, SEARCH_MAX_SUGGESTIONS_COUNT);
    assert.deepEqual(titlesOf(items, 0), []);
  });
});

describe('parseSuggestions: bad items', () => {
  for (const [item, pointer] of [
    [null, '/0'],
    [42, '/0'],
    ['Kibana', '/0'],
    [['Kibana', '/kibana'], '/0/title'],
    [{}, '/0/title'],
    [{ url: '/x' }, '/0/title'],
    [{ title: 42, url: '/x' }, '/0/title'],
    [{ title: ' \u0000\u200b', url: '/x' }, '/0/title'],
    [{ title: 'x' }, '/0/url'],
    [{ title: 'x', url: null }, '/0/url'],
    [{ title: 'x', url: {} }, '/0/url'],
  ] as const) {
    it(`F4: drops ${JSON.stringify(item)} and keeps the good ones`, () => {
      const parsed = parseSuggestions([item, KIBANA]);
      assert.deepEqual(parsed?.suggestions, [PARSED_KIBANA]);
      assert.deepEqual(
        parsed?.dropped.map((problem) => problem.pointer),
        [pointer],
      );
    });
  }

  for (const url of ['javascript:alert(1)', 'data:text/html,x', ' java\nscript:x', '\\\\host.example', 'https://[']) {
    it(`F8: drops a suggestion that leads to ${JSON.stringify(url)}, and reports it`, () => {
      const { suggestions, dropped } = parseSuggestions({ suggestions: [KIBANA, { ...KIBANA, url }] }) ?? {};
      assert.equal(suggestions?.length, 1);
      assert.equal(dropped?.[0]?.pointer, '/suggestions/1/url');
      assert.equal(dropped?.[0]?.received, JSON.stringify(url));
    });
  }

  for (const area of [undefined, null, 7, ['documentation'], ' ']) {
    it(`F4: keeps a suggestion without its area if that is ${JSON.stringify(area)}`, () => {
      assert.equal(parseSuggestions([{ ...KIBANA, website_area: area }])?.suggestions[0]?.websiteArea, undefined);
    });
  }
});

describe('parseSuggestions: very many bad items', () => {
  const watched = (count: number, isGood: (index: number) => boolean) => {
    const looked: number[] = [];
    const items = Array.from({ length: count }, (_, index) => ({
      url: '/',
      get title() {
        looked.push(index);
        return isGood(index) ? 'A' : undefined;
      },
    }));
    return { looked, items };
  };

  it('F6: looks at no more items than it takes to have enough', () => {
    const { looked, items } = watched(50, (index) => index > 4);
    assert.equal(parseSuggestions(items)?.suggestions.length, SEARCH_MAX_SUGGESTIONS_COUNT);
    assert.equal(looked.length, SEARCH_MAX_SUGGESTIONS_COUNT + 5);
  });

  it('F6: looks at a thousand at most', () => {
    const { looked, items } = watched(SEARCH_ITEMS_MAX_COUNT + 1, () => false);
    assert.deepEqual(parseSuggestions(items)?.suggestions, []);
    assert.equal(looked.length, SEARCH_ITEMS_MAX_COUNT);
  });

  it('reads nothing that an object inherits', () => {
    Object.defineProperty(Object.prototype, 'url', { value: '/inherited', configurable: true });
    Object.defineProperty(Object.prototype, 'suggestions', { value: [{ title: 'A', url: '/' }], configurable: true });
    try {
      assert.equal(parseSuggestions({}), undefined);
      assert.deepEqual(parseSuggestions([{ title: 'A' }])?.suggestions, []);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'url');
      Reflect.deleteProperty(Object.prototype, 'suggestions');
    }
  });

  for (const [answer, pointer] of [
    [Array(1_000_000).fill(null), ''],
    [{ suggestions: Array(1_000_000).fill(null) }, '/suggestions'],
  ] as const) {
    it(`F4: tells ten of them, and how many more, in ${pointer || 'a list'}`, () => {
      const { dropped } = parseSuggestions(answer) ?? {};
      assert.deepEqual(
        dropped?.map((problem) => problem.pointer),
        [...Array.from({ length: 10 }, (_, index) => `${pointer}/${index}`), pointer],
      );
      assert.equal(dropped?.at(-1)?.received, 'a list with 990 more bad items');
    });
  }

  it('F4: eleven are told as ten and one more, ten as ten', () => {
    assert.equal(parseSuggestions(Array(10).fill(null))?.dropped.length, 10);
    assert.match(parseSuggestions(Array(11).fill(null))?.dropped.at(-1)?.received ?? '', / 1 more /);
  });
});

describe('parseSuggestions: hostile texts', () => {
  it('F7: leaves markup as text', () => {
    const title = '<img src=x onerror=alert(1)> & <b>bold</b>';
    assert.deepEqual(titlesOf([{ title, url: '/' }]), [title]);
  });

  it('F7: clips 10 kB, in the title and in the area', () => {
    const long = 'ab '.repeat(3500);
    const [suggestion] = parseSuggestions([{ title: long, url: '/', website_area: long }])?.suggestions ?? [];
    assert.ok(suggestion && suggestion.title.length <= SUGGESTION_TEXT_LENGTH_COUNT && suggestion.title.endsWith('…'));
    assert.ok(suggestion.websiteArea && suggestion.websiteArea.length <= SUGGESTION_TEXT_LENGTH_COUNT);
  });

  it('never throws, and lets only usable suggestions through', () => {
    const item = fc.oneof(
      fc.jsonValue(),
      fc.record({
        title: fc.string({ unit: 'binary' }),
        url: fc.string({ unit: 'binary' }),
        website_area: fc.jsonValue(),
      }),
    );
    const answer = fc.oneof(fc.jsonValue(), fc.array(item), fc.record({ suggestions: fc.array(item) }));
    fc.assert(
      fc.property(answer, (value) => {
        for (const { title, url } of parseSuggestions(value)?.suggestions ?? []) {
          assert.notEqual(title.trim(), '');
          assert.equal(allowedUrl(url), url);
        }
      }),
    );
  });
});
