import { expect } from 'chai';
import { PANEL_ANIMATION_MS } from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { stopClock } from '../support/clock.ts';
import { controlledBy } from '../support/disclosures.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, isShown, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeader } from './header-page.ts';

const [products, ...others] = navigation.navigation;
const image = { src: '/not-asked-for.png', alt: '', width: 400, height: 300 };
const withImage = { ...navigation, navigation: [{ ...products, sections: [{ title: 'Seen', image }] }, ...others] };
const asWideAsThePage = { ...navigation, navigation: [{ ...products, width: 4000 }, ...others] };

const panelsIn = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('.panel')];

/** Waits until every closed panel rests, and is laid out. */
async function atRest(root: ShadowRoot): Promise<void> {
  await eventually(() => {
    for (const panel of panelsIn(root)) {
      expect(panel.dataset.resting).to.equal(panel.hidden ? '' : undefined);
      expect(panel.style.getPropertyValue('--_top')).not.to.equal('');
    }
  });
}

/** Where the links of an open panel come to stand. */
function linkBoxes(panel: HTMLElement) {
  for (const motion of panel.getAnimations()) motion.finish();
  return [...panel.querySelectorAll('a')].map((link) => link.getBoundingClientRect().toJSON());
}

/** How high the texts of an open panel's links are drawn. */
function textHeights(panel: HTMLElement): readonly number[] {
  const range = document.createRange();
  return [...panel.querySelectorAll('a')].map((link) => {
    range.selectNode(document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text);
    return range.getBoundingClientRect().height;
  });
}

function expectOutOfReach(panel: HTMLElement): void {
  for (const link of panel.querySelectorAll('a')) {
    link.focus();
    expect([isShown(link), activeElementDeep() === link]).to.deep.equal([false, false]);
  }
  const { left, top } = panel.getBoundingClientRect();
  const [hit] = (panel.getRootNode() as ShadowRoot).elementsFromPoint(left + 60, top + 60);
  expect(panel.contains(hit ?? null)).to.equal(false);
}

describe('<site-header> panels at rest', () => {
  it('§4: a closed panel, laid out beforehand, is not seen, reached or loaded', async () => {
    const { root } = await mountHeader({ config: withImage });
    await atRest(root);
    await frame();
    expect([panelsIn(root).length, root.querySelectorAll('.panel img').length]).to.deep.equal([4, 1]);
    for (const panel of panelsIn(root)) {
      expect(panel.getBoundingClientRect().height).to.be.at.most(1);
      expectOutOfReach(panel);
      for (const image of panel.querySelectorAll('img')) expect(image.complete).to.equal(false);
    }
    buttonNamed(root, 'Products').focus();
    await press('Tab');
    expect(nameOf(activeElementDeep() as Element)).to.equal('Solutions');
  });

  it('§4: laid out where it will open, in an idle moment and again for another width', async () => {
    const { root } = await mountHeader({ config: asWideAsThePage });
    const trigger = buttonNamed(root, 'Products');
    const panel = controlledBy(trigger);
    const isPlaced = () => expect(panel.style.getPropertyValue('--_start')).not.to.equal('');
    await eventually(isPlaced);
    panel.style.removeProperty('--_start');
    await setViewport(1300);
    await eventually(isPlaced);
    const links = linkBoxes(panel);
    trigger.click();
    await eventually(() => expect(panel.hidden).to.equal(false));
    expect(linkBoxes(panel)).to.deep.equal(links);
  });

  it('§4: it rests again after it was open, and opens as before', async () => {
    const { root } = await mountHeader({ config: navigation });
    const trigger = buttonNamed(root, 'Solutions');
    const panel = controlledBy(trigger);
    await atRest(root);
    trigger.click();
    await eventually(() => expect(panel.hidden).to.equal(false));
    const links = linkBoxes(panel);
    expect(Math.min(...textHeights(panel))).to.be.greaterThan(10);
    expect([panel.dataset.resting, isShown(panel.querySelector('a') as Element)]).to.deep.equal([undefined, true]);
    await frame();
    const clock = stopClock(); // It stays on its way out, however slow the frames are.
    trigger.click();
    await eventually(() => expect([panel.hidden, panel.inert]).to.deep.equal([true, true]));
    await clock.tickAsync(PANEL_ANIMATION_MS);
    await atRest(root);
    expect(panel.inert).to.equal(false);
    expectOutOfReach(panel);
    trigger.click();
    await eventually(() => expect(panel.hidden).to.equal(false));
    expect(linkBoxes(panel)).to.deep.equal(links);
    expect(Math.min(...textHeights(panel))).to.be.greaterThan(10);
  });
});
