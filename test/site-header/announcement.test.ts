import { expect } from 'chai';
import { BREAKPOINT_MARQUEE_STATIC_PX, MARQUEE_SPEED_PX, MASTHEAD_HEIGHT_PX } from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { BY_SETTING, reduceMotion } from '../support/reduced-motion.ts';
import { setViewport } from '../support/viewport.ts';
import { forgetDismissals, mastheadHeight, NARROW_PX, partOf, withMessage } from './announcement-page.ts';
import { mountHeader } from './header-page.ts';

const trackOf = (root: ShadowRoot) => root.querySelector('.announcement-track') as HTMLElement;

/** Waits until the announcement moves, or has been told not to. */
async function motionOf(root: ShadowRoot, state: AnimationPlayState): Promise<Animation> {
  return eventually(() => {
    const [animation] = trackOf(root).getAnimations();
    expect(animation?.playState).to.equal(state);
    expect(animation?.effect?.getTiming().duration).to.be.greaterThan(0);
    return animation as Animation;
  });
}

describe('<site-header> announcement', () => {
  beforeEach(forgetDismissals);

  it('§2.4: shows tag, message and call to action', async () => {
    const { root } = await mountHeader({ config: navigation });
    expect(nameOf(partOf(root))).to.equal('Announcement');
    expect(partOf(root).textContent).to.equal('NewServerless is hereRead more');
    expect(linkNamed(root, 'Read more').getAttribute('href')).to.equal('/cloud/serverless');
  });

  it('data.md: without a call to action the message itself is the link', async () => {
    const { root } = await mountHeader({ config: withMessage({ message: 'All of it', url: '/all' }) });
    expect(partOf(root).textContent).to.equal('All of it');
    expect(linkNamed(root, 'All of it').getAttribute('href')).to.equal('/all');
  });

  it('§9: moves on narrow screens at 30 px a second, without a seam', async () => {
    await setViewport(NARROW_PX);
    const { root } = await mountHeader({ config: navigation });
    const animation = await motionOf(root, 'running');
    const [text, copy] = [...trackOf(root).children] as HTMLElement[];
    expect(animation.effect?.getTiming()).to.include({ iterations: Number.POSITIVE_INFINITY, easing: 'linear' });
    const width = text?.offsetWidth ?? 0;
    expect(animation.effect?.getTiming().duration).to.be.closeTo((width / MARQUEE_SPEED_PX) * 1000, 1);
    expect(copy?.offsetWidth).to.equal(width);
    expect(width).to.be.at.least(trackOf(root).parentElement?.clientWidth ?? Number.NaN);
    const distance = text && copy ? copy.getBoundingClientRect().left - text.getBoundingClientRect().left : 0;
    expect(distance).to.be.closeTo(trackOf(root).offsetWidth / 2, 1);
  });

  it('look: moves the other way from right to left', async () => {
    await setViewport(NARROW_PX);
    document.documentElement.dir = 'rtl';
    atEndOfTest(() => document.documentElement.removeAttribute('dir'));
    const { root } = await mountHeader({ config: navigation });
    const animation = await motionOf(root, 'running');
    animation.pause();
    animation.currentTime = Number(animation.effect?.getTiming().duration) / 2;
    const { m41 } = new DOMMatrix(getComputedStyle(trackOf(root)).transform);
    expect(m41).to.be.closeTo(trackOf(root).offsetWidth / 4, 1);
  });

  it('contract §3: the copy is hidden from assistive technology and the keyboard', async () => {
    await setViewport(NARROW_PX);
    const { root } = await mountHeader({ config: navigation });
    await motionOf(root, 'running');
    const [text, copy] = [...trackOf(root).children] as HTMLElement[];
    expect(copy?.textContent).to.equal(text?.textContent);
    expect([copy?.getAttribute('aria-hidden'), copy?.inert]).to.deep.equal(['true', true]);
    expect([text?.getAttribute('aria-hidden'), text?.inert]).to.deep.equal([null, false]);
  });

  it('WCAG 2.2.2: can be paused and played', async () => {
    await setViewport(NARROW_PX);
    const { root } = await mountHeader({ config: navigation });
    await motionOf(root, 'running');
    await click(buttonNamed(root, 'Pause announcement'));
    await motionOf(root, 'paused');
    await click(buttonNamed(root, 'Play announcement'));
    await click({ x: 10, y: 500 }); // The mouse, too, lets it go on.
    await motionOf(root, 'running');
  });

  it('stands still while the keyboard is on its link, which is in view', async () => {
    await setViewport(NARROW_PX);
    const message = 'A message that is a good deal longer than the screen of a phone is wide, on purpose';
    const { root } = await mountHeader({ config: withMessage({ ...navigation.masthead.marquee, message }) });
    await motionOf(root, 'running');
    await press('Tab');
    const link = activeElementDeep() as HTMLElement;
    expect(nameOf(link)).to.equal('Read more');
    await eventually(() => expect(trackOf(root).getAnimations()).to.deep.equal([]));
    const window = trackOf(root).parentElement?.getBoundingClientRect() as DOMRect;
    await eventually(() => {
      const { left, right } = link.getBoundingClientRect();
      expect(right).to.be.at.most(window.right + 1);
      expect(left).to.be.at.least(window.left - 1);
    });
    await press('Tab');
    await motionOf(root, 'running');
    expect(trackOf(root).parentElement?.scrollLeft).to.equal(0);
  });

  for (const width of [BREAKPOINT_MARQUEE_STATIC_PX - 1, BREAKPOINT_MARQUEE_STATIC_PX]) {
    const isMoving = width < BREAKPOINT_MARQUEE_STATIC_PX;
    it(`§2.4: ${isMoving ? 'moves' : 'stands still, without copy or pause,'} at ${width} px`, async () => {
      await setViewport(width);
      const { root } = await mountHeader({ config: navigation });
      if (isMoving) await motionOf(root, 'running');
      expect(trackOf(root).getAnimations().length).to.equal(isMoving ? 1 : 0);
      expect(trackOf(root).children.length).to.equal(isMoving ? 2 : 1);
      expect([...partOf(root).querySelectorAll('button')].map(nameOf)).to.deep.equal([
        ...(isMoving ? ['Pause announcement'] : []),
        'Dismiss announcement',
      ]);
    });
  }

  it(`§9: does not move with reduced motion, without faded edges${BY_SETTING}`, async () => {
    await setViewport(NARROW_PX);
    await reduceMotion();
    const { root } = await mountHeader({ config: navigation });
    expect(trackOf(root).getAnimations()).to.deep.equal([]);
    expect(trackOf(root).children.length).to.equal(1);
    expect(root.querySelector('[aria-label="Pause announcement"]')).to.equal(null);
    expect(getComputedStyle(trackOf(root).parentElement as Element).maskImage).to.equal('none');
  });

  it('§9: only transform moves', async () => {
    await setViewport(NARROW_PX);
    const { root } = await mountHeader({ config: navigation });
    const { effect } = await motionOf(root, 'running');
    const moved = (effect as KeyframeEffect).getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
    expect([...new Set(moved)].sort()).to.deep.equal(['composite', 'computedOffset', 'easing', 'offset', 'transform']);
  });

  it('a long message takes a second line in a strip of the same height', async () => {
    await setViewport(BREAKPOINT_MARQUEE_STATIC_PX);
    const message =
      'A long message, which is too long for the one line that it has at this width of the screen, still fits';
    const { root } = await mountHeader({ config: withMessage({ message }) });
    expect(mastheadHeight(root)).to.equal(MASTHEAD_HEIGHT_PX);
    expect(partOf(root).getBoundingClientRect().height).to.be.at.most(MASTHEAD_HEIGHT_PX);
    const { scrollHeight, clientHeight } = trackOf(root).parentElement as HTMLElement;
    expect(scrollHeight).to.be.at.most(clientHeight);
  });

  it('look: one that is longer begins with its first line beside its tag and link, and scrolls', async () => {
    await setViewport(1280);
    const marquee = { tag: 'New', message: 'A day of talks. '.repeat(30), cta: 'Save a seat', url: '/seat' };
    const { root } = await mountHeader({ config: withMessage(marquee) });
    const strip = (root.querySelector('[part=masthead]') as Element).getBoundingClientRect();
    const boxOf = (selector: string) =>
      (root.querySelector(`.announcement ${selector}`) as Element).getBoundingClientRect();
    for (const selector of ['.tag', '.announcement-link']) {
      const { top, height } = boxOf(selector);
      expect(top + height / 2, selector).to.be.closeTo(strip.top + strip.height / 2, 1);
    }
    expect(boxOf('.announcement-message').top).to.be.within(strip.top, strip.top + 2);
    const scroller = root.querySelector('.announcement-window') as Element;
    scroller.scrollTop = scroller.scrollHeight;
    expect(boxOf('.announcement-message').bottom).to.be.within(strip.bottom - 2, strip.bottom);
  });
});
