import { expect } from 'chai';
import { SEARCH_MAX_SUGGESTIONS_COUNT } from '../../src/constants.ts';
import { SUGGESTION_TEXT_LENGTH_COUNT } from '../../src/core/search/suggestions.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { ANSWER, find, openSearch, openSuggestions, recordDetails, retryButton } from './search-page.ts';

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

describe('<site-search>: hostile data', () => {
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
    await eventually(() => expect([submits.length, selected.length]).to.deep.equal([1, 0]));
    await press('ArrowDown');
    await eventually(() => expect(page.options()[0]?.getAttribute('aria-selected')).to.equal('true'));
    await press('Enter');
    await eventually(() =>
      expect(selected.map(({ url }) => new URL(url, location.href).pathname)).to.deep.equal(['/good']),
    );
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
      await eventually(() => expect(submits).to.have.length(1));
      await press('Escape');
      await eventually(() => expect(page.dialog.open).to.equal(false));
      page.element.show();
      await eventually(() => expect([page.dialog.open, page.options().length]).to.deep.equal([true, 3]));
    });
  }
});
