import { expect } from 'chai';
import sectionNav from '../../fixtures/section-nav.json';
import { expectWarning } from '../../support/console.ts';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { flavour, loaderFile } from '../../support/flavour.ts';
import { openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { HEADER, headerOf, JSON_CHILD, page, SRC, showsHeader } from './loader-page.ts';

const SUBNAV_JSON = `<script type="application/json">${JSON.stringify(sectionNav)}</script>`;

/** Comes where something hovers, where there is no Navigation API, or in an idle moment. */
const AFTER_THE_LOADER = /^(?:hover-intent|watch-history|write-snapshot|frame-guard)/;

describe('one tag', () => {
  for (const [place, head, tail] of [
    ['in head, blocking', `<script src="${SRC}"></script>`, ''],
    ['in head with defer', `<script src="${SRC}" defer></script>`, ''],
    ['in head with async', `<script src="${SRC}" async></script>`, ''],
    ['at the end of body', '', `<script src="${SRC}"></script>`],
  ] as const) {
    it(`shows the header from a plain HTML file: ${place}`, async () => {
      await showsHeader(await openFrame(page(head, `${HEADER}<main id="main">Text</main>${tail}`)));
    });
  }

  it('shows the header when the tag is inserted later', async () => {
    const frame = await openFrame(page('', HEADER));
    const script = frame.document.createElement('script');
    script.src = SRC;
    frame.document.head.append(script);
    await showsHeader(frame);
  });

  it('shows a header that is inserted later', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, '<p>Text</p>'));
    expect(frame.window.customElements.get('site-header')).to.equal(undefined);
    frame.document.body.insertAdjacentHTML('afterbegin', HEADER);
    await showsHeader(frame);
  });

  it('waits for a JSON child that the parser reaches late', async () => {
    const half = JSON_CHILD.indexOf('"Solutions"');
    const body = `<site-header><nav><a href="/">Home</a></nav>${JSON_CHILD.slice(0, half)}<!--pause-->${JSON_CHILD.slice(half)}</site-header>`;
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, body));
    await eventually(() => expect(frame.window.customElements.get('site-header')).not.to.equal(undefined));
    expect(headerOf(frame).shadowRoot?.querySelector<HTMLElement>('[data-fallback]')?.hidden).to.equal(false);
    await frame.resume();
    await showsHeader(frame);
  });

  it('defines nothing twice when it is included twice', async () => {
    await showsHeader(
      await openFrame(page(`<script src="${SRC}"></script><script src="${SRC}" async></script>`, HEADER)),
    );
  });

  it('loads only what the page needs', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, HEADER));
    await showsHeader(frame);
    const files = frame.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    expect(files.filter((file) => /\/(subnav|search|when-used-search)-/.test(file))).to.deep.equal([]);
    expect(new Set(files).size).to.equal(files.length);
  });

  /** A page whose code is held back, and so is not done with loading. */
  async function openHeld() {
    const code = await holdCode(flavour === 'lite' ? 'header' : 'react');
    const body = `${HEADER}<site-subnav>${SUBNAV_JSON}</site-subnav><site-search></site-search><main>Text<!--pause--></main>`;
    const frame = await openFrame(page(`<script src="${code.src}"></script>`, body));
    const requested = () =>
      frame.window.performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
        .filter((file) => file.endsWith('.js') && !AFTER_THE_LOADER.test(file));
    const names = () => requested().map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
    await eventually(() => expect(names()).to.include.members(['shared', 'en', 'subnav']));
    return { frame, code, requested, names };
  }

  it('issue «Fast»: all that shows is asked for at once, and what does not after that, by the loader', async () => {
    const { frame, code, requested, names } = await openHeld();
    expect(names()).not.to.include.members(['search']);
    // Before the last of it has come, and not beside the others.
    await eventually(() => expect(names()).to.include.members(['after-render-header', 'after-render-subnav']));
    const entries = frame.window.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const timesOf = (file: string) => entries.find(({ name }) => name.includes(`/${file}-`));
    const asked = timesOf('after-render-header')?.startTime ?? 0;
    const come = ['shared', 'en', 'header'].filter((file) => (timesOf(file)?.responseEnd ?? Infinity) <= asked);
    expect(come).to.have.length.of.at.least(flavour === 'lite' ? 1 : 3);
    await Promise.all([frame.resume(), code.release()]);
    await showsHeader(frame);
    await eventually(() => {
      const root = headerOf(frame).shadowRoot as ShadowRoot;
      expect(root.querySelector('.panel-inner')).not.to.equal(null); // Its part has come.
      expect(root.querySelector('[data-scroll-visibility]')).not.to.equal(null); // And so has what follows the page.
    });
    expect(frame.window.customElements.get('site-search')).to.equal(undefined); // Nobody wants it.
    expect(new Set(requested()).size).to.equal(requested().length);
    // Two requests deep after the HTML: the loader names whatever comes before somebody wants something.
    const loader = await (await fetch(SRC)).text();
    expect(requested().filter((file) => file !== loaderFile && !loader.includes(file))).to.deep.equal([]);
  });

  it('issue «Fast»: a command to a closed search has its code come at once', async () => {
    const { frame, code, names } = await openHeld();
    const command = Object.assign(new frame.window.Event('command'), { command: '--show' });
    frame.document.querySelector('site-search')?.dispatchEvent(command);
    await eventually(() => expect(names()).to.include('search'));
    await Promise.all([frame.resume(), code.release()]);
    await showsHeader(frame);
  });

  it('issue «Instant»: what follows the first render is there before the header shows', async () => {
    const header = HEADER.replace('<site-header', '<site-header reveal-delay="60000"');
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, header));
    await eventually(() => expect(headerOf(frame).shadowRoot?.querySelector('.panel-inner')).to.be.ok);
    expect(headerOf(frame).shadowRoot?.querySelector<HTMLElement>('[data-root]')?.hidden).to.equal(true);
  });

  it('contract §1: elements that come later are loaded, however they come', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, '<main></main>'));
    const { document } = frame;
    const main = document.querySelector('main') as HTMLElement;
    const definitionOf = (name: string) => frame.window.customElements.get(name);
    main.innerHTML = `<section><p>Text</p><div>${HEADER}</div></section>`;
    await showsHeader(frame);
    const subnav = document.createElement('site-subnav');
    subnav.append('Not ours by sight, until it has data.');
    const section = document.createElement('section');
    main.append(section); // Without the element, which comes into it at the same time.
    section.append(document.createElement('div'));
    section.firstElementChild?.append(subnav);
    const search = document.createElement('site-search');
    search.setAttribute('hydrate', 'load');
    main.append(search);
    await eventually(() => expect(definitionOf('site-search')).not.to.equal(undefined));
    expect(definitionOf('site-subnav')).to.equal(undefined);
    subnav.insertAdjacentHTML('beforeend', SUBNAV_JSON);
    await eventually(() => expect(definitionOf('site-subnav')).not.to.equal(undefined));
  });

  it('contract §1: an element that was taken out and comes back is loaded', async () => {
    const frame = await openFrame(
      page(`<script src="${SRC}"></script>`, '<site-header>Text</site-header><main></main>'),
    );
    const header = headerOf(frame);
    header.remove();
    frame.document.querySelector('main')?.append(frame.document.createElement('p'));
    await new Promise((resolve) => frame.window.setTimeout(resolve));
    header.innerHTML = JSON_CHILD;
    frame.document.body.prepend(header);
    await showsHeader(frame);
  });

  it('a page that changes all the time is not searched for elements that it does not have', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, `${HEADER}<main></main>`));
    await showsHeader(frame);
    // The header's own search for a search is over.
    await eventually(() => expect(headerOf(frame).shadowRoot?.querySelector('.panel-inner')).to.be.ok);
    for (let count = 0; count < 3; count += 1) await nextFrame();
    const main = frame.document.querySelector('main') as HTMLElement;
    const searches: string[] = [];
    const { Document, Element } = frame.window;
    for (const { prototype } of [Document, Element]) {
      for (const method of ['getElementsByTagName', 'querySelector', 'querySelectorAll'] as const) {
        const original = prototype[method] as (this: Node, text: string) => unknown;
        Object.defineProperty(prototype, method, {
          value(this: Node, text: string) {
            if (this.contains(main)) searches.push(text);
            return original.call(this, text);
          },
        });
      }
    }
    for (let count = 0; count < 10; count += 1) {
      main.append(frame.document.createElement('p'));
      await new Promise((resolve) => frame.window.setTimeout(resolve));
    }
    expect(searches.filter((text) => /site-/.test(text))).to.deep.equal([]);
    const subnav = frame.document.createElement('site-subnav');
    subnav.innerHTML = SUBNAV_JSON;
    main.append(subnav);
    await eventually(() => expect(frame.window.customElements.get('site-subnav')).not.to.equal(undefined));
  });

  it('leaves a name to others whose element is not ours by sight', async () => {
    const other = `<site-search class="sl-flex"><button>Search</button><dialog></dialog></site-search>`;
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, other + HEADER));
    await showsHeader(frame);
    expect(frame.window.customElements.get('site-search')).to.equal(undefined);
  });

  it('leaves a definition of somebody else alone and warns with the remedy', async () => {
    const theirs = `<script>customElements.define('site-header', class extends HTMLElement {})</script>`;
    const frame = await openFrame(page(`${theirs}<script src="${SRC}"></script>`, HEADER));
    const [message] = await expectWarning(/site-header/);
    expect(message).to.contain('data-prefix="acme"');
    expect(headerOf(frame).shadowRoot).to.equal(null);
  });

  it('works under a strict content policy with Trusted Types', async () => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
    await showsHeader(
      await openFrame(page(`<script src="${SRC}"></script>`, HEADER), {
        headers: { 'content-security-policy': policy },
      }),
    );
  });

  it('contract §6: works inlined, as `site-elements tag --inline` prints it, under a policy that names its hash', async () => {
    const code = await (await fetch(SRC)).text();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
    const policy = `default-src 'none'; script-src 'self' 'sha256-${btoa(String.fromCharCode(...hash))}'; style-src 'self'`;
    const tag = `<script data-prefix="acme" data-base="/dist/">${code}</script>`;
    const frame = await openFrame(page(tag, HEADER.replaceAll('site-header', 'acme-header')), {
      path: '/de/some/where',
      headers: { 'content-security-policy': policy },
    });
    await showsHeader(frame, 'acme-header');
  });

  it('keeps the place of the header before and after its code has come', async () => {
    const body = `${HEADER}<main id="main">Text<!--pause--></main>`;
    const frame = await openFrame(
      page(`<style>* { box-sizing: content-box } #a #b { margin: 9px }</style><script src="${SRC}"></script>`, body),
    );
    const mainTop = () => frame.document.querySelector('main')?.getBoundingClientRect().top;
    await eventually(() => expect(mainTop()).to.be.greaterThan(99));
    const before = mainTop();
    await frame.resume();
    await showsHeader(frame);
    expect(mainTop()).to.equal(before);
  });

  it('keeps the header as it is after a move in the document', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, `${HEADER}<div></div>`));
    await showsHeader(frame);
    const node = headerOf(frame).shadowRoot?.querySelector('header');
    frame.document.querySelector('div')?.append(headerOf(frame));
    await showsHeader(frame);
    expect(headerOf(frame).shadowRoot?.querySelector('header')).to.equal(node);
  });
});
