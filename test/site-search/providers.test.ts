import { expect } from 'chai';
import { pagefindProvider } from '../../src/site-search/pagefind-provider.ts';
import { expectError, expectWarning } from '../support/console.ts';
import { engine } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { type } from '../support/keys.ts';
import { click } from '../support/pointer.ts';
import { openFramedSearch, openSearch, openSuggestions, recordDetails } from './search-page.ts';

const PAGEFIND = 'provider="pagefind" pagefind-url="/__test/pagefind/pagefind.js"';
const PAGEFIND_URL = new URL('/__test/pagefind/pagefind.js', location.href).href;
const DOCUMENTATION = '<script type="application/json">{ "filters": { "area": "Documentation" } }</script>';
const GERMAN = '<script type="application/json">{ "filters": { "locale": "de-de" } }</script>';

const titlesOf = (options: readonly Element[]) =>
  options.map((option) => option.querySelector('.option-title')?.textContent);

/** Addresses that a page has loaded so far, without their queries. */
const loadedBy = (window: Window) =>
  window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

describe('<site-search>: Pagefind', () => {
  it('finds pages in a real index and shows title, area, product and address, from the folder that the index is in', async () => {
    const page = await openSearch('/unused', PAGEFIND);
    await type('kibana');
    await eventually(() => expect(page.options()).to.have.length(1));
    const [option] = page.options();
    expect(option?.textContent).to.equal(
      `Kibana dashboardsDocs · Kibana${location.host}/__test/guide/kibana/dashboards`,
    );
    expect(option?.getAttribute('href')).to.equal('/__test/guide/kibana/dashboards');
    expect(page.status()).to.equal('1 suggestion');
  });

  it('R6: narrows by area, and asks again without it when the pill is removed', async () => {
    const page = await openSearch('/unused', PAGEFIND, DOCUMENTATION);
    await type('dashboards');
    await eventually(() => expect(titlesOf(page.options())).to.deep.equal(['Kibana dashboards']));
    await click(page.button('Remove filter: Documentation'));
    await eventually(() => expect(page.options()).to.have.length(2));
  });

  it('R6: searches each language with its own words, whatever `<html lang>` says, and leaves that as it was', async () => {
    expect(document.documentElement.lang).to.equal('en');
    const page = await openSearch('/unused', PAGEFIND, GERMAN);
    await type('einrichten');
    await eventually(() => expect(titlesOf(page.options())).to.deep.equal(['Dashboards in Kibana einrichten']));
    await click(page.button('Remove filter: Deutsch'));
    await eventually(() => expect(page.status()).to.match(/^No suggestions/));
    page.element.clear();
    await type('monitored');
    await eventually(() => expect(titlesOf(page.options())).to.deep.equal(['Monitoring without dashboards']));
    expect(document.documentElement.outerHTML).to.match(/^<html lang="en">/);
  });

  it('shows as many as `max-suggestions` says, and loads no more pages than that', async () => {
    const fragments = () => loadedBy(window).filter((path) => path.includes('/fragment/')).length;
    const page = await openSearch('/unused', `${PAGEFIND} max-suggestions="1"`);
    performance.clearResourceTimings();
    await type('dashboards');
    await eventually(() => expect(page.options()).to.have.length(1));
    expect(fragments()).to.be.at.most(1);
  });

  it('R4: aborted, it rejects with the reason and loads no page for nobody', async () => {
    const { suggest } = pagefindProvider(PAGEFIND_URL, 20);
    const asking = new AbortController();
    const answer = suggest('kibana', { locale: 'en-us' }, asking.signal);
    performance.clearResourceTimings();
    asking.abort('nobody waits');
    expect(await answer.catch((reason: unknown) => reason)).to.equal('nobody waits');
    expect(loadedBy(window).filter((path) => path.includes('/fragment/'))).to.deep.equal([]);
    expect(await suggest('kibana', { locale: 'en-us' }, new AbortController().signal)).to.have.length(1);
  });

  it('F3: without an index it is the failed state, without an uncaught error', async () => {
    const page = await openSearch('/unused', 'provider="pagefind" pagefind-url="/__test/missing/pagefind.js"');
    const errors = recordDetails(page.element, 'searcherror');
    await type('kibana');
    await eventually(() => expect(page.status()).to.match(/^Suggestions could not be loaded/));
    expect(errors[0]?.message).to.match(/pagefind-entry\.json answers 404; expected the index of Pagefind/);
  });

  it('F3: where the page forbids WebAssembly it is the failed state, and says what the policy lacks', async () => {
    const page = await openFramedSearch('/unused', PAGEFIND, '', {
      headers: { 'content-security-policy': "script-src 'self'" },
    });
    const errors = recordDetails(page.element, 'searcherror');
    await type('kibana');
    await eventually(() => expect(page.status()).to.match(/^Suggestions could not be loaded/));
    expect(errors[0]?.message).to.equal("Pagefind needs WebAssembly: 'wasm-unsafe-eval' in the page's script-src.");
    await expectWarning(/shows no suggestions. Pagefind needs WebAssembly: 'wasm-unsafe-eval'.* Submitting works/);
    if (engine !== 'webkit') await expectError(/wasm|eval/i); // WebKit reports no violation here.
  });

  it("works under a strict policy with Trusted Types and 'wasm-unsafe-eval'", async () => {
    const page = await openFramedSearch('/unused', PAGEFIND, '', {
      headers: {
        'content-security-policy':
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'",
      },
    });
    await type('kibana');
    await eventually(() => expect(page.options()).to.have.length(1));
  });

  it('a `pagefind-url` of a forbidden scheme is reported and not loaded', async () => {
    const page = await openSearch('/unused', 'provider="pagefind" pagefind-url="data:text/javascript,alert(1)"');
    await expectWarning(/attribute pagefind-url is "data:text\/javascript,alert\(1\)"; expected a path or an http/);
    await type('kibana');
    await eventually(() => expect(page.status()).to.match(/^Suggestions could not be loaded/));
  });
});

describe('<site-search>: providers', () => {
  it('loads the code of the provider that is used, and of no other', async () => {
    const { url } = await openSuggestions();
    for (const [attributes, used, other] of [
      ['', /http-provider/, /pagefind/],
      [PAGEFIND, /pagefind-provider/, /http-provider/],
    ] as const) {
      const page = await openFramedSearch(url, attributes);
      await type('kibana');
      await eventually(() => expect(page.options()).not.to.have.length(0));
      const loaded = loadedBy(page.element.ownerDocument.defaultView as Window);
      expect(
        loaded.filter((path) => used.test(path)),
        String(used),
      ).not.to.have.length(0);
      expect(
        loaded.filter((path) => other.test(path)),
        String(other),
      ).to.have.length(0);
    }
  });

  it('takes an object of the site’s own: text, filters and a signal go in, the endpoint’s data comes out', async () => {
    const page = await openSearch('/unused', '', DOCUMENTATION);
    const calls: unknown[] = [];
    page.element.suggestionProvider = {
      suggest(...call: unknown[]) {
        calls.push(call);
        return Promise.resolve({ suggestions: [{ title: 'Own', url: '/own' }, { title: 'Bad' }] });
      },
    };
    await type(' abc ');
    await eventually(() => expect(titlesOf(page.options())).to.deep.equal(['Own']));
    const [text, filters, signal] = calls[0] as readonly unknown[];
    expect([text, filters]).to.deep.equal(['abc', { locale: 'en-us', area: 'Documentation', product: undefined }]);
    expect(signal).to.be.instanceOf(AbortSignal);
  });

  it('aborts the signal of the site’s own provider when the text changes', async () => {
    const page = await openSearch('/unused');
    const signals: AbortSignal[] = [];
    page.element.suggestionProvider = {
      suggest: (_text: string, _filters: unknown, signal: AbortSignal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    };
    await type('abc');
    await eventually(() => expect(signals).to.have.length(1));
    await type('d');
    await eventually(() => expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, false]));
  });

  it('an own provider can be set at any time, and `null` gives way to the attributes', async () => {
    const page = await openSearch((await openSuggestions()).url);
    page.element.suggestionProvider = { suggest: () => Promise.resolve([]) };
    await type('abc');
    await eventually(() => expect(page.status()).to.match(/^No suggestions/));
    page.element.suggestionProvider = null;
    await type('d');
    await eventually(() => expect(page.options()).to.have.length(3));
  });

  it('F3: an own provider without suggest() is the failed state', async () => {
    const page = await openSearch('/unused');
    const errors = recordDetails(page.element, 'searcherror');
    page.element.suggestionProvider = { search: () => [] };
    await type('abc');
    await eventually(() =>
      expect(errors.map(({ message }) => message)).to.deep.equal(['suggestionProvider has no method suggest().']),
    );
  });
});
