import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import { expectWarning } from '../../support/console.ts';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { press, type } from '../../support/keys.ts';
import { click, moveTo } from '../../support/pointer.ts';
import { setViewport } from '../../support/viewport.ts';
import { HEADER, headerOf, page, SRC, showsHeader } from './loader-page.ts';

interface Search extends HTMLElement {
  open: boolean;
  show(): void;
  close(): void;
  clear(): void;
}

const SEARCH = '<site-search></site-search>';
const MAIN = '<main tabindex="-1" style="block-size: 3000px">Text</main>';

const searchOf = ({ document }: Frame) => document.querySelector('site-search') as Search;
const controlOf = (frame: Frame) =>
  headerOf(frame).shadowRoot?.querySelector('[part~="search-control"]') as HTMLElement;
const inputOf = (frame: Frame) => searchOf(frame).shadowRoot?.querySelector('input') as HTMLInputElement;
const isDefined = ({ window }: Frame) => window.customElements.get('site-search') !== undefined;

/** The names of the scripts that a page has asked for, without what makes them unique. */
const scriptsOf = ({ window }: Frame) =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
    .filter((file) => file.endsWith('.js') && !file.startsWith('frame-guard'))
    .map((file) => file.replace(/-[\w-]{8}\.js$/, ''));

/** Records why the search opens. */
function reasonsIn(frame: Frame): string[] {
  const reasons: string[] = [];
  frame.document.addEventListener('searchopen', (event) => reasons.push((event as CustomEvent).detail.reason));
  return reasons;
}

const isOpenIn = (frame: Frame) =>
  eventually(() => {
    expect(searchOf(frame).shadowRoot?.querySelector('dialog')?.open).to.equal(true);
    expect(searchOf(frame).shadowRoot?.activeElement).to.equal(inputOf(frame));
  });

/** Gives a framed page the keys. */
async function enter(frame: Frame): Promise<void> {
  frame.iframe.focus();
  frame.window.focus();
  frame.document.querySelector('main')?.focus();
  await eventually(() => expect(frame.document.hasFocus()).to.equal(true));
}

/** A page with a header and a closed search whose code is held back. */
async function openHeld(header = HEADER, chunk = 'search') {
  await setViewport(1280);
  const code = await holdCode(chunk);
  const frame = await openFrame(page(`<script src="${code.src}"></script>`, `${header}${SEARCH}${MAIN}<!--pause-->`));
  await eventually(() => expect(controlOf(frame)).to.be.ok);
  await eventually(() => expect(searchOf(frame).show).to.be.a('function'));
  const release = async (status?: number) => {
    await Promise.all([frame.resume(), code.release(status)]);
  };
  return { frame, release, reasons: reasonsIn(frame) };
}

describe('a closed search', () => {
  it('issue «Instant»: loads no code but the loader', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, SEARCH + MAIN));
    await enter(frame);
    frame.window.scrollTo(0, 500);
    await press('x');
    for (let count = 0; count < 5; count += 1) await nextFrame();
    expect(scriptsOf(frame)).to.have.length(1);
    expect(searchOf(frame).open).to.equal(false);
    searchOf(frame).close(); // Of no consequence, as later.
    searchOf(frame).clear();
  });

  for (const [way, act] of [
    ['the mouse nears it', async (frame: Frame) => moveTo(controlOf(frame))],
    ['the focus reaches it', async (frame: Frame) => controlOf(frame).focus()],
  ] as const) {
    it(`issue «Instant»: its code comes when it is about to be wanted: ${way}`, async () => {
      const frame = await openFrame(page(`<script src="${SRC}"></script>`, HEADER + SEARCH + MAIN));
      await showsHeader(frame);
      await enter(frame);
      expect(isDefined(frame)).to.equal(false);
      await act(frame);
      // With what stands below the form: the event that asked for it is over by then.
      await eventually(() => expect(scriptsOf(frame)).to.include('when-used-search'));
      expect(searchOf(frame).open).to.equal(false);
    });
  }

  it('D1: the header’s control, pressed before its code has come, opens it', async () => {
    const { frame, release, reasons } = await openHeld();
    const { href } = frame.window.location;
    await showsHeader(frame);
    await click(controlOf(frame));
    for (let count = 0; count < 3; count += 1) await nextFrame();
    await release();
    await isOpenIn(frame);
    expect(frame.window.location.href).to.equal(href);
    expect(reasons).to.deep.equal(['method']);
  });

  it('issue «Instant»: the control of a header that is pre-rendered alone opens it, too', async () => {
    const { template } = renderElement(siteHeader, { config: navigation, lang: 'en' });
    const json = `<script type="application/json">${JSON.stringify(navigation)}</script>`;
    const header = `<site-header hydrate="intent">${template}${json}</site-header>`;
    const { frame, release, reasons } = await openHeld(header, 'react');
    await nextFrame();
    await click(controlOf(frame));
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(frame.window.location.pathname).to.equal('/');
    await release();
    await isOpenIn(frame);
    expect(reasons).to.deep.equal(['method']);
  });

  it('D5: the header’s control names the shortcut that works, and the one that the page changes it to', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, HEADER + SEARCH + MAIN));
    await eventually(() =>
      expect(controlOf(frame)?.getAttribute('aria-keyshortcuts')).to.match(/^(?:Control|Meta)\+K$/),
    );
    searchOf(frame).setAttribute('shortcut', 'F3');
    await eventually(() => expect(controlOf(frame).getAttribute('aria-keyshortcuts')).to.equal('F3'));
    expect(isDefined(frame)).to.equal(false);
  });

  it('D1: its shortcut opens it, and the first keys typed are in the input', async () => {
    const { frame, release, reasons } = await openHeld();
    await showsHeader(frame);
    await enter(frame);
    await press('Control+k');
    for (let count = 0; count < 3; count += 1) await nextFrame();
    await type('kib');
    await release();
    await isOpenIn(frame);
    await eventually(() => expect(inputOf(frame).value).to.equal('kib'));
    await type('ana');
    await eventually(() => expect(inputOf(frame).value).to.equal('kibana'));
    expect(reasons).to.deep.equal(['shortcut']);
    await eventually(() => expect(searchOf(frame).shadowRoot?.querySelector('[part="clear-button"]')).to.be.ok);
  });

  it('issue «Instant»: the keys are the page’s again where it is not wanted any more', async () => {
    const { frame, release, reasons } = await openHeld();
    await enter(frame);
    await press('Control+k');
    for (let count = 0; count < 3; count += 1) await nextFrame();
    await press('Escape');
    const keys: (readonly [string, boolean])[] = [];
    frame.document.addEventListener('keydown', (event) => keys.push([event.key, event.defaultPrevented]));
    await press('x');
    await eventually(() => expect(keys).to.deep.equal([['x', false]]));
    await release();
    await eventually(() => expect(isDefined(frame)).to.equal(true));
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(reasons).to.deep.equal([]);
  });

  it('issue «Instant»: the page’s own use of the shortcut wins', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, SEARCH + MAIN));
    await enter(frame);
    let presses = 0;
    frame.document.addEventListener('keydown', (event) => {
      if (event.key !== 'k') return;
      presses += 1;
      event.preventDefault();
    });
    await press('Control+k');
    await eventually(() => expect(presses).to.equal(1));
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(scriptsOf(frame)).to.have.length(1);
  });

  for (const [way, act, reason] of [
    ['show()', (search: Search) => search.show(), 'method'],
    ['its property open', (search: Search) => Object.assign(search, { open: true }), 'attribute'],
    ['its attribute open', (search: Search) => search.setAttribute('open', ''), 'attribute'],
    [
      'a command',
      (search: Search) => {
        const { Event } = search.ownerDocument.defaultView as typeof window & Window;
        search.dispatchEvent(Object.assign(new Event('command'), { command: '--show' }));
      },
      'command',
    ],
  ] as const) {
    it(`issue «Instant»: ${way}, before its definition, opens it`, async () => {
      const frame = await openFrame(page(`<script src="${SRC}"></script>`, SEARCH + MAIN));
      const reasons = reasonsIn(frame);
      await eventually(() => expect(searchOf(frame).show).to.be.a('function'));
      act(searchOf(frame));
      await isOpenIn(frame);
      expect(reasons).to.deep.equal([reason]);
      expect(searchOf(frame).open).to.equal(true);
      searchOf(frame).close(); // Its own method by now.
      await eventually(() => expect(searchOf(frame).open).to.equal(false));
    });
  }

  it('contract §5: a button with a command opens it before its code has come', async () => {
    const button = '<button commandfor="find" command="--show">Find</button>';
    const frame = await openFrame(
      page(`<script src="${SRC}"></script>`, `${button}<site-search id="find"></site-search>${MAIN}`),
    );
    await eventually(() => expect(searchOf(frame).show).to.be.a('function'));
    const reasons = reasonsIn(frame);
    (frame.document.querySelector('button') as HTMLButtonElement).click();
    await isOpenIn(frame);
    expect(reasons).to.deep.equal(['command']);
  });

  it('contract §2: where its code cannot be loaded, the control is the link that it is', async () => {
    const { frame, release } = await openHeld();
    await showsHeader(frame);
    const followed: string[] = [];
    frame.document.addEventListener('click', (event) => {
      if (event.defaultPrevented) return;
      followed.push((event.composedPath()[0] as Element).closest('a')?.href ?? '');
      event.preventDefault();
    });
    controlOf(frame).click();
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(followed).to.deep.equal([]);
    await release(503);
    await expectWarning(/^<site-search> stays as it is: its code cannot be loaded/);
    await eventually(() => expect(followed).to.deep.equal(['https://results.vendor.example/']));
  });
});
