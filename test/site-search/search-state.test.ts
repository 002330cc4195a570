import { expect } from 'chai';
import { SEARCH_MIN_LENGTH_COUNT } from '../../src/constants.ts';
import type { SearchFilters } from '../../src/core/search/search-filters.ts';
import type { Suggestion } from '../../src/core/search/suggestions.ts';
import {
  createSearchState,
  type SearchAction,
  type SearchState,
  searchReducer,
} from '../../src/site-search/search-state.ts';

const ONE: Suggestion = { title: 'One', url: '/one' };
const TWO: Suggestion = { title: 'Two', url: '/two' };

const after = (...actions: readonly SearchAction[]): SearchState =>
  actions.reduce((state, action) => searchReducer(state, action, SEARCH_MIN_LENGTH_COUNT), createSearchState('de-de'));

const typed = (text: string, isComposing = false) => ({ type: 'text-changed', text, isComposing }) as const;
const answered = (...suggestions: Suggestion[]) => ({ type: 'answer-arrived', suggestions }) as const;
const sent = { type: 'question-sent' } as const;

describe('search state', () => {
  it('§5: asks for three characters after a pause in the typing, and not for two', () => {
    expect(after(typed('ab')).question).to.equal(undefined);
    expect(after(typed(' abc ')).question).to.deep.equal({
      text: 'abc',
      filters: { locale: 'de-de' },
      pace: 'typing-pause',
    });
  });

  it('asks nothing new when only white space around the text changes, once it was asked or answered', () => {
    for (const state of [after(typed('abc'), sent), after(typed('abc'), answered(ONE))]) {
      expect(searchReducer(state, typed('abc '), SEARCH_MIN_LENGTH_COUNT).question).to.equal(state.question);
    }
  });

  it('R2: until it is asked, white space around the text makes a new question, whose pause begins anew', () => {
    for (const before of [[], [typed('ab1'), sent, answered(ONE)]]) {
      const state = after(...before, typed('abc'));
      const { question } = searchReducer(state, typed('abc '), SEARCH_MIN_LENGTH_COUNT);
      expect(question).to.deep.equal(state.question);
      expect(question).not.to.equal(state.question);
    }
  });

  it('keeps the old suggestions until the next answer, and drops them at two characters', () => {
    const asked = [typed('abc'), sent, answered(ONE), typed('abcd'), sent, { type: 'answer-late' }] as const;
    expect(after(...asked).answer).to.deep.equal({ status: 'waiting', suggestions: [ONE] });
    expect(after(...asked, typed('ab')).answer).to.deep.equal({ status: 'idle' });
  });

  it('is the same state, which renders nothing, when the active option is told again', () => {
    const state = after(typed('abc'), sent, answered(ONE), { type: 'active-moved', index: 0 });
    expect(searchReducer(state, { type: 'active-moved', index: 0 }, SEARCH_MIN_LENGTH_COUNT)).to.equal(state);
  });

  it('is the same state, which renders nothing, when it is opened with the filters it has; else it takes the others', () => {
    const startFilters = { locale: 'de-de', area: 'Documentation', product: 'Kibana' } as const;
    const opened = after({ type: 'opened', startFilters });
    const openedAgain = (filters: SearchFilters) =>
      searchReducer(opened, { type: 'opened', startFilters: filters }, SEARCH_MIN_LENGTH_COUNT);
    expect(openedAgain({ ...startFilters })).to.equal(opened);
    for (const other of [{ locale: 'fr-fr' }, { area: 'Blog' }, { product: 'Logstash' }] as const) {
      const filters = { ...startFilters, ...other };
      expect(openedAgain(filters).filters).to.equal(filters);
    }
  });

  it('C9: the same address stays active when suggestions are replaced; another one never becomes it', () => {
    const active = [typed('abc'), sent, answered(ONE, TWO), { type: 'active-moved', index: 1 }] as const;
    expect(after(...active, answered(TWO, ONE)).activeIndex).to.equal(0);
    expect(after(...active, answered(ONE)).activeIndex).to.equal(-1);
  });

  it('C10: no option is active when there is none', () => {
    const active = [typed('abc'), answered(ONE), { type: 'active-moved', index: 0 }] as const;
    expect(after(...active, answered()).activeIndex).to.equal(-1);
    expect(after(...active, { type: 'request-failed', isOffline: false }).activeIndex).to.equal(-1);
    expect(after(...active, { type: 'clear-pressed' })).to.include({ text: '', activeIndex: -1 });
  });

  it('§4: the locale pill goes to en-us, the area takes its product along, the product goes alone; each asks at once', () => {
    const startFilters = { locale: 'de-de', area: 'Documentation', product: 'Kibana' } as const;
    const removed = (filter: 'locale' | 'area' | 'product') =>
      after({ type: 'opened', startFilters }, typed('abc'), { type: 'filter-removed', filter, defaultLocale: 'en-us' })
        .question;
    expect(removed('locale')?.filters).to.deep.equal({ ...startFilters, locale: 'en-us' });
    expect(removed('area')?.filters).to.deep.equal({ locale: 'de-de' });
    expect(removed('product')?.filters).to.deep.equal({ ...startFilters, product: undefined });
    expect(removed('area')?.pace).to.equal('at-once');
  });

  it('closing keeps text, filters and suggestions, and waits for nothing; opening without text restores the filters', () => {
    const closed = after(typed('abc'), sent, answered(ONE), typed('abcd'), sent, { type: 'closed' });
    expect(closed).to.include({ text: 'abcd', question: undefined });
    expect(closed.answer).to.deep.equal({ status: 'idle' });
    const startFilters = { locale: 'fr-fr' } as const;
    expect(after({ type: 'opened', startFilters }).filters).to.equal(startFilters);
    const reopened = searchReducer(closed, { type: 'opened', startFilters }, SEARCH_MIN_LENGTH_COUNT);
    expect(reopened.question).to.deep.equal({ text: 'abcd', filters: { locale: 'de-de' }, pace: 'at-once' });
  });

  it('Retry asks the same question again', () => {
    const failed = after(typed('abc'), sent, { type: 'request-failed', isOffline: false });
    const again = searchReducer(failed, { type: 'retry-pressed' }, SEARCH_MIN_LENGTH_COUNT);
    expect(again.question).to.deep.equal({ ...failed.question, pace: 'at-once' });
    expect(again.question).not.to.equal(failed.question);
  });

  it('I1: nothing is asked while Japanese, Chinese or Korean is composed', () => {
    for (const text of ['かんじ変', '你好吗', '한국어']) {
      expect(after(typed(text, true)).question).to.equal(undefined);
      expect(after(typed(text, true), typed(text)).question?.text).to.equal(text);
    }
  });

  it('I3: Latin text that is composed all the time is asked for after a longer pause', () => {
    expect(after(typed('abc', true)).question?.pace).to.equal('composition-pause');
  });
});
