import { expect } from 'chai';
import { atEndOfTest } from '../support/cleanup.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually, frame } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { ANSWER, openSearch, recordDetails, seesFailure } from './search-page.ts';

const OFFLINE = 'You are offline; suggestions return with the connection.';

/** Goes offline, or online again, as the browser would tell it. */
function setOnLine(isOnLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnLine });
  atEndOfTest(() => void Reflect.deleteProperty(navigator, 'onLine'));
  window.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
}

describe('<site-search>: offline', () => {
  it('F5: offline says so and asks once when the connection is back (`navigator.onLine` and `online` are stand-ins)', async () => {
    const endpoint = await openEndpoint({ delivery: 'cut', body: '[]' });
    const page = await openSearch(endpoint.url, 'search-url="https://results.example/find"');
    const submits = recordDetails(page.element, 'searchsubmit', true);
    setOnLine(false);
    await type('abc');
    await eventually(() => expect(page.status()).to.equal(OFFLINE));
    expect(page.options()).to.have.length(0);
    await press('Enter');
    await eventually(() => expect(submits).to.have.length(1));
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

  it('F5: opened while offline it says so, while too little is typed too, until the connection is back (the same stand-ins)', async () => {
    setOnLine(false);
    const endpoint = await openEndpoint({ body: JSON.stringify(ANSWER) });
    const page = await openSearch(endpoint.url);
    await eventually(() => expect(page.status()).to.equal(OFFLINE));
    await type('ab');
    await eventually(() => expect(page.input.value).to.equal('ab'));
    expect(page.status()).to.equal(OFFLINE);
    setOnLine(true);
    await eventually(() => expect(page.status()).to.equal(''));
    await type('c');
    await eventually(() => expect(page.options()).to.have.length(3));
  });

  it('F5: the next key asks, whatever the browser says of the connection (the same stand-ins)', async () => {
    setOnLine(false);
    const page = await openSearch((await openEndpoint({ body: JSON.stringify(ANSWER) })).url);
    await eventually(() => expect(page.status()).to.equal(OFFLINE));
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    expect(page.status()).to.equal('3 suggestions');
  });
});
