import { expect } from 'chai';
import { MASTHEAD_HEIGHT_PX } from '../../src/constants.ts';
import { followScroll } from '../../src/site-header/header-scroll.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { recordCalls } from '../support/calls.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually, frame } from '../support/eventually.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeader } from './header-page.ts';
import {
  atRest,
  BY_WHEEL,
  coveredHeight,
  headerOf,
  mountTall,
  NARROW_PX,
  resetPage,
  scrollByScript,
  TALL,
  topOf,
  wheelBy,
} from './scroll-page.ts';

describe('<site-header> scroll-mode', () => {
  it(`contract §3: fixed never hides${BY_WHEEL}`, async () => {
    const { root } = await mountTall({ 'scroll-mode': 'fixed' });
    await wheelBy(500);
    await frame();
    await atRest(root, 0);
  });

  it(`contract §7: static scrolls away for good and covers nothing${BY_WHEEL}`, async () => {
    const { root, element } = await mountHeader({
      config: navigation,
      attributes: { 'scroll-mode': 'static' },
      after: TALL,
    });
    resetPage();
    await wheelBy(500);
    await wheelBy(-100);
    await eventually(() => expect(topOf(root)).to.equal(-Math.round(window.scrollY)));
    expect(coveredHeight()).to.equal('');
    element.setAttribute('scroll-mode', 'reveal');
    await eventually(() => expect(coveredHeight()).to.equal(`${headerOf(root).offsetHeight}px`));
    element.setAttribute('scroll-mode', 'static');
    await eventually(() => expect(coveredHeight()).to.equal(''));
  });

  for (const overflow of ['hidden', 'auto'] as const) {
    it(`contract §7: sticks by itself where an ancestor’s overflow: ${overflow} keeps it from doing so${BY_WHEEL}`, async () => {
      const { root, element, container } = await mountTall();
      container.style.cssText = `overflow: ${overflow}; margin-inline: 50px`;
      const { top, left, width, height } = element.getBoundingClientRect();
      await scrollByScript(400);
      await atRest(root, 0);
      const fixed = headerOf(root).getBoundingClientRect();
      expect([fixed.left, fixed.width]).to.deep.equal([left, width]);
      const reserved = element.getBoundingClientRect();
      expect([reserved.top, reserved.height]).to.deep.equal([top - 400, height]);
      await wheelBy(200);
      await atRest(root, -MASTHEAD_HEIGHT_PX);
      await setViewport(900);
      await eventually(() => expect(headerOf(root).getBoundingClientRect().width).to.equal(container.clientWidth));
      await scrollByScript(0);
      await atRest(root, 0);
    });
  }
});

describe('<site-header> that begins to follow the page', () => {
  /** Follows a header that did not follow by itself. @returns what is known of its height one frame later. */
  async function heightInAFrame(header: HTMLElement): Promise<string> {
    atEndOfTest(followScroll(header, 'fixed'));
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return coveredHeight();
  }

  const mountStatic = async () => {
    const { root } = await mountHeader({ config: navigation, attributes: { 'scroll-mode': 'static' } });
    return headerOf(root);
  };

  it('issue «Instant»: lets a frame pass first', async () => {
    const header = await mountStatic();
    expect(await heightInAFrame(header)).not.to.equal('100px');
    await eventually(() => expect(coveredHeight()).to.equal('100px'));
  });

  it('H5: tells its height in the next frame where another mode is followed', async () => {
    const header = await mountStatic();
    const stop = followScroll(header, 'reveal');
    await eventually(() => expect(coveredHeight()).to.equal('100px'));
    stop();
    expect(coveredHeight()).to.equal('');
    expect(await heightInAFrame(header)).to.equal('100px');
  });

  it('H5: tells its height in the first frame of a tab that was opened behind another (visibilityState is set)', async () => {
    const header = await mountStatic();
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    atEndOfTest(() => {
      Reflect.deleteProperty(document, 'visibilityState');
    });
    expect(await heightInAFrame(header)).to.equal('100px');
  });
});

describe('<site-header> height', () => {
  const expectHeight = (root: ShadowRoot) =>
    eventually(() => {
      const { bottom } = headerOf(root).getBoundingClientRect();
      expect(coveredHeight()).to.equal(`${Math.max(0, Math.round(bottom))}px`);
      expect(getComputedStyle(document.documentElement).scrollPaddingTop).to.equal(coveredHeight());
    });

  it(`H5: at rest --site-header-height is what the header covers${BY_WHEEL}`, async () => {
    const { root, element } = await mountTall();
    await expectHeight(root);
    expect(coveredHeight()).to.equal('100px');
    await wheelBy(300);
    await atRest(root, -MASTHEAD_HEIGHT_PX);
    await expectHeight(root);
    await setViewport(NARROW_PX);
    await atRest(root, -headerOf(root).offsetHeight);
    await expectHeight(root);
    await wheelBy(-20);
    await atRest(root, 0);
    element.setAttribute('size', 'large');
    await eventually(() => expect(coveredHeight()).to.equal('108px'));
    await expectHeight(root);
    element.config = { ...navigation, masthead: undefined };
    await eventually(() => expect(coveredHeight()).to.equal('72px'));
    await expectHeight(root);
    element.remove();
    await eventually(() => expect(coveredHeight()).to.equal(''));
    expect(getComputedStyle(document.documentElement).scrollPaddingTop).to.equal('auto');
  });

  it('H5: a page’s own scroll-padding wins', async () => {
    document.documentElement.style.scrollPaddingTop = '7px';
    atEndOfTest(() => document.documentElement.removeAttribute('style'));
    await mountTall();
    expect(getComputedStyle(document.documentElement).scrollPaddingTop).to.equal('7px');
  });

  it(`contract §4: nothing is written into the page’s own nodes${BY_WHEEL}`, async () => {
    await setViewport(NARROW_PX);
    const { root, container } = await mountTall();
    const written: MutationRecord[] = [];
    const observer = new MutationObserver((records) => written.push(...records));
    observer.observe(document.documentElement, { attributes: true });
    observer.observe(document.head, { attributes: true, childList: true, subtree: true });
    observer.observe(container, { attributes: true, childList: true, subtree: true });
    atEndOfTest(() => observer.disconnect());
    await wheelBy(300);
    await atRest(root, -headerOf(root).offsetHeight);
    expect(written).to.deep.equal([]);
  });

  it('contract §3: listens passively, and to nothing any more after its removal', async () => {
    const calls = [window, document].map((target) => recordCalls(target, 'addEventListener'));
    const { element } = await mountTall();
    const added = calls.flat() as [string, EventListener, AddEventListenerOptions?][];
    const types = new Map(added.flatMap(([type, , options]) => (options?.signal ? [[type, options]] : [])));
    expect([...types.keys()]).to.include.members(['scroll', 'wheel', 'touchmove']);
    for (const type of ['scroll', 'wheel', 'touchmove']) expect(types.get(type)?.passive, type).to.equal(true);
    for (const [type, { signal }] of types) expect(signal?.aborted, type).to.equal(false);
    element.remove();
    await eventually(() => {
      for (const [type, { signal }] of types) expect(signal?.aborted, type).to.equal(true);
    });
  });
});
