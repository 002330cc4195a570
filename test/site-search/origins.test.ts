import { expect } from 'chai';
import { pagefindProvider } from '../../src/site-search/pagefind-provider.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { expectWarning } from '../support/console.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { type } from '../support/keys.ts';
import { openFramedSearch, openSearch, openSuggestions, recordDetails, seesFailure } from './search-page.ts';

const redirectTo = (location: string, headers = {}) =>
  openEndpoint({ status: 302, headers: { location, ...headers }, body: '' });

describe('<site-search>: whom the text goes to, and whose code runs', () => {
  it('contract §5: a redirect on the page’s own origin is followed', async () => {
    const page = await openSearch((await redirectTo((await openSuggestions()).url)).url);
    await type('kib');
    await eventually(() => expect(page.options()).to.have.length(3));
  });

  it('contract §5: a redirect to another origin is not: nothing of the text gets there', async () => {
    const elsewhere = await openSuggestions();
    const page = await openSearch((await redirectTo(elsewhere.otherOriginUrl)).url);
    await type('kib');
    await seesFailure(page);
    expect(await elsewhere.requests()).to.have.length(0);
  });

  it('contract §5: from another origin no redirect is followed', async () => {
    const elsewhere = await openSuggestions();
    const redirecting = await redirectTo(elsewhere.otherOriginUrl, { 'access-control-allow-origin': '*' });
    const page = await openSearch(redirecting.otherOriginUrl);
    await type('kib');
    await seesFailure(page);
    expect([(await redirecting.requests()).length, (await elsewhere.requests()).length]).to.deep.equal([1, 0]);
  });

  it('contract §5: `pagefind-url` on another origin is reported and never loaded', async () => {
    const foreign = await openEndpoint({ headers: { 'content-type': 'text/javascript' }, body: 'export {}' });
    const page = await openSearch('/unused', `provider="pagefind" pagefind-url="${foreign.otherOriginUrl}"`);
    await expectWarning(/attribute pagefind-url is .*expected a path or an http\(s\) URL of this origin.* is used/);
    const errors = recordDetails(page.element, 'searcherror');
    await type('kibana');
    await eventually(() =>
      expect(errors[0]?.message).to.match(/\/pagefind\/pagefind-entry\.json answers 404|expected the index/),
    );
    expect(await foreign.requests()).to.have.length(0);
  });

  it('contract §5: one that is redirected to another origin is not followed there', async () => {
    const foreign = await openEndpoint({ headers: { 'content-type': 'text/javascript' }, body: 'export {}' });
    const redirecting = await redirectTo(foreign.otherOriginUrl);
    const { fetch } = window;
    window.fetch = async (...values) =>
      String(values[0]).endsWith('/pagefind-entry.json') ? Response.json({ languages: { en: {} } }) : fetch(...values);
    atEndOfTest(() => {
      window.fetch = fetch;
    });
    const { suggest } = pagefindProvider(redirecting.url, 20);
    const failed = await suggest('kibana', { locale: 'en-us' }, new AbortController().signal).catch(String);
    expect(failed).to.be.a('string');
    expect([(await redirecting.requests()).length, (await foreign.requests()).length]).to.deep.equal([1, 0]);
  });

  it('contract §5: one on the page’s own origin, written out, is no problem', async () => {
    const url = new URL('/__test/pagefind/pagefind.js', location.href).href;
    const page = await openSearch('/unused', `provider="pagefind" pagefind-url="${url}"`);
    await type('kibana');
    await eventually(() => expect(page.options()).not.to.have.length(0));
    expect(page.events).not.to.include('configerror');
  });

  it('F3: without WebAssembly it is the failed state, told once, and submitting works', async () => {
    const page = await openFramedSearch(
      '/unused',
      'provider="pagefind" pagefind-url="/__test/pagefind/pagefind.js" search-url="/find"',
    );
    Reflect.deleteProperty(page.element.ownerDocument.defaultView as Window, 'WebAssembly');
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await type('kibana');
    await seesFailure(page);
    await expectWarning(/Pagefind needs WebAssembly/);
    const failures = () => page.events.filter((event) => event === 'searcherror').length;
    const before = failures(); // More than one, where the keys come slowly.
    await type('s');
    await eventually(() => expect(failures()).to.be.greaterThan(before));
    page.input.form?.requestSubmit();
    expect(submits).to.have.length(1);
  });
});
