import { expect } from 'chai';
import { SEARCH_DEBOUNCE_MS, SEARCH_TIMEOUT_MS, SEARCH_WAITING_DELAY_MS } from '../../src/constants.ts';
import { stopClock } from '../support/clock.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { click } from '../support/pointer.ts';
import { ANSWER, find, openSearch, openSuggestions, recordDetails, type SearchPage } from './search-page.ts';

const FAILED = 'Suggestions could not be loaded; try again or search without them.';

const retryButton = ({ shadow }: SearchPage) =>
  [...shadow.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');

async function seesFailure(page: SearchPage): Promise<void> {
  await eventually(() => expect(page.status()).to.equal(FAILED));
  expect(page.options()).to.have.length(0);
  expect(page.input.getAttribute('aria-expanded')).to.equal('false');
  expect(retryButton(page)).not.to.equal(undefined);
}

describe('<site-search>: failures', () => {
  for (const status of [400, 404, 429, 500, 503]) {
    it(`F1: ${status} is the failed state; old suggestions are gone, submit works`, async () => {
      const endpoint = await openSuggestions();
      const page = await openSearch(endpoint.url, 'search-url="https://results.example/find"');
      const submits = recordDetails(page.element, 'searchsubmit', true);
      await type('abc');
      await eventually(() => expect(page.options()).to.have.length(3));
      await endpoint.answer({ status, headers: { 'content-type': 'application/json', 'retry-after': '60' } });
      await type('d');
      await seesFailure(page);
      expect(page.events).to.include('searcherror');
      await press('Enter');
      expect(submits.map(({ text }) => text)).to.deep.equal(['abcd']);
    });
  }

  it('F1: Retry asks again at once', async () => {
    const endpoint = await openEndpoint({ status: 500 });
    const page = await openSearch(endpoint.url);
    await type('abc');
    await seesFailure(page);
    await endpoint.answer({ body: JSON.stringify(ANSWER) });
    await click(retryButton(page) as Element);
    await eventually(() => expect(page.options()).to.have.length(3));
    expect(await endpoint.requests()).to.have.length(2);
  });

  it('F2: a server that never answers is waited for from 300 ms on, and has failed after `timeout`', async () => {
    const clock = stopClock();
    const endpoint = await openEndpoint({ isHeld: true });
    const page = await openSearch(endpoint.url);
    const isWaiting = () => find(page.shadow, '.progress').hasAttribute('data-waiting');
    await type('abc');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await eventually(() => expect(page.events).to.include('query'));
    await clock.tickAsync(SEARCH_WAITING_DELAY_MS - 1);
    expect([page.status(), isWaiting()]).to.deep.equal(['', false]);
    await clock.tickAsync(1);
    await eventually(() => expect([page.status(), isWaiting()]).to.deep.equal(['Searching…', true]));
    await clock.tickAsync(SEARCH_TIMEOUT_MS - SEARCH_WAITING_DELAY_MS - 1);
    expect(page.events).not.to.include('searcherror');
    await clock.tickAsync(1);
    await seesFailure(page);
    expect(isWaiting()).to.equal(false);
    await eventually(async () => expect((await endpoint.requests())[0]?.isAborted).to.equal(true));
  });

  it('F2: a provider of the site that ignores its signal has failed after `timeout` too', async () => {
    const page = await openSearch('/unused', 'timeout="1"');
    page.element.suggestionProvider = { suggest: () => new Promise(() => {}) };
    await type('abc');
    await seesFailure(page);
  });

  for (const [what, answer] of [
    ['malformed JSON', { body: '[{ "title": ' }],
    ['HTML', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Welcome' }],
    ['204', { status: 204, body: '' }],
    ['a JSON text of the wrong type', { headers: { 'content-type': 'text/plain' }, body: '[]' }],
    ['a number', { body: '7' }],
    ['null', { body: 'null' }],
    ['an object without suggestions', { body: '{ "items": [] }' }],
  ] as const) {
    it(`F3: ${what} is the failed state`, async () => {
      const endpoint = await openEndpoint(answer);
      const page = await openSearch(endpoint.url);
      await type('abc');
      await seesFailure(page);
    });
  }

  it('F3: a redirect to a login page is the failed state', async () => {
    const login = await openEndpoint({ headers: { 'content-type': 'text/html' }, body: '<!doctype html><form>' });
    const endpoint = await openEndpoint({ status: 302, headers: { location: login.url }, body: '' });
    const page = await openSearch(endpoint.url);
    await type('abc');
    await seesFailure(page);
  });

  it('F3: a provider of the site that throws is the failed state', async () => {
    const page = await openSearch('/unused');
    page.element.suggestionProvider = {
      suggest() {
        throw new TypeError('broken');
      },
    };
    const errors = recordDetails(page.element, 'searcherror');
    await type('abc');
    await seesFailure(page);
    expect(errors).to.deep.equal([{ text: 'abc', message: 'broken' }]);
  });

  it('F3: a `suggest-url` of a forbidden scheme is the failed state, and nothing is asked', async () => {
    const page = await openSearch('javascript:alert(1)');
    await type('abc');
    await seesFailure(page);
  });

  it('F4: bad items are dropped, good ones shown', async () => {
    const bad = [null, 7, 'text', [], {}, { title: 'No URL' }, { url: '/no-title' }, { title: 5, url: 6 }];
    const endpoint = await openSuggestions({ suggestions: [...bad, ...ANSWER] });
    const page = await openSearch(endpoint.url);
    const answers = recordDetails(page.element, 'suggestions');
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    expect(answers.map(({ problems }) => problems.length)).to.deep.equal([bad.length]);
  });

  it('F4: an answer without a good item is no match', async () => {
    const page = await openSearch((await openSuggestions([{}])).url);
    await type('abc');
    await eventually(() => expect(page.status()).to.match(/^No suggestions for “abc”/));
    expect(retryButton(page)).to.equal(undefined);
  });
});
