import { expect } from 'chai';
import { defineElement } from '../../elements/runtime/define-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import { SCROLL_HIDE_MS, SUBNAV_HEIGHT_PX } from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { BY_WHEEL, wheelBy } from '../site-header/scroll-page.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { engine } from '../support/engine.ts';
import { eventually, frame } from '../support/eventually.ts';
import { linkNamed } from '../support/find.ts';
import { shadow } from '../support/mount.ts';
import { setViewport } from '../support/viewport.ts';
import { GUIDE, mountSubnav, partOf } from './subnav-page.ts';

defineElement(siteHeader);

const TALL = `<main style="block-size: 4000px"><a id="deep" href="#deep" style="position: absolute; inset-block-start: 2000px">Deep</a></main>`;
const PAGE = { x: 160, y: 500 };

/** Between two instants of a motion that are looked at. */
const STEP_MS = 25;

/** A page with both elements, at its top, without margins. */
async function mountBoth(headerAttributes: Readonly<Record<string, string>> = {}) {
  document.body.style.margin = '0';
  atEndOfTest(() => {
    document.body.removeAttribute('style');
    window.scrollTo(0, 0);
  });
  const page = await mountSubnav({ config: GUIDE, after: TALL });
  const header = document.createElement('site-header') as HTMLElement & { config: unknown };
  for (const [name, value] of Object.entries({ 'reveal-delay': '0', ...headerAttributes })) {
    header.setAttribute(name, value);
  }
  header.config = navigation;
  page.container.prepend(header);
  const inside = await eventually(() => partOf(shadow(header), 'header'));
  await eventually(() => expect(header.offsetHeight).to.be.greaterThan(SUBNAV_HEIGHT_PX));
  const isFollowing = header.getAttribute('scroll-mode') !== 'static';
  if (isFollowing) await eventually(() => expect(inside.dataset.scrollVisibility).to.equal('shown'));
  const nav = partOf(page.root, 'nav');
  /** From the header's lower edge, or the window's where it is above, to the bar. */
  const gap = () => nav.getBoundingClientRect().top - Math.max(0, inside.getBoundingClientRect().bottom);
  /** What moves header and bar now. WebKit also lists, and first, what a motion that turned back came from. */
  const motions = () =>
    [inside, page.element].flatMap((part) => {
      const transitions = part.getAnimations().filter((animation) => animation instanceof CSSTransition);
      return transitions.slice(-1);
    });
  return { ...page, header, inside, nav, gap, motions };
}

type Both = Awaited<ReturnType<typeof mountBoth>>;

/**
 * Expects the bar right below the header, in every frame until both stand still. WebKit reads a composited transform at
 * the present instant and the bar's offset at the frame's; there both motions began in the same frame.
 */
async function expectTogether({ gap, motions, inside, element }: Both, what: string): Promise<void> {
  let stillCount = 0;
  let before = Number.NaN;
  for (let count = 0; count < 200 && stillCount < 5; count += 1) {
    await frame();
    const moving = motions();
    const startTimes = new Set(moving.map(({ startTime }) => startTime));
    expect([...startTimes], `${what}, frame ${count}`).to.have.length.at.most(1);
    if (engine !== 'webkit') expectClose(gap(), `${what}, frame ${count}`);
    const top = inside.getBoundingClientRect().top + element.getBoundingClientRect().top;
    stillCount = top === before && moving.length === 0 ? stillCount + 1 : 0;
    before = top;
  }
  expect(gap(), `${what}, at rest`).to.be.within(-1, 1);
}

function expectClose(gap: number, what: string): void {
  expect(gap, what).to.be.within(-1.5, 1.5);
}

/**
 * Turns the wheel, and as soon as that moves header and bar, stops both motions, looks at one instant after the other,
 * and leaves them at the last. So no time passes in which one could be ahead.
 *
 * @param untilMs - of the motion, where it shall stay; its end if left out.
 */
async function scrollByInstants({ motions, gap }: Both, deltaY: number, untilMs = SCROLL_HIDE_MS): Promise<void> {
  const seen: { movingCount: number; gaps: readonly number[] }[] = [];
  const handleScroll = () => {
    const moving = motions();
    for (const motion of moving) motion.pause();
    const gaps: number[] = [];
    for (let instant = 0; instant <= untilMs; instant += STEP_MS) {
      for (const motion of moving) motion.currentTime = instant;
      gaps.push(gap());
    }
    seen.push({ movingCount: moving.length, gaps });
  };
  window.addEventListener('scroll', handleScroll);
  atEndOfTest(() => window.removeEventListener('scroll', handleScroll));
  await wheelBy(deltaY, PAGE);
  await eventually(() => expect(seen.map(({ movingCount }) => movingCount)).to.include(2));
  window.removeEventListener('scroll', handleScroll);
  for (const { movingCount, gaps } of seen) {
    expect(movingCount, `${deltaY} px`).to.be.oneOf([0, 2]);
    for (const each of gaps) expectClose(each, `${deltaY} px: ${gaps.map((g) => Math.round(g))}`);
  }
}

/** Turns the wheel and watches every frame of what follows. */
async function scrollBy(both: Both, deltaY: number): Promise<void> {
  await wheelBy(deltaY, PAGE);
  await expectTogether(both, `scrolled to ${window.scrollY} px`);
}

describe('<site-subnav> below <site-header>', () => {
  for (const width of [320, 800, 1280]) {
    it(`contract §4: stays below it while it hides and returns, without gap or overlap, at ${width} px${BY_WHEEL}`, async () => {
      await setViewport(width);
      const both = await mountBoth();
      await expectTogether(both, 'at the top');
      for (const delta of [40, 30, -20, 300, 400, -50, 200, -2000]) await scrollBy(both, delta);
      await eventually(() => expect(window.scrollY).to.equal(0));
    });
  }

  for (const width of [320, 800, 1280]) {
    it(`contract §4: is right below it at every instant of its motion, also of one that turns back, at ${width} px${BY_WHEEL}`, async () => {
      await setViewport(width);
      const both = await mountBoth();
      await scrollByInstants(both, 60);
      await scrollByInstants(both, -20);
      await scrollByInstants(both, 60, SCROLL_HIDE_MS / 2);
      await scrollByInstants(both, -20);
    });
  }

  it('contract §4: has neither gap nor overlap at any width from 320 to 1600 px, at the top and scrolled', async () => {
    const both = await mountBoth();
    for (let width = 320; width <= 1600; width += 160) {
      for (const exact of [width, ...(width === 960 ? [991, 992] : []), ...(width === 1120 ? [1180, 1250] : [])]) {
        await setViewport(exact);
        window.scrollTo(0, 0);
        await eventually(() => expect(both.gap(), `${exact} px, top`).to.be.within(-1, 1));
        window.scrollTo(0, 900);
        await eventually(() => {
          expect(both.gap(), `${exact} px, scrolled`).to.be.within(-1, 1);
          expect(both.nav.getBoundingClientRect().height).to.equal(SUBNAV_HEIGHT_PX);
        });
        const { left, width: navWidth } = both.nav.getBoundingClientRect();
        const header = both.inside.getBoundingClientRect();
        expect([left, navWidth]).to.deep.equal([header.left, header.width]);
      }
    }
  });

  it('contract §4: goes up with the bar at once when the strip above it goes', async () => {
    const both = await mountBoth();
    window.scrollTo(0, 900);
    await expectTogether(both, 'scrolled');
    both.header.config = { ...navigation, masthead: undefined };
    const { height } = both.inside.getBoundingClientRect();
    await eventually(() => expect(both.inside.getBoundingClientRect().height).to.be.below(height));
    await eventually(() => expect(both.gap()).to.be.within(-1, 1));
  });

  it('contract §4: sticks to the window’s top without a header, and below one that scrolls away', async () => {
    const { element } = await mountBoth({ 'scroll-mode': 'static' });
    window.scrollTo(0, 900);
    await eventually(() => expect(element.getBoundingClientRect().top).to.equal(0));
  });

  it('WCAG 2.4.11: what the page scrolls to is not covered by header or bar', async () => {
    const { nav, element, container } = await mountBoth();
    const link = linkNamed(container, 'Deep');
    window.scrollTo(0, 3000);
    link.scrollIntoView({ block: 'start' });
    await eventually(() => {
      const covered = nav.getBoundingClientRect().bottom;
      expect(link.getBoundingClientRect().top).to.be.within(covered - 1, covered + 1);
    });
    element.remove();
    await eventually(() =>
      expect(getComputedStyle(document.documentElement).getPropertyValue('--site-subnav-height')).to.equal(''),
    );
  });
});
