import { expect } from 'chai';
import {
  OVERLAY_FADE_MS,
  OVERLAY_OPACITY_RATIO,
  PANEL_ANIMATION_MS,
  PANEL_VIEWPORT_GROW_MS,
} from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { controlledBy } from '../support/disclosures.ts';
import { frame } from '../support/eventually.ts';
import { buttonNamed, isShown } from '../support/find.ts';
import { stubReducedMotion } from '../support/reduced-motion.ts';
import { mountHeader } from './header-page.ts';

const isOpen = (trigger: Element) => trigger.getAttribute('aria-expanded') === 'true';

/** The animations in an element and below it, held still, with their names or properties and durations. */
function motionsOf(element: Element) {
  return element.getAnimations({ subtree: true }).map((animation) => {
    animation.pause();
    animation.currentTime = 0;
    const { duration } = animation.effect?.getComputedTiming() ?? {};
    const target = (animation.effect as KeyframeEffect).target as Element;
    return {
      name:
        animation instanceof CSSTransition ? animation.transitionProperty : (animation as CSSAnimation).animationName,
      duration,
      target,
    };
  });
}

/** How far to the right an animation that stands at its beginning has moved an element, in px. */
const shiftOf = (element: Element) => new DOMMatrix(getComputedStyle(element).transform).e;

/** Opens or closes a panel and looks at it in the same task, before any motion has gone on. */
async function toggle(root: ShadowRoot, name: string): Promise<HTMLElement> {
  const trigger = buttonNamed(root, name);
  const wasOpen = isOpen(trigger);
  trigger.click();
  await Promise.resolve(); // React renders in a microtask.
  expect(isOpen(trigger)).to.equal(!wasOpen);
  return controlledBy(trigger);
}

/** Ends every motion, as if its time had passed. */
async function settle(root: ShadowRoot): Promise<void> {
  await frame();
  for (const element of root.querySelectorAll('*')) for (const motion of element.getAnimations()) motion.finish();
  await frame();
}

for (const [direction, attributes, sign] of [
  ['left to right', {}, 1],
  ['right to left', { dir: 'rtl' }, -1],
] as const) {
  describe(`<site-header> panel motion, ${direction}`, () => {
    it('P7: a panel comes from the side of its own place in the bar, and the other one goes to the opposite', async () => {
      const { root } = await mountHeader({ config: navigation, attributes });
      const solutions = await toggle(root, 'Solutions');
      await settle(root);
      for (const [name, from, to] of [
        ['Resources', 'from-end', 'to-start'],
        ['Solutions', 'from-start', 'to-end'],
      ] as const) {
        const leaving = solutions.hidden ? controlledBy(buttonNamed(root, 'Resources')) : solutions;
        const panel = await toggle(root, name);
        expect([panel.dataset.motion, leaving.dataset.motion]).to.deep.equal([from, to]);
        const entering = motionsOf(panel).filter(({ name }) => name === 'panel-enter');
        expect(entering.map(({ duration }) => duration)).to.include(PANEL_ANIMATION_MS);
        expect(Math.sign(shiftOf(panel.firstElementChild as Element))).to.equal(from === 'from-end' ? sign : -sign);
        await settle(root);
        expect(shiftOf(panel.firstElementChild as Element)).to.equal(0);
        expect(Math.sign(shiftOf(leaving)) || sign * (to === 'to-end' ? 1 : -1)).to.equal(
          to === 'to-end' ? sign : -sign,
        );
      }
    });
  });
}

describe('<site-header> panel motion', () => {
  it('P7: another trigger switches without a closed moment', async () => {
    const { root } = await mountHeader({ config: navigation });
    await toggle(root, 'Products');
    await settle(root);
    let closedCount = 0;
    const observer = new MutationObserver(() => {
      if (!root.querySelector('[aria-expanded=true]') || !root.querySelector('.panel:not([hidden])')) closedCount += 1;
    });
    observer.observe(root, { subtree: true, attributes: true });
    await toggle(root, 'Resources');
    expect(getComputedStyle(root.querySelector('.overlay') as Element).opacity).to.equal(String(OVERLAY_OPACITY_RATIO));
    await frame();
    observer.disconnect();
    expect(closedCount).to.equal(0);
  });

  it('P7: the first opening has no direction: the panel grows in', async () => {
    const { root } = await mountHeader({ config: navigation });
    const panel = await toggle(root, 'Resources');
    expect(panel.dataset.motion).to.equal('grow');
    expect(motionsOf(panel).filter(({ target }) => target === panel)).to.deep.equal([
      { name: 'panel-grow', duration: PANEL_VIEWPORT_GROW_MS, target: panel },
    ]);
    expect(shiftOf(panel)).to.equal(0);
    await toggle(root, 'Resources');
    expect(panel.hidden).to.equal(true);
    const next = await toggle(root, 'Products');
    expect(next.dataset.motion, 'an opening after everything was closed').to.equal('grow');
  });

  it('§4: switching changes the size at once', async () => {
    const { root } = await mountHeader({ config: navigation });
    await toggle(root, 'Products');
    await settle(root);
    const panel = await toggle(root, 'Solutions');
    expect(motionsOf(panel).filter(({ target }) => target === panel)).to.deep.equal([]);
    expect(panel.getBoundingClientRect().width).to.equal(946);
  });

  it('§9: a closed panel leaves in 250 ms, out of reach at once, and is hidden then', async () => {
    const { root } = await mountHeader({ config: navigation });
    const panel = await toggle(root, 'Solutions');
    await settle(root);
    await toggle(root, 'Solutions');
    expect(panel.hidden).to.equal(true);
    expect(panel.inert).to.equal(true);
    expect(getComputedStyle(panel).pointerEvents).to.equal('none');
    const leaving = motionsOf(panel).filter(({ target }) => target === panel);
    expect(leaving.map(({ name }) => name)).to.include.members(['opacity', 'visibility']);
    for (const { duration } of leaving) expect(duration).to.equal(PANEL_ANIMATION_MS);
    const link = panel.querySelector('a') as Element;
    expect([isShown(panel), isShown(link)]).to.deep.equal([true, true]);
    await settle(root);
    expect([isShown(panel), isShown(link)]).to.deep.equal([false, false]);
    const again = await toggle(root, 'Solutions');
    expect([again.inert, isShown(again)]).to.deep.equal([false, true]);
  });

  it('§9: only transform and opacity move, the overlay in 250 ms', async () => {
    const { root } = await mountHeader({ config: navigation });
    const overlay = root.querySelector('.overlay') as Element;
    for (const name of ['Products', 'Solutions']) {
      await toggle(root, name);
      const motions = [...root.querySelectorAll('.panel, .overlay, .trigger')].flatMap(motionsOf);
      const names = new Set(motions.map((motion) => motion.name));
      expect([...names]).to.satisfy((all: string[]) =>
        all.every((one) => ['transform', 'opacity', 'visibility', 'panel-grow', 'panel-enter', 'turn'].includes(one)),
      );
      for (const animation of root.querySelectorAll('.panel')) {
        for (const { effect } of animation.getAnimations({ subtree: true })) {
          const properties = (effect as KeyframeEffect).getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
          const moving = properties.filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key));
          expect(['opacity', 'transform', 'visibility']).to.include.members(moving);
        }
      }
      if (name === 'Products') {
        expect(motions.find(({ target }) => target === overlay)).to.deep.include({ duration: OVERLAY_FADE_MS });
      }
      await settle(root);
    }
    expect(getComputedStyle(overlay).opacity).to.equal(String(OVERLAY_OPACITY_RATIO));
  });

  it('§4: the chevron of the open trigger turns by 180 degrees', async () => {
    const { root } = await mountHeader({ config: navigation });
    const trigger = buttonNamed(root, 'Products');
    const chevron = trigger.querySelector('.icon') as Element;
    expect(getComputedStyle(chevron).transform).to.equal('none');
    await toggle(root, 'Products');
    await settle(root);
    expect(new DOMMatrix(getComputedStyle(chevron).transform).a).to.be.closeTo(-1, 0.001);
  });

  it('§4 (style sheets that believe in reduced motion stand in for the setting): nothing moves', async () => {
    const { root } = await mountHeader({ config: navigation });
    stubReducedMotion(root);
    for (const name of ['Products', 'Solutions']) {
      const panel = await toggle(root, name);
      const moving = [...root.querySelectorAll('*')].flatMap(motionsOf).filter(({ duration }) => duration !== 0);
      expect(moving).to.deep.equal([]);
      expect(isShown(panel)).to.equal(true);
    }
    const panel = controlledBy(buttonNamed(root, 'Solutions'));
    await toggle(root, 'Solutions');
    expect(panel.hidden).to.equal(true);
    expect(isShown(panel)).to.equal(false);
    expect(getComputedStyle(root.querySelector('.overlay') as Element).opacity).to.equal('0');
  });
});
