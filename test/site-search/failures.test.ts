import { expect } from 'chai';
import {
  SEARCH_ANSWER_MAX_BYTES,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAX_SUGGESTIONS_COUNT,
  SEARCH_TIMEOUT_MS,
  SEARCH_WAITING_DELAY_MS,
} from '../../src/constants.ts';
import { SUGGESTION_TEXT_LENGTH_COUNT } from '../../src/core/search/suggestions.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { stopClock } from '../support/clock.ts';
import { expectWarning } from '../support/console.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually, frame } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { click } from '../support/pointer.ts';
import {
  ANSWER,
  find,
  openFramedSearch,
  openSearch,
  openSuggestions,
  recordDetails,
  type SearchPage,
} from './search-page.ts';

const FAILED = 'Suggestions could not be loaded; try again or search without them.';

const OFFLINE = 'You are offline; suggestions return with the connection.';

/** Goes offline, or online again, as the browser would tell it. */
function setOnLine(isOnLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnLine });
  atEndOfTest(() => void Reflect.deleteProperty(navigator, 'onLine'));
  window.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
}

/** As where a person has forbidden storage: to look at it throws. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    const descriptor = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    atEndOfTest(() => {
      Reflect.deleteProperty(window, name);
      if (descriptor) Object.defineProperty(window, name, descriptor);
    });
  }
}

/** As where not a byte has room. */
function fillStorage(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  atEndOfTest(() => {
    Storage.prototype.setItem = setItem;
  });
}

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
    await press('Escape');
    expect([submits.length, page.dialog.open]).to.deep.equal([1, false]);
  });

  it('F3: without `suggest-url` the own site is asked, at /api/autosuggest; if nothing answers, it has failed', async () => {
    const page = await openFramedSearch('', 'search-url="/find"');
    const errors = recordDetails(page.element, 'searcherror');
    await type('abc');
    await seesFailure(page);
    expect(errors[0]?.message).to.include('404');
    const { performance } = page.element.ownerDocument.defaultView as Window;
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    expect(asked.filter(({ pathname }) => pathname === '/api/autosuggest')).to.have.length(1);
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

  it('F5: offline says so and asks once when the connection is back (`navigator.onLine` and `online` are stand-ins)', async () => {
    const endpoint = await openEndpoint({ delivery: 'cut', body: '[]' });
    const page = await openSearch(endpoint.url, 'search-url="https://results.example/find"');
    const submits = recordDetails(page.element, 'searchsubmit', true);
    setOnLine(false);
    await type('abc');
    await eventually(() => expect(page.status()).to.equal(OFFLINE));
    expect(page.options()).to.have.length(0);
    await press('Enter');
    expect(submits).to.have.length(1);
    await endpoint.answer({ body: JSON.stringify(ANSWER) });
    setOnLine(true);
    await eventually(() => expect(page.options()).to.have.length(3));
    setOnLine(true);
    await frame();
    expect(await endpoint.requests()).to.have.length(2);
  });

  it('F5: if the one retry fails too, it is the failed state and no more is asked (the same stand-ins)', async () => {
    const endpoint = await openEndpoint({ delivery: 'cut', body: '[]' });
    const page = await openSearch(endpoint.url);
    setOnLine(false);
    await type('abc');
    await eventually(() => expect(page.status()).to.equal(OFFLINE));
    setOnLine(true);
    await seesFailure(page);
    setOnLine(true);
    await frame();
    expect(page.events.filter((event) => event === 'query')).to.have.length(2);
  });

  it('F5: closed while offline, nothing is asked when the connection is back (the same stand-ins)', async () => {
    const endpoint = await openEndpoint({ delivery: 'cut', body: '[]' });
    const page = await openSearch(endpoint.url);
    setOnLine(false);
    await type('abc');
    await eventually(() => expect(page.status()).to.equal(OFFLINE));
    page.element.close();
    setOnLine(true);
    await frame();
    expect(page.events.filter((event) => event === 'query')).to.have.length(1);
  });

  it('F6: of 5,000 items as many are shown as `max-suggestions` says', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ title: `Kibana ${index}`, url: `/kibana/${index}` }));
    const endpoint = await openSuggestions(many);
    const page = await openSearch(endpoint.url);
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(SEARCH_MAX_SUGGESTIONS_COUNT));
    page.element.setAttribute('max-suggestions', '200');
    await type('d');
    await eventually(() => expect(page.options()).to.have.length(200));
    expect(page.status()).to.equal('200 suggestions');
  });

  it('F7: markup, 10 kB, bidi controls and null bytes are text in one line, clipped and isolated; nothing is asked for', async () => {
    const bait = await openEndpoint();
    const titles = [
      `<img src="${bait.url}" onerror="alert(1)"><script src="${bait.url}"></script>`,
      'x'.repeat(10_000),
      'abc\u202edef\u2066ghi',
      'a\u0000b\nc',
      'שלום עולם',
      'مرحبا بالعالم',
      'ไทย 日本語 한국어 हिन्दी',
    ];
    const area = `</p><img src="${bait.url}">`;
    const page = await openSearch(
      (await openSuggestions(titles.map((title, index) => ({ title, url: `/${index}`, website_area: area })))).url,
    );
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(titles.length));
    const shown = page.options().map((option) => find<HTMLElement>(option, '.option-title bdi'));
    expect(shown[0]?.textContent).to.equal(titles[0]?.slice(0, SUGGESTION_TEXT_LENGTH_COUNT));
    expect(shown[1]?.textContent).to.have.length(SUGGESTION_TEXT_LENGTH_COUNT);
    expect(shown.slice(2).map(({ textContent }) => textContent)).to.deep.equal([
      'abcdefghi',
      'a b c',
      ...titles.slice(4),
    ]);
    for (const title of shown) expect(getComputedStyle(title).unicodeBidi).to.match(/isolate|plaintext/);
    expect(page.shadow.querySelectorAll('[role=listbox] :is(img, script)')).to.have.length(0);
    expect(await bait.requests()).to.have.length(0);
  });

  it('F8: an address that is no link is dropped; Enter never follows it', async () => {
    const urls = [
      'javascript:alert(1)',
      'data:text/html,x',
      ' java\nscript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'vbscript:x',
      'blob:https://x.example/1',
      'file:///etc/passwd',
      '\\\\host.example\\x',
      '/\\host.example',
      '\u0000javascript:alert(1)',
      'https://[',
      '',
    ];
    const answer = [...urls.map((url) => ({ title: 'Bad', url })), { title: 'Good', url: '/good' }];
    const page = await openSearch((await openSuggestions(answer)).url, 'search-url="/find"');
    const submits = recordDetails(page.element, 'searchsubmit', true);
    const selected = recordDetails(page.element, 'suggestionselect', true);
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(1));
    expect(page.options()[0]?.getAttribute('href')).to.equal('/good');
    await press('Enter');
    expect([submits.length, selected.length]).to.deep.equal([1, 0]);
    await press('ArrowDown');
    await press('Enter');
    expect(selected.map(({ url }) => new URL(url, location.href).pathname)).to.deep.equal(['/good']);
  });

  for (const [state, refuse] of [
    ['unavailable', refuseStorage],
    ['full', fillStorage],
  ] as const) {
    it(`F9: with storage ${state}, everything works (storage is a stand-in)`, async () => {
      refuse();
      const page = await openSearch((await openSuggestions()).url, 'search-url="/find"');
      const submits = recordDetails(page.element, 'searchsubmit', true);
      await type('abc');
      await eventually(() => expect(page.options()).to.have.length(3));
      await press('Enter');
      await press('Escape');
      page.element.show();
      expect([submits.length, page.dialog.open, page.options().length]).to.deep.equal([1, true, 3]);
    });
  }
});
