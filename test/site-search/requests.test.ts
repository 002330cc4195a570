import { expect } from 'chai';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_LENGTH_COUNT } from '../../src/constants.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { stopClock } from '../support/clock.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually, frame } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { ANSWER, FILTERED, leftHistory, openSearch, openSuggestions, queryOf, type SearchPage } from './search-page.ts';

describe('<site-search>: requests', () => {
  it('R1: `ab` asks for nothing, `abc` once, 150 ms after the last key', async () => {
    const clock = stopClock();
    const endpoint = await openSuggestions();
    const page = await openSearch(endpoint.url);
    const short = 'abc'.slice(0, SEARCH_MIN_LENGTH_COUNT - 1);
    await type(short);
    await clock.tickAsync(10 * SEARCH_DEBOUNCE_MS);
    expect(page.events).not.to.include('query');
    await type('c');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS - 1);
    expect(page.events).not.to.include('query');
    await clock.tickAsync(1);
    await eventually(() => expect(page.options()).to.have.length(3));
    const requests = await endpoint.requests();
    expect(requests.map(({ url }) => queryOf(url))).to.deep.equal([[['q', 'abc']]]);
  });

  it('R1: no cookies are sent and no referrer, to the own origin and to another', async () => {
    const cookies = await openEndpoint({ headers: { 'set-cookie': 'visitor=1; path=/' } });
    await fetch(cookies.url);
    expect(document.cookie).to.include('visitor=1');
    atEndOfTest(async () => {
      await cookies.answer({ headers: { 'set-cookie': 'visitor=; path=/; max-age=0' } });
      await fetch(cookies.url);
    });
    const endpoint = await openSuggestions();
    for (const url of [endpoint.url, endpoint.otherOriginUrl]) {
      const page = await openSearch(url);
      await type('abc');
      await eventually(() => expect(page.options()).to.have.length(3));
      page.element.close();
      await leftHistory();
      page.element.remove();
    }
    const headers = (await endpoint.requests()).map((request) => request.headers);
    expect(headers).to.have.length(2);
    expect(headers.flatMap(({ cookie, referer }) => [cookie, referer]).filter(Boolean)).to.deep.equal([]);
    expect(headers[1]?.origin).to.equal(location.origin);
  });

  it('R1: nothing is stored', async () => {
    const page = await openSearch((await openSuggestions()).url);
    const stored = async () => [
      document.cookie,
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      await indexedDB.databases(),
      await caches.keys(),
    ];
    const before = await stored();
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    page.element.close();
    expect(await stored()).to.deep.equal(before);
  });

  it('R1: a relative `suggest-url` is read from the page, whatever its base is', async () => {
    const endpoint = await openSuggestions();
    const base = document.head.appendChild(document.createElement('base'));
    base.href = 'https://base.example/';
    const page = await openSearch(`${new URL(endpoint.url).pathname}?key=1`);
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    base.remove();
    expect((await endpoint.requests()).map(({ url }) => queryOf(url))).to.deep.equal([
      [
        ['key', '1'],
        ['q', 'abc'],
      ],
    ]);
  });

  it('R1: the parameters are encoded once and sent by the rules of §5 and §7', async () => {
    const clock = stopClock();
    const endpoint = await openSuggestions();
    const page = await openSearch(endpoint.url, 'locale="de"', FILTERED);
    page.element.setAttribute('locale', 'de');
    page.element.close();
    page.element.clear();
    await eventually(() => expect(page.dialog.lang).to.equal('de-DE'));
    page.element.show();
    await type(' a&b é ');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await eventually(async () => expect(await endpoint.requests()).to.have.length(1));
    const [request] = await endpoint.requests();
    expect(queryOf(request?.url)).to.deep.equal([
      ['q', 'a&b é'],
      ['location', 'Documentation'],
      ['product', 'Kibana'],
      ['locale', 'de'],
    ]);
  });

  // The second one: a space is a key like any other, though it does not change what is asked.
  for (const text of ['dashboards', 'one two three']) {
    it(`R2: the keys of “${text}”, 100 ms apart, are one request`, async () => {
      const clock = stopClock();
      const endpoint = await openSuggestions();
      const page = await openSearch(endpoint.url);
      for (const letter of text) {
        await type(letter);
        await clock.tickAsync(100);
      }
      await clock.tickAsync(SEARCH_DEBOUNCE_MS);
      await eventually(() => expect(page.options()).to.have.length(3));
      await type(' '); // Of a question that has its answer, a space makes no other one.
      await clock.tickAsync(SEARCH_DEBOUNCE_MS);
      expect(page.events.filter((event) => event === 'query')).to.have.length(1);
      expect((await endpoint.requests()).map(({ url }) => queryOf(url))).to.deep.equal([[['q', text]]]);
    });
  }

  it('R3: only the answer to the newest text is shown; the older request is aborted', async () => {
    const endpoint = await openSuggestions([{ title: 'Old', url: '/old' }]);
    await endpoint.answer({ isHeld: true });
    const page = await openSearch(endpoint.url);
    await type('abc');
    await eventually(async () => expect(await endpoint.requests()).to.have.length(1));
    await endpoint.answer({ body: JSON.stringify([{ title: 'New', url: '/new' }]) });
    await type('d');
    await eventually(() => expect(page.options()).to.have.length(1));
    expect(page.options()[0]?.textContent).to.match(/^New/);
    await eventually(async () => expect((await endpoint.requests())[0]?.isAborted).to.equal(true));
  });

  it('R4: down to two characters while pending, the request is aborted and nothing arrives', async () => {
    const endpoint = await openSuggestions();
    await endpoint.answer({ isHeld: true });
    const page = await openSearch(endpoint.url);
    await type('abc');
    await eventually(async () => expect(await endpoint.requests()).to.have.length(1));
    await press('Backspace');
    await eventually(async () => expect((await endpoint.requests())[0]?.isAborted).to.equal(true));
    expect(page.events).to.not.include.members(['suggestions', 'searcherror']);
  });

  it('R3: a provider of the site that answers late and ignores its signal is not shown', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const page = await openSearch('/unused');
    page.element.suggestionProvider = { suggest: () => new Promise((answer) => answers.push(answer)) };
    await type('abc');
    await eventually(() => expect(answers).to.have.length(1));
    await type('d');
    await eventually(() => expect(answers).to.have.length(2));
    answers[1]?.([{ title: 'New', url: '/new' }]);
    answers[0]?.([{ title: 'Old', url: '/old' }]);
    await eventually(() => expect(page.options()).to.have.length(1));
    await frame();
    expect(page.options()[0]?.textContent).to.match(/^New/);
    expect(page.events.filter((event) => event === 'suggestions')).to.have.length(1);
  });

  for (const [how, leave] of [
    ['closed', ({ element }: SearchPage) => element.close()],
    ['cleared', ({ element }: SearchPage) => element.clear()],
    ['removed', ({ element }: SearchPage) => element.remove()],
  ] as const) {
    it(`R4: ${how} while pending, the request is aborted and nothing arrives late`, async () => {
      const endpoint = await openSuggestions();
      await endpoint.answer({ isHeld: true });
      const page = await openSearch(endpoint.url);
      await type('abc');
      await eventually(async () => expect(await endpoint.requests()).to.have.length(1));
      leave(page);
      await eventually(async () => expect((await endpoint.requests())[0]?.isAborted).to.equal(true));
      await endpoint.release();
      expect(page.events.filter((event) => /^(suggestions|searcherror)$/.test(event))).to.deep.equal([]);
    });
  }

  it('R4: closed within the pause of the typing, nothing is asked', async () => {
    const clock = stopClock();
    const page = await openSearch((await openSuggestions()).url);
    const { timers } = clock as unknown as { readonly timers: ReadonlyMap<number, { readonly delay: number }> };
    const isPausing = () => [...timers.values()].some(({ delay }) => delay === SEARCH_DEBOUNCE_MS);
    await type('abc');
    await eventually(() => expect(isPausing()).to.equal(true));
    page.element.close();
    await eventually(() => expect(isPausing()).to.equal(false));
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    expect(page.events).not.to.include('query');
  });

  it('R5: the same text and filters again are served from memory, at once', async () => {
    const clock = stopClock();
    const endpoint = await openSuggestions();
    const page = await openSearch(endpoint.url);
    await type('abc');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await eventually(() => expect(page.options()).to.have.length(3));
    await endpoint.answer({ body: JSON.stringify([{ title: 'Other', url: '/other' }]) });
    await type('d');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await eventually(() => expect(page.options()).to.have.length(1));
    await press('Backspace');
    await eventually(() => expect(page.options()).to.have.length(3));
    page.element.close();
    page.element.clear();
    page.element.show();
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    expect(await endpoint.requests()).to.have.length(2);
    expect(page.events.filter((event) => event === 'query')).to.have.length(2);
    expect(page.events.filter((event) => event === 'suggestions')).to.have.length(4);
  });

  it('R5: a failure is not remembered, and neither is the answer of another address', async () => {
    const endpoint = await openEndpoint({ status: 500 });
    const page = await openSearch(endpoint.url);
    await type('abc');
    await eventually(() => expect(page.events).to.include('searcherror'));
    await endpoint.answer({ body: JSON.stringify(ANSWER) });
    await press('Backspace');
    await type('c');
    await eventually(() => expect(page.options()).to.have.length(3));
    const other = await openSuggestions([{ title: 'Other', url: '/other' }]);
    page.element.setAttribute('suggest-url', other.url);
    await press('Backspace');
    await type('c');
    await eventually(() => expect(page.options()).to.have.length(1));
  });

  it('R5: what stands in the field is asked anew at another address', async () => {
    const page = await openSearch((await openSuggestions()).url);
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    const other = await openSuggestions([{ title: 'Other', url: '/other' }]);
    page.element.setAttribute('suggest-url', other.url);
    await eventually(() => expect(page.options()).to.have.length(1));
    const requests = await other.requests();
    expect(requests.map(({ url }) => queryOf(url))).to.deep.equal([[['q', 'abc']]]);
  });
});
