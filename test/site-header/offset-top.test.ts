import { expect } from 'chai';
import { GUIDE, mountSubnav } from '../site-subnav/subnav-page.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { openFrame } from '../support/frame.ts';
import { setViewport } from '../support/viewport.ts';
import {
  atRest,
  BY_WHEEL,
  coveredHeight,
  headerOf,
  mountTall,
  NARROW_PX,
  scrollByScript,
  topOf,
  visibilityOf,
  wheelBy,
} from './scroll-page.ts';

const OFFSET_PX = 40;

/** A page below a bar of somebody else's, until the end of the running test. */
function offsetPage(): void {
  const { style } = document.documentElement;
  style.setProperty('--site-offset-top', `${OFFSET_PX}px`);
  style.setProperty('margin-top', `${OFFSET_PX}px`);
  atEndOfTest(() => document.documentElement.removeAttribute('style'));
}

describe('below a bar that is fixed at the top', () => {
  it('H6: the header keeps below it, and so does the sub-navigation', async () => {
    await setViewport(1280);
    offsetPage();
    const { root } = await mountTall({ 'scroll-mode': 'fixed' });
    const subnav = await mountSubnav({ config: GUIDE });
    document.body.prepend(document.body.querySelector('site-header')?.parentElement as Element);
    expect(topOf(root)).to.equal(OFFSET_PX);
    await scrollByScript(500);
    await atRest(root, OFFSET_PX);
    const height = headerOf(root).offsetHeight;
    expect(coveredHeight()).to.equal(`${OFFSET_PX + height}px`);
    await eventually(() => {
      const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
      expect(padding).to.equal(`${OFFSET_PX + height + subnav.element.offsetHeight}px`);
    });
    expect(getComputedStyle(subnav.element).top).to.equal(`${OFFSET_PX + height}px`);
  });

  it(`H6: the header hides behind it, and the page is told${BY_WHEEL}`, async () => {
    await setViewport(NARROW_PX);
    offsetPage();
    const { root } = await mountTall();
    const height = headerOf(root).offsetHeight;
    await wheelBy(600);
    await eventually(() => expect(visibilityOf(root)).to.equal('hidden'));
    await atRest(root, OFFSET_PX - height);
    expect(coveredHeight()).to.equal(`${OFFSET_PX}px`);
    await wheelBy(-200);
    await eventually(() => expect(visibilityOf(root)).to.equal('shown'));
    await atRest(root, OFFSET_PX);
    expect(coveredHeight()).to.equal(`${OFFSET_PX + height}px`);
  });

  it('H6: a header that cannot stick is fixed below it', async () => {
    await setViewport(1280);
    offsetPage();
    const { root, container } = await mountTall({ 'scroll-mode': 'fixed' });
    const wrapper = document.createElement('div');
    container.prepend(wrapper);
    wrapper.append(...container.querySelectorAll('site-header'));
    await scrollByScript(500);
    await eventually(() => expect(headerOf(root).dataset.stuck).to.equal(''));
    await atRest(root, OFFSET_PX);
    await scrollByScript(0);
    await atRest(root, OFFSET_PX);
  });

  it('H6: the heights count it before there is any code', async () => {
    const { window, document } = await openFrame(
      `<!doctype html><html lang="en"><head><style>:root { --site-offset-top: 40px }</style>
      <link rel="stylesheet" href="/dist/reserve.css"></head><body><site-header></site-header></body></html>`,
    );
    const bar = document.createElement('div');
    bar.style.height = 'var(--site-elements-height)';
    document.body.append(bar);
    await eventually(() => expect(bar.offsetHeight).to.equal(window.innerWidth < 768 ? 104 : 140));
  });
});
