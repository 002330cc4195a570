import { expect } from 'chai';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_LENGTH_COUNT } from '../../src/constants.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { stopClock } from '../support/clock.ts';
import { expectWarning } from '../support/console.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually, frame } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import {
  ANSWER,
  middleOf,
  openFramedSearch,
  openSearch,
  openSuggestions,
  openTarget,
  recordDetails,
  type SearchPage,
} from './search-page.ts';

const FILTERED =
  '<script type="application/json">{ "filters": { "area": "Documentation", "product": "kibana" } }</script>';

const queryOf = (url: string | undefined) => [...new URL(url ?? '', location.href).searchParams];

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

  it('R2: ten keys, 100 ms apart, are one request', async () => {
    const clock = stopClock();
    const endpoint = await openSuggestions();
    const page = await openSearch(endpoint.url);
    for (const letter of 'dashboards') {
      await type(letter);
      await clock.tickAsync(100);
    }
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await eventually(() => expect(page.options()).to.have.length(3));
    expect((await endpoint.requests()).map(({ url }) => queryOf(url))).to.deep.equal([[['q', 'dashboards']]]);
  });

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
    await type('abc');
    page.element.close();
    await frame();
    await frame();
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

  it('R6: the locale pill goes to en-us, which is not sent', async () => {
    const endpoint = await openSuggestions();
    const page = await openSearch(
      endpoint.url,
      '',
      '<script type="application/json">{ "filters": { "locale": "de-de" } }</script>',
    );
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    await click(page.button('Remove filter: Deutsch'));
    await eventually(async () => expect(await endpoint.requests()).to.have.length(2));
    expect((await endpoint.requests()).map(({ url }) => queryOf(url))).to.deep.equal([
      [
        ['q', 'abc'],
        ['locale', 'de'],
      ],
      [['q', 'abc']],
    ]);
  });

  it('R6: a pill removed from a text that is too short asks for nothing', async () => {
    const clock = stopClock();
    const page = await openSearch((await openSuggestions()).url, '', FILTERED);
    await type('ab');
    await click(page.button('Remove filter: Kibana'));
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    expect(page.events).not.to.include('query');
  });

  for (const [path, ...expected] of [
    ['/guide/en/kibana/current/x', ['location', 'Documentation'], ['product', 'Kibana']],
    [
      '/de/guide/fleet/current',
      ['location', 'Documentation'],
      ['product', 'Fleet and Elastic Agent'],
      ['locale', 'de'],
    ],
    ['/guide/ecs', ['location', 'Documentation'], ['product', 'Elastic Common Schema']],
    ['/docs/kibana', ['location', 'Documentation']],
    ['/blog/ten-rules', ['location', 'Blog']],
    ['/guidelines'],
    ['/pricing'],
  ] as const) {
    it(`R7: a page at ${path} starts with ${expected.join(' ') || 'no filter'}`, async () => {
      const endpoint = await openSuggestions();
      const page = await openFramedSearch(endpoint.url, '', '', { path });
      await type('abc');
      await eventually(() => expect(page.options()).to.have.length(3));
      expect(queryOf((await endpoint.requests())[0]?.url)).to.deep.equal([['q', 'abc'], ...expected]);
    });
  }

  it('R6: a removed pill asks at once with the new filters, and the focus is on what is left', async () => {
    const clock = stopClock();
    const endpoint = await openSuggestions();
    const page = await openSearch(endpoint.url, '', FILTERED);
    await type('abc');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await eventually(() => expect(page.options()).to.have.length(3));
    await click(page.button('Remove filter: Kibana'));
    await eventually(async () => expect(await endpoint.requests()).to.have.length(2));
    expect(queryOf((await endpoint.requests())[1]?.url)).to.deep.equal([
      ['q', 'abc'],
      ['location', 'Documentation'],
    ]);
    expect(activeElementDeep()).to.equal(page.input);
  });

  it('R8: submit goes to the root for English, with area, product, text and referrer', async () => {
    const results = await openTarget();
    const page = await openFramedSearch((await openSuggestions()).url, `search-url="${results.url}"`, FILTERED);
    await type(' a&b ');
    await click(middleOf(page.button('Search')));
    await eventually(async () => expect(await results.requests()).to.have.length(1));
    const [request] = await results.requests();
    expect(request?.url.split('?')[0]).to.equal(new URL(results.url).pathname);
    expect(queryOf(request?.url)).to.deep.equal([
      ['location[0]', 'Documentation'],
      ['product[0]', 'Kibana'],
      ['q', 'a&b'],
      ['referrer', page.element.ownerDocument.URL],
    ]);
  });

  it('R8: submit goes to the prefix of another language, and a cancelled one goes nowhere', async () => {
    const page = await openSearch((await openSuggestions()).url, 'search-url="https://results.example/find"');
    page.element.close();
    page.element.setAttribute('locale', 'pt-br');
    await eventually(() => expect(page.dialog.lang).to.equal('pt-BR'));
    page.element.show();
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await type('ab');
    await press('Enter');
    const query = `q=ab&referrer=${encodeURIComponent(location.href)}`;
    expect(submits.map(({ url }) => url)).to.deep.equal([`https://results.example/pt/find?${query}`]);
  });

  it('R8: submit to a relative `search-url` goes to this site', async () => {
    const page = await openSearch('/unused', 'search-url="/find?from=header"');
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await type('ab');
    await press('Enter');
    const query = `from=header&q=ab&referrer=${encodeURIComponent(location.href)}`;
    expect(submits.map(({ url }) => url)).to.deep.equal([`${location.origin}/find?${query}`]);
  });

  it('R8: without `search-url` a submit is an event; one that nobody handles is reported once, and closing works', async () => {
    const page = await openSearch('/unused');
    const submits = recordDetails(page.element, 'searchsubmit');
    const problems = recordDetails(page.element, 'configerror');
    await type('ab');
    await press('Enter');
    const [message, element] = await expectWarning(/attribute search-url is nothing; expected the address/);
    expect([element, submits.map(({ url }) => url)]).to.deep.equal([page.element, [undefined]]);
    expect(problems.map((detail) => detail.problems.length)).to.deep.equal([1]);
    expect(message).to.match(/The submit leads nowhere/);
    await press('Enter');
    await press('Escape');
    expect([submits.length, problems.length, page.dialog.open]).to.deep.equal([2, 1, false]);
  });

  it('R8: a `search-url` of a forbidden scheme is reported and never followed', async () => {
    const page = await openSearch('/unused', 'search-url="javascript:alert(1)"');
    await expectWarning(/attribute search-url is "javascript:alert\(1\)"; expected a path or an http\(s\) URL/);
    const submits = recordDetails(page.element, 'searchsubmit');
    await type('ab');
    await press('Enter');
    expect(submits.map(({ url }) => url)).to.deep.equal([undefined]);
  });
});
