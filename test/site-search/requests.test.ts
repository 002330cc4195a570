import { expect } from 'chai';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_LENGTH_COUNT } from '../../src/constants.ts';
import { stopClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { middleOf, openFramedSearch, openSearch, openSuggestions, openTarget, recordDetails } from './search-page.ts';

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
    expect(requests[0]?.headers.cookie).to.equal(undefined);
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
});
