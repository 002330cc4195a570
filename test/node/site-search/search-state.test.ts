import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { SEARCH_MIN_LENGTH_COUNT } from '../../../src/constants.ts';
import type { Suggestion } from '../../../src/core/search/suggestions.ts';
import {
  createSearchState,
  type SearchAction,
  type SearchState,
  searchReducer,
  shownSuggestions,
} from '../../../src/site-search/search-state.ts';

const ONE: Suggestion = { title: 'One', url: '/one' };
const TWO: Suggestion = { title: 'Two', url: '/two' };
const START: SearchAction = {
  type: 'opened',
  startFilters: { locale: 'de-de', area: 'Documentation', product: 'Kibana' },
};

const moved = (state: SearchState, actions: readonly SearchAction[], minLength = SEARCH_MIN_LENGTH_COUNT) =>
  actions.reduce((before, action) => searchReducer(before, action, minLength), state);
const after = (...actions: readonly SearchAction[]) => moved(createSearchState('de-de'), actions);

const typed = (text: string, isComposing = false) => ({ type: 'text-changed', text, isComposing }) as const;
const answered = (...suggestions: Suggestion[]) => ({ type: 'answer-arrived', suggestions }) as const;
const sent = { type: 'question-sent' } as const;
const late = { type: 'answer-late' } as const;
const failed = (isOffline: boolean) => ({ type: 'request-failed', isOffline }) as const;

describe('what is asked for', () => {
  const LENGTHS: readonly (readonly [string, number, string | undefined])[] = [
    ['', 3, undefined],
    ['   ', 3, undefined],
    ['ab', 3, undefined],
    [' ab ', 3, undefined],
    ['abc', 3, 'abc'],
    ['\tabc\n', 3, 'abc'],
    ['a b', 3, 'a b'],
    ['👍👍', 3, undefined],
    ['👍👍👍', 3, '👍👍👍'],
    ['日本', 3, undefined],
    ['日本', 2, '日本'],
    ['a', 1, 'a'],
    ['a', 0, 'a'],
    ['', 0, undefined],
    [' ', 0, undefined],
  ];
  for (const [text, minLength, question] of LENGTHS) {
    it(`§5: of ${JSON.stringify(text)}, with min-length ${minLength}, is ${question ?? 'nothing'}`, () => {
      assert.equal(moved(createSearchState('en-us'), [typed(text)], minLength).question?.text, question);
    });
  }

  const COMPOSED: readonly (readonly [string, 'composition-pause' | undefined])[] = [
    ['abc', 'composition-pause'],
    ['müller', 'composition-pause'],
    ['поиск', 'composition-pause'],
    ['検索する', undefined],
    ['けんさく', undefined],
    ['ケンサク', undefined],
    ['ｹﾝｻｸ', undefined],
    ['검색하다', undefined],
    ['ㄱㅓㅁ', undefined],
    ['kibana の', undefined],
  ];
  for (const [text, pace] of COMPOSED) {
    it(`I1, I3: while ${text} is composed, is ${pace ? 'that text after the longer pause' : 'nothing'}`, () => {
      assert.equal(after(typed(text, true)).question?.pace, pace);
      assert.equal(after(typed(text, true), typed(text)).question?.pace, 'typing-pause');
    });
  }

  it('R6: of a text that is too short is nothing, whichever pill is removed', () => {
    for (const filter of ['locale', 'area', 'product'] as const) {
      const state = after(START, typed('ab'), { type: 'filter-removed', filter, defaultLocale: 'en-us' });
      assert.deepEqual([state.question, state.answer], [undefined, { status: 'idle' }]);
    }
  });

  it('R6: after a pill is the text with the other filters, though the answer to the old ones is on its way', () => {
    const state = after(START, typed('abc'), sent, {
      type: 'filter-removed',
      filter: 'product',
      defaultLocale: 'en-us',
    });
    assert.deepEqual(state.question?.filters, { locale: 'de-de', area: 'Documentation', product: undefined });
    assert.equal(state.question?.pace, 'at-once');
  });

  it('contract §5: on opening again is what was not answered, and nothing where it was', () => {
    const closed = { type: 'closed' } as const;
    const unanswered = [
      [typed('abc'), closed],
      [typed('abc'), sent, late, closed],
      [typed('abc'), sent, failed(false), closed],
      [typed('abc'), sent, failed(true), closed],
    ];
    for (const actions of unanswered) assert.equal(after(...actions, START).question?.text, 'abc');
    const answeredOnce = [typed('abc'), sent, answered(ONE), closed, START] as const;
    assert.equal(after(...answeredOnce).question, undefined);
    assert.deepEqual(shownSuggestions(after(...answeredOnce, closed, START)), [ONE]);
    assert.equal(after(typed('abc'), sent, answered(), closed, START).question, undefined);
  });

  it('contract §5: on opening again, suggestions of another text are neither kept nor shown', () => {
    const overtaken = [typed('abc'), sent, answered(ONE)] as const;
    for (const next of [typed('abcd'), typed('abc検索', true)]) {
      const state = after(...overtaken, next, { type: 'closed' }, START);
      assert.deepEqual([state.question?.text, shownSuggestions(state)], [next.text, []]);
    }
    const narrower = after(
      START,
      ...overtaken,
      { type: 'filter-removed', filter: 'area', defaultLocale: 'en-us' },
      { type: 'closed' },
      START,
    );
    assert.deepEqual([narrower.question?.text, shownSuggestions(narrower)], ['abc', []]);
  });

  it('F5: is asked again by a connection that returns, only where one was missed', () => {
    const returned = { type: 'connection-returned' } as const;
    assert.equal(after(typed('abc'), sent, failed(true), returned).question?.pace, 'at-once');
    for (const state of [after(typed('abc'), sent, failed(false)), after(typed('abc'), sent, answered(ONE)), after()]) {
      assert.equal(searchReducer(state, returned, SEARCH_MIN_LENGTH_COUNT), state);
    }
  });

  it('F1: is asked again by the same text after a failure', () => {
    const state = after(typed('abc'), sent, failed(false));
    const again = searchReducer(state, typed('abc '), SEARCH_MIN_LENGTH_COUNT);
    assert.notEqual(again.question, state.question);
    assert.equal(again.question?.text, 'abc');
  });
});

describe('what is shown', () => {
  it('I1: says nothing of waiting once a composition has given up what was asked', () => {
    assert.deepEqual(after(typed('abc'), sent, late, typed('abc検', true)).answer, { status: 'idle' });
    const before = [typed('abc'), sent, answered(ONE), typed('abcd'), sent] as const;
    const shown = { status: 'suggestions', suggestions: [ONE] };
    assert.deepEqual(after(...before, typed('abcd検', true)).answer, shown);
    assert.deepEqual(after(...before, late, typed('abcd検', true)).answer, shown);
  });

  it('F1: has none of the old suggestions after a failure, and none active', () => {
    for (const isOffline of [true, false]) {
      const state = after(typed('abc'), sent, answered(ONE), { type: 'active-moved', index: 0 }, failed(isOffline));
      assert.deepEqual([shownSuggestions(state), state.activeIndex], [[], -1]);
    }
  });

  it('C9: the first of two with the same address stays active', () => {
    const active = [typed('abc'), sent, answered(ONE, TWO), { type: 'active-moved', index: 1 }] as const;
    assert.equal(after(...active, answered(TWO, ONE, TWO)).activeIndex, 0);
  });

  it('C9, C10: whatever a person does, and whatever arrives, what is active is shown, and nothing is waited for in vain', () => {
    const texts = fc.constantFrom('', 'ab', 'abc', 'abc ', 'abcd', '検索中');
    const suggestions = fc.subarray([ONE, TWO, { title: 'Three', url: '/three' }]);
    /** What arrives does so for a question only, and what is active is one of those shown: see `useSuggestions`. */
    const step = fc.oneof(
      fc.record({ type: fc.constant('text-changed' as const), text: texts, isComposing: fc.boolean() }),
      fc.record({ type: fc.constant('active-moved' as const), index: fc.nat(2) }),
      fc.record({ type: fc.constant('answer-arrived' as const), suggestions }),
      fc.record({ type: fc.constant('request-failed' as const), isOffline: fc.boolean() }),
      fc.record({
        type: fc.constant('filter-removed' as const),
        defaultLocale: fc.constant('en-us'),
        filter: fc.constantFrom('locale' as const, 'area' as const),
      }),
      fc.constantFrom<SearchAction>(START, sent, late, { type: 'closed' }, { type: 'clear-pressed' }),
      fc.constantFrom<SearchAction>({ type: 'retry-pressed' }, { type: 'connection-returned' }),
    );
    const needsQuestion = new Set(['question-sent', 'answer-late', 'answer-arrived', 'request-failed']);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = createSearchState('de-de');
        for (const action of steps) {
          if (needsQuestion.has(action.type) && !state.question) continue;
          if (action.type === 'active-moved' && action.index >= shownSuggestions(state).length) continue;
          state = searchReducer(state, action, SEARCH_MIN_LENGTH_COUNT);
          assert.ok(state.activeIndex < shownSuggestions(state).length, 'What is active is not there.');
          const isWaiting = state.answer.status === 'asked' || state.answer.status === 'waiting';
          assert.ok(!isWaiting || state.question, 'Something is waited for that nobody asked.');
        }
      }),
      { numRuns: 2000 },
    );
  });
});
