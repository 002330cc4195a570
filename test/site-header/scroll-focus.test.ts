import { expect } from 'chai';
import { MASTHEAD_HEIGHT_PX } from '../../src/constants.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, linkNamed } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import {
  atRest,
  BY_WHEEL,
  headerOf,
  mountTall,
  NARROW_PX,
  scrollByScript,
  visibilityOf,
  wheelBy,
} from './scroll-page.ts';

describe('<site-header> scroll and focus', () => {
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
});
