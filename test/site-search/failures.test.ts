import { expect } from 'chai';
import {
  SEARCH_ANSWER_MAX_BYTES,
  SEARCH_DEBOUNCE_MS,
  SEARCH_TIMEOUT_MS,
  SEARCH_WAITING_DELAY_MS,
} from '../../src/constants.ts';
import { stopClock } from '../support/clock.ts';
import { expectWarning } from '../support/console.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { click } from '../support/pointer.ts';
import {
  ANSWER,
  find,
  openFramedSearch,
  openSearch,
  openSuggestions,
  recordDetails,
  retryButton,
  seesFailure,
} from './search-page.ts';

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
      await eventually(() => expect(submits.map(({ text }) => text)).to.deep.equal(['abcd']));
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

  it('F1: Retry-After: typing asks for nothing before that time is over, and then by itself', async () => {
    const clock = stopClock();
    const endpoint = await openEndpoint({ status: 429, headers: { 'retry-after': '60' } });
    const page = await openSearch(endpoint.url);
    await type('abc');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await seesFailure(page);
    await endpoint.answer({ body: JSON.stringify(ANSWER) });
    await type('d');
    await clock.tickAsync(59_000);
    await seesFailure(page);
    expect(await endpoint.requests()).to.have.length(1);
    await clock.tickAsync(1000);
    await eventually(() => expect(page.options()).to.have.length(3));
    expect(await endpoint.requests()).to.have.length(2);
  });

  it('F1: Retry-After: Retry is the person’s own wish and asks at once', async () => {
    stopClock();
    const endpoint = await openEndpoint({ status: 503, headers: { 'retry-after': '60' } });
    const page = await openSearch(endpoint.url, 'debounce="0"');
    await type('abc');
    await seesFailure(page);
    await endpoint.answer({ body: JSON.stringify(ANSWER) });
    await click(retryButton(page) as Element);
    await eventually(() => expect(page.options()).to.have.length(3));
  });

  it('F2: one byte a second is no answer either', async () => {
    const clock = stopClock();
    const endpoint = await openEndpoint({ body: JSON.stringify(ANSWER), delivery: 'dripping' });
    const page = await openSearch(endpoint.url);
    await type('abc');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await eventually(async () => expect(await endpoint.requests()).to.have.length(1));
    await clock.tickAsync(SEARCH_TIMEOUT_MS);
    await seesFailure(page);
    await eventually(async () => expect((await endpoint.requests())[0]?.isAborted).to.equal(true));
  });

  it('F2: a server that never answers is waited for from 300 ms on, and has failed after `timeout`', async () => {
    const clock = stopClock();
    const endpoint = await openEndpoint({ isHeld: true });
    const page = await openSearch(endpoint.url);
    const isWaiting = () => find(page.shadow, '.progress').hasAttribute('data-waiting');
    await type('abc');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await eventually(async () => expect(await endpoint.requests()).to.have.length(1));
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

  it('F3: a connection that closes half way is the failed state', async () => {
    const endpoint = await openEndpoint({ body: JSON.stringify(ANSWER), delivery: 'cut' });
    const page = await openSearch(endpoint.url);
    await type('abc');
    await seesFailure(page);
  });

  it('F3: an answer of 10 MB is the failed state', async () => {
    const endpoint = await openEndpoint({ body: 'x'.repeat(100_000), repeatCount: 100 });
    const page = await openSearch(endpoint.url);
    const errors = recordDetails(page.element, 'searcherror');
    await type('abc');
    await seesFailure(page);
    expect(errors[0]?.message).to.include(String(SEARCH_ANSWER_MAX_BYTES));
  });

  it('F3: an answer without end is the failed state, and the browser hangs up', async () => {
    const endpoint = await openEndpoint({ body: 'x'.repeat(100_000), repeatCount: 1_000_000 });
    const page = await openSearch(endpoint.url);
    await type('abc');
    await seesFailure(page);
    await eventually(async () => expect((await endpoint.requests())[0]?.isAborted).to.equal(true));
  });

  it('F3: a server that does not allow this origin is the failed state', async () => {
    const endpoint = await openEndpoint({
      headers: { 'content-type': 'application/json', 'access-control-allow-origin': 'https://other.example' },
    });
    const page = await openSearch(endpoint.otherOriginUrl);
    await type('abc');
    await seesFailure(page);
  });

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
    const page = await openSearch('javascript:alert(1)', 'search-url="/find"');
    await expectWarning(/attribute suggest-url is "javascript:alert\(1\)"; expected a path or an http\(s\) URL/);
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await type('abc');
    await seesFailure(page);
    await press('Enter');
    await eventually(() => expect(submits).to.have.length(1));
    await press('Escape');
    await eventually(() => expect(page.dialog.open).to.equal(false));
  });

  it('F3: without `suggest-url` the own site is asked, at /api/autosuggest; if nothing answers, it has failed', async () => {
    const page = await openFramedSearch('', 'search-url="/find"');
    const errors = recordDetails(page.element, 'searcherror');
    const view = page.element.ownerDocument.defaultView as Window & typeof globalThis;
    const { fetch } = view;
    const asked: string[] = [];
    // Not by its timing, which not every engine tells of an answer that nobody reads to its end.
    view.fetch = (input, init) => {
      asked.push(new URL(String(input), view.location.href).pathname);
      return fetch.call(view, input, init);
    };
    await type('abc');
    await seesFailure(page);
    expect(errors[0]?.message).to.include('404');
    expect(asked).to.deep.equal(['/api/autosuggest']);
  });
});
