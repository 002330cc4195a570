import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { stopClock } from '../support/clock.ts';
import { controlledBy } from '../support/disclosures.ts';
import type { ElementOptions } from '../support/element-page.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, isShown } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { mountHeader, recordDetails } from './header-page.ts';

const isOpen = (trigger: Element) => trigger.getAttribute('aria-expanded') === 'true';

/** A place on the page far from header and panels. */
const ON_THE_PAGE = { x: 640, y: 780 };

/** Hover has its own tests; here no delay runs out, however slow the driver is. */
async function mountStill(options: ElementOptions) {
  const page = await mountHeader(options);
  stopClock();
  return page;
}

describe('<site-header> pointer and focus', () => {
  it('P8: a press outside closes the panel and does not pull the focus back', async () => {
    const { element, root } = await mountStill({ config: navigation });
    const closed = recordDetails(element, 'panelclose');
    const trigger = buttonNamed(root, 'Solutions');
    await click(trigger);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    await click(ON_THE_PAGE);
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    await eventually(() => expect(isShown(controlledBy(trigger))).to.equal(false));
    expect(closed).to.deep.equal([{ key: 'solutions', reason: 'outside' }]);
    expect(activeElementDeep()).not.to.equal(trigger);
  });

  it('P8: a press inside the open panel leaves it open', async () => {
    const { root } = await mountStill({ config: navigation });
    const trigger = buttonNamed(root, 'Products');
    await click(trigger);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    const { left, top } = controlledBy(trigger).getBoundingClientRect();
    await click({ x: Math.round(left) + 3, y: Math.round(top) + 3 });
    await frame();
    expect(isOpen(trigger)).to.equal(true);
  });

  it('P8: focus that leaves by Tab closes the panel and is not pulled back', async () => {
    const { element, root, container } = await mountStill({ config: navigation, after: '<button>After</button>' });
    const closed = recordDetails(element, 'panelclose');
    const trigger = buttonNamed(root, 'Resources');
    await click(trigger);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    const last = buttonNamed(root, 'Account');
    last.focus();
    await eventually(() => expect(activeElementDeep()).to.equal(last));
    for (let count = 0; count < 3; count += 1) await press('Tab');
    expect(activeElementDeep()).to.equal(container.lastElementChild);
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    expect(closed).to.deep.equal([{ key: 'resources', reason: 'focus' }]);
    expect(activeElementDeep()).to.equal(container.lastElementChild);
  });

  it('P10: nothing opens when panelopen is cancelled', async () => {
    const { element, root } = await mountStill({ config: navigation });
    const asked = recordDetails(element, 'panelopen', true);
    const closed = recordDetails(element, 'panelclose');
    const trigger = buttonNamed(root, 'Products');
    await click(trigger);
    trigger.focus();
    await press('Enter');
    await eventually(() => expect(asked).to.have.length(2));
    await frame();
    expect(isOpen(trigger)).to.equal(false);
    expect(isShown(controlledBy(trigger))).to.equal(false);
    expect(closed).to.deep.equal([]);
  });

  it('P10: an open panel stays when the opening of another one is cancelled', async () => {
    const { element, root } = await mountStill({ config: navigation });
    const products = buttonNamed(root, 'Products');
    await click(products);
    await eventually(() => expect(isOpen(products)).to.equal(true));
    recordDetails(element, 'panelopen', true);
    await click(buttonNamed(root, 'Solutions'));
    await frame();
    expect(isOpen(products)).to.equal(true);
    expect(isOpen(buttonNamed(root, 'Solutions'))).to.equal(false);
  });

  it('P6 (dispatched touch events stand in for a finger): enter opens nothing, a tap toggles', async () => {
    const { root } = await mountStill({ config: navigation });
    const trigger = buttonNamed(root, 'Products');
    const touch = (type: string) =>
      trigger.dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', bubbles: true, composed: true, cancelable: true }),
      );
    for (const expected of [true, false]) {
      const before = isOpen(trigger);
      for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave'])
        touch(type);
      await frame();
      expect(isOpen(trigger)).to.equal(before);
      touch('click');
      await eventually(() => expect(isOpen(trigger)).to.equal(expected));
    }
  });

  it('P11: an open panel dims the page', async () => {
    const { root } = await mountStill({ config: navigation });
    const dim = () => getComputedStyle(root.querySelector('.overlay') as Element).opacity;
    expect(dim()).to.equal('0');
    await click(buttonNamed(root, 'Products'));
    await eventually(() => expect(dim()).to.equal('0.4'));
  });
});
