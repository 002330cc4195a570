import { expect } from 'chai';
import {
  BREAKPOINT_WIDE_NAV_PX,
  MASTHEAD_HEIGHT_PX,
  SCROLL_HIDE_MS,
  SCROLL_HIDE_THRESHOLD_PX,
} from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { click } from '../support/pointer.ts';
import { BY_SETTING, reduceMotion } from '../support/reduced-motion.ts';
import { setViewport } from '../support/viewport.ts';
import {
  atRest,
  BY_WHEEL,
  headerOf,
  mountTall,
  NARROW_PX,
  PAGE,
  scrollByScript,
  visibilityOf,
  wheelBy,
} from './scroll-page.ts';

describe('<site-header> scroll', () => {
  for (const width of [NARROW_PX, BREAKPOINT_WIDE_NAV_PX - 1]) {
    it(`H1, H2: hides while a person scrolls down and shows on the way up, at ${width} px${BY_WHEEL}`, async () => {
      await setViewport(width);
      const { root } = await mountTall();
      const { offsetHeight } = headerOf(root);
      await wheelBy(300);
      await atRest(root, -offsetHeight);
      await wheelBy(-20);
      await atRest(root, 0);
    });
  }

  it(`H1: hides also where it stands directly in a shadow root that has no box of its own${BY_WHEEL}`, async () => {
    await setViewport(NARROW_PX);
    const { root, element, container } = await mountTall();
    const host = document.createElement('div');
    host.style.display = 'contents';
    container.prepend(host);
    host.attachShadow({ mode: 'open' }).append(element);
    await eventually(() => expect(visibilityOf(root)).to.equal('shown'));
    await wheelBy(300);
    await atRest(root, -headerOf(root).offsetHeight);
    await wheelBy(-20);
    await atRest(root, 0);
  });

  for (const width of [BREAKPOINT_WIDE_NAV_PX, 1280]) {
    it(`H1, H2: slides up by the masthead’s height only, at ${width} px${BY_WHEEL}`, async () => {
      await setViewport(width);
      const { root } = await mountTall();
      await wheelBy(300);
      await atRest(root, -MASTHEAD_HEIGHT_PX);
      expect(root.querySelector('[part=bar]')?.getBoundingClientRect().top).to.equal(0);
      await wheelBy(-20);
      await atRest(root, 0);
    });
  }

  it(`H1: a bar without a masthead stays, from 1180 px on${BY_WHEEL}`, async () => {
    const { root } = await mountTall({}, { ...navigation, masthead: undefined });
    await wheelBy(300);
    await eventually(() => expect(visibilityOf(root)).to.equal('hidden'));
    await atRest(root, 0);
  });

  it(`H1: hides in 250 ms${BY_WHEEL}`, async () => {
    const { root } = await mountTall();
    await wheelBy(300);
    await eventually(() => expect(visibilityOf(root)).to.equal('hidden'));
    const { transitionProperty, transitionDuration } = getComputedStyle(headerOf(root));
    expect([transitionProperty, transitionDuration]).to.deep.equal(['transform', `${SCROLL_HIDE_MS / 1000}s`]);
  });

  it(`H1: hides and returns at once with reduced motion${BY_SETTING}`, async () => {
    await reduceMotion();
    const { root } = await mountTall();
    for (const [delta, visibility] of [
      [300, 'hidden'],
      [-20, 'shown'],
    ] as const) {
      await wheelBy(delta);
      await eventually(() => expect(visibilityOf(root)).to.equal(visibility));
      expect(headerOf(root).getAnimations()).to.deep.equal([]);
      const motion = getComputedStyle(document.documentElement).getPropertyValue('--site-header-motion');
      expect(motion.trim()).to.equal('0s');
    }
  });

  it('H1: hides when a person scrolls by key', async () => {
    const { root } = await mountTall();
    await click(PAGE);
    await press('PageDown');
    await eventually(() => expect(visibilityOf(root)).to.equal('hidden'));
  });

  it('H1: hides when a person drags the scrollbar (a dispatched press and a script’s scrolling stand in)', async () => {
    const { root } = await mountTall();
    const { clientWidth } = document.documentElement;
    document.documentElement.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, clientX: clientWidth + 5, clientY: 300 }),
    );
    await scrollByScript(500);
    await eventually(() => expect(visibilityOf(root)).to.equal('hidden'));
  });

  it('H1: hides when a person scrolls by touch (a dispatched touchmove and a script’s scrolling stand in)', async () => {
    const { root } = await mountTall();
    document.body.dispatchEvent(new Event('touchmove', { bubbles: true }));
    await scrollByScript(500);
    await eventually(() => expect(visibilityOf(root)).to.equal('hidden'));
  });

  it('H1: stays while it was no more than 32 px (a dispatched wheel and a script’s scrolling stand in)', async () => {
    const { root } = await mountTall();
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    await scrollByScript(SCROLL_HIDE_THRESHOLD_PX);
    expect(visibilityOf(root)).to.equal('shown');
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    await scrollByScript(SCROLL_HIDE_THRESHOLD_PX + 1);
    expect(visibilityOf(root)).to.equal('hidden');
  });

  it(`H1, H4: stays where it is when a script scrolls, whatever was pressed before${BY_WHEEL}`, async () => {
    const { root } = await mountTall();
    await scrollByScript(800);
    expect(visibilityOf(root)).to.equal('shown');
    await wheelBy(100);
    await eventually(() => expect(visibilityOf(root)).to.equal('hidden'));
    await click(PAGE);
    await scrollByScript(500);
    expect(visibilityOf(root)).to.equal('hidden');
  });

  it('H4: stays where it is at a jump to a hash', async () => {
    const before = location.href;
    atEndOfTest(() => history.replaceState(null, '', before));
    const { root, container } = await mountTall();
    const link = document.createElement('a');
    link.href = '#button-20';
    link.textContent = 'Jump';
    container.querySelector('main')?.prepend(link);
    await click(link);
    await eventually(() => expect(window.scrollY).to.be.greaterThan(1000));
    await frame();
    expect(visibilityOf(root)).to.equal('shown');
    const target = document.getElementById('button-20') as HTMLElement;
    expect(target.getBoundingClientRect().top).to.be.at.least(headerOf(root).getBoundingClientRect().bottom - 1);
  });

  it('H4: stays where it is at a restored scroll', async () => {
    const { root, element, container } = await mountTall();
    element.remove();
    await scrollByScript(1500);
    container.prepend(element);
    await eventually(() => expect(visibilityOf(root)).to.equal('shown'));
    await scrollByScript(2000);
    await atRest(root, 0);
  });

  it('H4: stays where it is at overscroll (a stubbed scrollY stands in for it)', async () => {
    const { root } = await mountTall();
    const overscroll = (scrollY: number) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
      document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      window.dispatchEvent(new Event('scroll'));
    };
    const { scrollY } = Object.getOwnPropertyDescriptors(window);
    atEndOfTest(() => void Object.defineProperty(window, 'scrollY', scrollY as PropertyDescriptor));
    for (const y of [-80, -40, 0]) overscroll(y);
    expect(visibilityOf(root)).to.equal('shown');
  });

  for (const [what, width, open] of [
    ['a panel', 1280, (root: ShadowRoot) => buttonNamed(root, 'Products')],
    ['the menu', NARROW_PX, (root: ShadowRoot) => root.querySelector('[part=hamburger]') as HTMLElement],
    ['the language list', NARROW_PX, (root: ShadowRoot) => buttonNamed(root, 'Language: English, EN')],
  ] as const) {
    it(`H4: stays while ${what} is open (a dispatched wheel and a script’s scrolling stand in)`, async () => {
      await setViewport(width);
      const { root } = await mountTall();
      const trigger = open(root);
      await click(trigger);
      await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
      document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      window.scrollTo(0, 500);
      window.dispatchEvent(new Event('scroll')); // The page may be locked.
      await frame();
      expect(visibilityOf(root)).to.equal('shown');
    });
  }

  it(`a hidden header leaves its place to the page${BY_WHEEL}`, async () => {
    await setViewport(NARROW_PX);
    const { root, element } = await mountTall();
    await wheelBy(300);
    await atRest(root, -headerOf(root).offsetHeight);
    expect(document.elementFromPoint(NARROW_PX / 2, 10)).to.not.equal(element);
    await wheelBy(-20);
    await atRest(root, 0);
    expect(document.elementFromPoint(NARROW_PX / 2, 10)).to.equal(element);
  });

  it(`shows at the top of the page, whoever scrolled there${BY_WHEEL}`, async () => {
    await setViewport(NARROW_PX);
    const { root } = await mountTall();
    await wheelBy(500);
    await eventually(() => expect(visibilityOf(root)).to.equal('hidden'));
    await click(PAGE);
    await scrollByScript(0);
    await atRest(root, 0);
  });
});
