import { expect } from 'chai';
import {
  BREAKPOINT_WIDE_NAV_PX,
  MASTHEAD_HEIGHT_PX,
  SCROLL_HIDE_MS,
  SCROLL_HIDE_THRESHOLD_PX,
} from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { engine } from '../support/engine.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, linkNamed } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click, wheel } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { type HeaderPage, mountHeader } from './header-page.ts';

const NARROW_PX = 800;
const PAGE = { x: 400, y: 600 };

/** A page of 6000 px with a button every 200 px. */
const TALL = `<main id="top">${Array.from(
  { length: 30 },
  (_, index) => `<p style="margin: 0; block-size: 200px"><button id="button-${index}">Button ${index}</button></p>`,
).join('')}</main>`;

const headerOf = (root: ShadowRoot) => root.querySelector('header') as HTMLElement;
const visibilityOf = (root: ShadowRoot) => headerOf(root).dataset.scrollVisibility;
const topOf = (root: ShadowRoot) => Math.round(headerOf(root).getBoundingClientRect().top);
const coveredHeight = () => getComputedStyle(document.documentElement).getPropertyValue('--site-header-height');

/** At the top of a page without margins, until the end of the running test. */
function resetPage(): void {
  document.body.style.margin = '0';
  atEndOfTest(() => {
    document.body.removeAttribute('style');
    window.scrollTo(0, 0);
  });
}

/** Waits until the header follows the page. */
async function mountTall(
  attributes: Readonly<Record<string, string>> = {},
  config: unknown = navigation,
): Promise<HeaderPage> {
  resetPage();
  const page = await mountHeader({ config, attributes, after: TALL });
  await eventually(() => expect(visibilityOf(page.root)).to.equal('shown'));
  return page;
}

/** Waits until the header is where it is going, and all scrolling is over. */
async function atRest(root: ShadowRoot, top: number): Promise<void> {
  await eventually(() => expect(topOf(root)).to.equal(top));
  await eventually(() => expect(headerOf(root).getAnimations()).to.deep.equal([]));
}

/** Follows a title. WebKit's driver loses turns of the wheel. */
const BY_WHEEL = engine === 'webkit' ? ' (a dispatched wheel and a script’s scrolling stand in)' : '';

/** Turns the wheel and waits until the page has scrolled. */
async function wheelBy(deltaY: number): Promise<void> {
  const before = window.scrollY;
  if (engine === 'webkit') {
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY }));
    window.scrollBy(0, deltaY);
  } else await wheel(PAGE, deltaY);
  await eventually(() => expect(window.scrollY).to.not.equal(before));
}

/** Scrolls by script and waits until the header has heard of it. */
async function scrollByScript(y: number): Promise<void> {
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, y);
  await scrolled;
  await frame();
}

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

  it('H1: hides in 250 ms', async () => {
    const { root } = await mountTall();
    const { transitionProperty, transitionDuration } = getComputedStyle(headerOf(root));
    expect([transitionProperty, transitionDuration]).to.deep.equal(['transform', `${SCROLL_HIDE_MS / 1000}s`]);
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
    ['the language list', NARROW_PX, (root: ShadowRoot) => buttonNamed(root, 'Language: English')],
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

  it(`H3: shows when the focus enters it${BY_WHEEL}`, async () => {
    await setViewport(NARROW_PX);
    const { root } = await mountTall();
    await wheelBy(500);
    await eventually(() => expect(visibilityOf(root)).to.equal('hidden'));
    document.getElementById('button-0')?.focus({ preventScroll: true });
    await press('Shift+Tab');
    const focused = activeElementDeep() as HTMLElement;
    expect(focused.getRootNode()).to.equal(root);
    await atRest(root, 0);
    expect(focused.getBoundingClientRect().top).to.be.at.least(0);
    await wheelBy(300);
    await frame();
    expect(visibilityOf(root)).to.equal('shown');
  });

  it(`H3: shows when a script moves the focus into it${BY_WHEEL}`, async () => {
    await setViewport(NARROW_PX);
    const { root } = await mountTall();
    await wheelBy(500);
    await atRest(root, -headerOf(root).offsetHeight);
    linkNamed(root, 'Vendor home').focus({ preventScroll: true });
    await atRest(root, 0);
  });

  it(`H3: the bar does not move away from the mouse that presses in it${BY_WHEEL}`, async () => {
    const { root } = await mountTall();
    await wheelBy(500);
    await atRest(root, -MASTHEAD_HEIGHT_PX);
    await click(buttonNamed(root, 'Products'));
    await eventually(() => expect(buttonNamed(root, 'Products').getAttribute('aria-expanded')).to.equal('true'));
    await atRest(root, -MASTHEAD_HEIGHT_PX);
  });

  it('WCAG 2.4.11: a control of the page that gets the focus is not covered', async () => {
    const { root } = await mountTall();
    for (const [y, chord, from] of [
      [1010, 'Shift+Tab', 6],
      [1990, 'Tab', 9],
    ] as const) {
      await scrollByScript(y);
      document.getElementById(`button-${from}`)?.focus({ preventScroll: true });
      await press(chord);
      const focused = activeElementDeep() as HTMLElement;
      expect(focused.id).to.equal(`button-${chord === 'Tab' ? from + 1 : from - 1}`);
      const { bottom } = headerOf(root).getBoundingClientRect();
      await eventually(() => expect(focused.getBoundingClientRect().top).to.be.at.least(bottom - 1));
      expect(visibilityOf(root)).to.equal('shown');
    }
  });

  it('the page does not scroll while the keyboard walks through the header', async () => {
    const { root } = await mountTall();
    await scrollByScript(2000);
    linkNamed(root, 'Start free trial').focus();
    const names = new Set<Element | null>();
    for (let step = 0; step < 16; step++) {
      await press('Shift+Tab');
      names.add(activeElementDeep());
      expect(window.scrollY, `at ${activeElementDeep()?.textContent}`).to.equal(2000);
    }
    expect(names).to.include(linkNamed(root, 'About'));
  });

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

  it('issue 3: listens passively, and to nothing any more after its removal', async () => {
    const types = new Map<string, AddEventListenerOptions>();
    for (const target of [window, document]) {
      const add = target.addEventListener;
      target.addEventListener = (type: string, listener: EventListener, options: AddEventListenerOptions) => {
        if (options?.signal) types.set(type, options);
        add.call(target, type, listener, options);
      };
      atEndOfTest(() => void Reflect.deleteProperty(target, 'addEventListener'));
    }
    const { element } = await mountTall();
    expect([...types.keys()]).to.include.members(['scroll', 'wheel', 'touchmove']);
    for (const [type, { passive, signal }] of types)
      expect([passive, signal?.aborted], type).to.deep.equal([true, false]);
    element.remove();
    await eventually(() => {
      for (const [type, { signal }] of types) expect(signal?.aborted, type).to.equal(true);
    });
  });
});
