import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { openFrame } from '../../support/frame.ts';
import { click, moveTo } from '../../support/pointer.ts';
import { isDefined, isOpenIn, MAIN, SEARCH, type Search, scriptsOf, searchOf } from './closed-search-page.ts';
import { HEADER, headerOf, JSON_CHILD, page, SRC, showsHeader } from './loader-page.ts';

/** Counts, by type, how often a listener of the document is called, and how many there are. */
const COUNTING = `<script>
  const { addEventListener } = document;
  window.calls = {};
  window.listeners = {};
  document.addEventListener = (type, listener, options) => {
    listeners[type] = (listeners[type] ?? 0) + 1;
    const count = (event) => {
      calls[type] = (calls[type] ?? 0) + 1;
      listener(event);
    };
    addEventListener.call(document, type, count, options);
  };
</script>`;

interface Counting {
  readonly calls: Readonly<Record<string, number>>;
  readonly listeners: Readonly<Record<string, number>>;
}

describe('a page at rest', () => {
  it('issue «Instant»: mouse and focus on the page’s own elements look for no control in them', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, HEADER + SEARCH + MAIN));
    await showsHeader(frame);
    const { window, document } = frame;
    const { querySelector } = window.Element.prototype;
    let looks = 0;
    window.Element.prototype.querySelector = function (selectors: string) {
      if (selectors.includes('search-control')) looks += 1;
      return querySelector.call(this, selectors);
    };
    const near = (target: Element) =>
      target.dispatchEvent(new window.PointerEvent('pointerover', { bubbles: true, composed: true }));
    near(document.querySelector('main') as HTMLElement);
    expect(looks).to.equal(0);
    near(document.querySelector('site-header')?.shadowRoot?.querySelector('[part~="search-control"]') as HTMLElement);
    await eventually(() => expect(isDefined(frame)).to.equal(true));
  });

  it('issue «Instant»: a closed search is looked at when it changes, and not when anything else of the page does', async () => {
    const other = '<site-search id="other"><p>Somebody else’s?</p></site-search>';
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, SEARCH + other + MAIN));
    await eventually(() => expect(searchOf(frame).show).to.be.a('function'));
    const { document } = frame;
    let looks = 0;
    const { children } = searchOf(frame);
    Object.defineProperty(searchOf(frame), 'children', {
      get: () => {
        looks += 1;
        return children;
      },
    });
    for (let count = 0; count < 3; count += 1) {
      document.querySelector('main')?.append(document.createElement('p'));
      await nextFrame();
    }
    expect(looks).to.equal(0);
    const late = document.querySelector('#other') as Search;
    expect(late.show).to.equal(undefined);
    late.append(document.createElement('nav'));
    await eventually(() => expect(late.show).to.be.a('function'));
    expect(looks).to.be.greaterThan(0);
  });

  it('contract §2: where data is saved, mouse and focus on a pre-rendered header fetch nothing, and a press does', async () => {
    const { template } = renderElement(siteHeader, { config: navigation, lang: 'en' });
    const header = `<site-header hydrate="intent">${template}${JSON_CHILD}</site-header>`;
    const saving = `<script>Object.defineProperty(navigator, 'connection', { value: { saveData: true } })</script>`;
    const frame = await openFrame(page(`${saving}<script src="${SRC}"></script>`, header + MAIN));
    const trigger = headerOf(frame).shadowRoot?.querySelector('[part~=trigger]') as HTMLElement;
    await moveTo(trigger);
    trigger.focus();
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(scriptsOf(frame)).to.have.length(1);
    await click(trigger);
    await eventually(() => expect(scriptsOf(frame)).to.include('take-over'));
  });

  it('contract §2: scrolling is heard once, and it has the code come', async () => {
    const { template } = renderElement(siteHeader, { config: navigation, lang: 'en' });
    const header = `<site-header hydrate="intent">${template}${JSON_CHILD}</site-header>`;
    const frame = await openFrame(page(`${COUNTING}<script src="${SRC}"></script>`, header + MAIN));
    const { calls } = frame.window as unknown as Counting;
    expect(scriptsOf(frame)).to.have.length(1);
    for (const top of [100, 200]) {
      frame.window.scrollTo(0, top);
      await eventually(() => expect(scriptsOf(frame)).to.include('take-over'));
      for (let count = 0; count < 3; count += 1) await nextFrame();
    }
    expect(calls.scroll).to.equal(1);
  });

  it('contract §5: a search has no event ready, and the loader does not wait for it', async () => {
    const frame = await openFrame(page(`${COUNTING}<script src="${SRC}"></script>`, HEADER + SEARCH + MAIN));
    await showsHeader(frame);
    const { listeners } = frame.window as unknown as Counting;
    expect(listeners.ready).to.equal(1);
    searchOf(frame).show();
    await isOpenIn(frame);
    expect(listeners.ready).to.equal(1);
  });
});
