import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { press, type } from '../../support/keys.ts';
import { click, moveTo } from '../../support/pointer.ts';
import {
  controlOf,
  enter,
  inputOf,
  isDefined,
  isOpenIn,
  MAIN,
  openHeld,
  reasonsIn,
  SEARCH,
  type Search,
  scriptsOf,
  searchOf,
} from './closed-search-page.ts';
import { HEADER, page, SRC, showsHeader } from './loader-page.ts';

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
    const keys: KeyboardEvent[] = [];
    frame.window.addEventListener('keydown', (event) => keys.push(event));
    await press('Control+k');
    for (let count = 0; count < 3; count += 1) await nextFrame();
    await type('kix');
    await press('Backspace');
    await press('Control+k');
    await press('Enter');
    await type('b');
    await eventually(() => expect(keys.at(-1)?.key).to.equal('b'));
    const left = keys.filter(({ key, defaultPrevented }) => key !== 'Control' && !defaultPrevented);
    expect(left.map(({ key }) => key)).to.deep.equal([]);
    await release();
    await isOpenIn(frame);
    await eventually(() => expect(inputOf(frame).value).to.equal('kib'));
    await type('ana');
    await eventually(() => expect(inputOf(frame).value).to.equal('kibana'));
    expect(reasons).to.deep.equal(['shortcut']);
    await eventually(() => expect(searchOf(frame).shadowRoot?.querySelector('[part="clear-button"]')).to.be.ok);
  });

  it('D1: its shortcut, pressed between its definition and its first render, opens it', async () => {
    const pressed = `<script>
      customElements.whenDefined('site-search').then(() => {
        const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
        document.body.dispatchEvent(key);
        window.wasEarly = !document.querySelector('site-search').shadowRoot?.querySelector('dialog');
      });
    </script>`;
    const search = SEARCH.replace('<site-search', '<site-search hydrate="load"');
    const frame = await openFrame(page(`<script src="${SRC}"></script>${pressed}`, HEADER + search + MAIN));
    await eventually(() => expect(searchOf(frame).open).to.equal(true));
    expect('wasEarly' in frame.window && frame.window.wasEarly).to.equal(true);
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

  it('contract §5: what was set to be open before it came into the page opens, and what has left it does not', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, SEARCH + MAIN));
    await eventually(() => expect(searchOf(frame).show).to.be.a('function'));
    searchOf(frame).remove();
    const search = frame.document.createElement('site-search') as Search;
    frame.document.body.prepend(search);
    await eventually(() => expect(search.show).to.be.a('function'));
    const reasons = reasonsIn(frame);
    await enter(frame);
    await press('Control+k'); // Heard by the one that is there.
    await isOpenIn(frame);
    expect(reasons).to.deep.equal(['shortcut']);
    const other = await openFrame(page(`<script src="${SRC}"></script>`, MAIN));
    const late = Object.assign(other.document.createElement('site-search'), { open: true });
    other.document.body.append(late);
    await isOpenIn(other);
  });

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
});
