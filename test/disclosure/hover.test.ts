// Longer than 250 lines: the rows P, one after the other.

import { expect } from 'chai';
import {
  HOVER_CLOSE_DELAY_MS,
  HOVER_OPEN_DELAY_MS,
  HOVER_SKIP_DELAY_MS,
  REFLEX_CLICK_MS,
} from '../../src/constants.ts';
import { recordDetails, WAYS } from '../site-header/header-page.ts';
import { recordCalls } from '../support/calls.ts';
import { controlledBy } from '../support/disclosures.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, linkNamed } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click, glideTo, moveTo, pointerDown, pointerUp } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { glide, hover, isOpen, leave, middleOf, mountForHover } from './hover-page.ts';

for (const [way, mountIt] of WAYS) {
  describe(`<site-header> hover, ${way}`, () => {
    it('P1: a panel opens when the mouse has been on its trigger for the open delay, not earlier', async () => {
      const { element, root, tick } = await mountForHover({}, mountIt);
      const opened = recordDetails(element, 'panelopen');
      const trigger = buttonNamed(root, 'Products');
      await hover(trigger);
      await tick(HOVER_OPEN_DELAY_MS - 1);
      expect(isOpen(trigger)).to.equal(false);
      await tick(1);
      await eventually(() => expect(isOpen(trigger)).to.equal(true));
      expect(opened).to.deep.equal([{ key: 'products', reason: 'hover' }]);
    });

    it('P1: a mouse that leaves earlier opens nothing, ever', async () => {
      const { root, tick } = await mountForHover({}, mountIt);
      const trigger = buttonNamed(root, 'Products');
      await hover(trigger);
      await tick(HOVER_OPEN_DELAY_MS - 1);
      await hover(linkNamed(root, 'Vendor home'));
      await tick(1000);
      expect(isOpen(trigger)).to.equal(false);
    });
  });
}

describe('<site-header> hover', () => {
  it('P1: the delays are those of the attributes', async () => {
    const attributes = { 'open-delay': '50', 'close-delay': '400', 'skip-delay': '0' };
    const { element, root, tick } = await mountForHover({ attributes });
    const trigger = buttonNamed(root, 'Products');
    await hover(trigger);
    await tick(50);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    await leave(element);
    await tick(399);
    expect(isOpen(trigger)).to.equal(true);
    await tick(1);
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    await hover(trigger);
    await tick(49);
    expect(isOpen(trigger)).to.equal(false);
  });

  it('P1: the mouse that rests on a trigger while the code is on its way opens the panel', async () => {
    const { element, root, container, tick } = await mountForHover();
    element.remove();
    await tick(0); // Moves keep everything; a removal is one after a task.
    const listened = recordCalls(window, 'addEventListener');
    container.prepend(element);
    await eventually(() => expect(listened.map(([type]) => type)).to.include('pointermove'));
    await moveTo(buttonNamed(root, 'Solutions')); // The first movement, and the last.
    await eventually(() => expect(buttonNamed(root, 'Solutions').matches(':hover')).to.equal(true));
    await frame();
    await tick(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(buttonNamed(root, 'Solutions'))).to.equal(true));
  });

  it('P1: nothing opens by hover below 1250 px', async () => {
    await setViewport(1249);
    const { element, root, tick } = await mountForHover();
    const opened = recordDetails(element, 'panelopen');
    await click(buttonNamed(root, 'Menu'));
    await eventually(() => buttonNamed(root, 'Products'));
    await hover(buttonNamed(root, 'Products'));
    await tick(1000);
    expect(opened).to.deep.equal([]);
  });

  it('P2: while a panel is open, the mouse opens another one at once', async () => {
    const { root, tick } = await mountForHover();
    await hover(buttonNamed(root, 'Products'));
    await tick(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(buttonNamed(root, 'Products'))).to.equal(true));
    await hover(buttonNamed(root, 'Resources'));
    await eventually(() => expect(isOpen(buttonNamed(root, 'Resources'))).to.equal(true));
    expect(isOpen(buttonNamed(root, 'Products'))).to.equal(false);
  });

  it('P2: the same after a click opened the panel, and back up from its content', async () => {
    const { root } = await mountForHover();
    await click(buttonNamed(root, 'Products'));
    await eventually(() => expect(isOpen(buttonNamed(root, 'Products'))).to.equal(true));
    await hover(linkNamed(root, 'Kibana'));
    await hover(buttonNamed(root, 'Solutions'));
    await eventually(() => expect(isOpen(buttonNamed(root, 'Solutions'))).to.equal(true));
  });

  for (const [after, isAtOnce] of [
    [HOVER_SKIP_DELAY_MS - 1, true],
    [HOVER_SKIP_DELAY_MS, false],
  ] as const) {
    it(`P2: ${after} ms after a panel closed, another one opens ${isAtOnce ? 'at once' : 'after the delay'}`, async () => {
      const { root, tick } = await mountForHover();
      const trigger = buttonNamed(root, 'Resources');
      await click(buttonNamed(root, 'Products'));
      await eventually(() => expect(isOpen(buttonNamed(root, 'Products'))).to.equal(true));
      await press('Escape');
      await eventually(() => expect(isOpen(buttonNamed(root, 'Products'))).to.equal(false));
      await tick(after);
      await hover(trigger);
      if (!isAtOnce) await tick(HOVER_OPEN_DELAY_MS - 1);
      await frame();
      if (isAtOnce) await eventually(() => expect(isOpen(trigger)).to.equal(true));
      else expect(isOpen(trigger)).to.equal(false);
    });
  }

  it('P3: moving towards the panel across another trigger, however slowly, the panel stays', async () => {
    const { root, tick } = await mountForHover();
    const products = buttonNamed(root, 'Products');
    const solutions = buttonNamed(root, 'Solutions');
    await hover(products);
    await tick(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(products)).to.equal(true));
    const panel = controlledBy(products).getBoundingClientRect();
    const from = { ...middleOf(products), y: products.getBoundingClientRect().top + 12 };
    await glideTo({ x: Math.round(from.x), y: Math.round(from.y) });
    const to = { x: middleOf(solutions).x, y: panel.top + 8 };
    const slowly = () => tick(HOVER_CLOSE_DELAY_MS - 1);
    expect(await glide(from, to, solutions, slowly), 'crosses the other trigger').to.equal(true);
    expect(isOpen(products) && !isOpen(solutions)).to.equal(true);
    await tick(1000);
    expect(isOpen(products)).to.equal(true);
  });

  it('P3: on that way, a mouse that stops on the other trigger opens it', async () => {
    const { root, tick } = await mountForHover();
    const products = buttonNamed(root, 'Products');
    const solutions = buttonNamed(root, 'Solutions');
    await hover(products);
    await tick(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(products)).to.equal(true));
    const { left, bottom } = solutions.getBoundingClientRect();
    const from = middleOf(products);
    await glide(from, { x: left + 10, y: bottom - 6 }, solutions);
    expect(isOpen(products)).to.equal(true);
    await tick(HOVER_CLOSE_DELAY_MS - 1);
    expect(isOpen(solutions)).to.equal(false);
    await tick(1);
    await eventually(() => expect(isOpen(solutions)).to.equal(true));
  });

  it('P4: a panel closes when the mouse has been gone from trigger and panel for the close delay', async () => {
    const { element, root, tick } = await mountForHover();
    const closed = recordDetails(element, 'panelclose');
    const trigger = buttonNamed(root, 'Resources');
    await hover(trigger);
    await tick(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    await hover(linkNamed(root, 'Webinars'));
    await tick(1000);
    expect(isOpen(trigger)).to.equal(true);
    await leave(element);
    await tick(HOVER_CLOSE_DELAY_MS - 1);
    expect(isOpen(trigger)).to.equal(true);
    await tick(1);
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    expect(closed).to.deep.equal([{ key: 'resources', reason: 'hover' }]);
  });

  it('P4: a mouse that comes back in time keeps the panel', async () => {
    const { element, root, tick } = await mountForHover();
    const trigger = buttonNamed(root, 'Resources');
    await hover(trigger);
    await tick(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    await leave(element);
    await tick(HOVER_CLOSE_DELAY_MS - 1);
    await hover(linkNamed(root, 'Webinars'));
    await tick(1000);
    expect(isOpen(trigger)).to.equal(true);
  });

  it('P4: a panel that the keyboard is in stays when the mouse goes', async () => {
    const { element, root, tick } = await mountForHover();
    const trigger = buttonNamed(root, 'Resources');
    await hover(trigger);
    trigger.focus();
    await press('ArrowDown');
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    await leave(element);
    await tick(1000);
    expect(isOpen(trigger)).to.equal(true);
    expect(activeElementDeep()).to.equal(linkNamed(root, 'Blog'));
  });

  it('P4: a panel that a mouse has pressed something in closes when the mouse has gone', async () => {
    const { element, root, tick } = await mountForHover();
    const trigger = buttonNamed(root, 'Resources');
    await hover(trigger);
    await tick(1000);
    expect(isOpen(trigger)).to.equal(true);
    const link = linkNamed(root, 'Blog');
    await hover(link);
    await pointerDown();
    await leave(element);
    await pointerUp(); // Elsewhere: nothing is followed.
    await tick(1000);
    expect(isOpen(trigger)).to.equal(false);
  });

  for (const [after, isReflex] of [
    [REFLEX_CLICK_MS - 1, true],
    [REFLEX_CLICK_MS, false],
  ] as const) {
    it(`P5: a click ${after} ms after hover opened the panel ${isReflex ? 'leaves it open' : 'closes it'}`, async () => {
      const { root, tick } = await mountForHover();
      const trigger = buttonNamed(root, 'Products');
      await hover(trigger);
      await tick(HOVER_OPEN_DELAY_MS);
      await eventually(() => expect(isOpen(trigger)).to.equal(true));
      await tick(after);
      await click(trigger);
      if (isReflex) {
        await frame();
        expect(isOpen(trigger)).to.equal(true);
        await click(trigger); // A later one is meant.
      }
      await eventually(() => expect(isOpen(trigger)).to.equal(false));
      await tick(1000);
      expect(isOpen(trigger)).to.equal(false);
    });
  }

  it('P5: an impatient second click leaves open what the first has opened; a later one closes it for good', async () => {
    const { root, tick } = await mountForHover();
    const trigger = buttonNamed(root, 'Products');
    await click(trigger);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    let presses = 0;
    trigger.addEventListener('click', () => {
      presses += 1;
    });
    await tick(REFLEX_CLICK_MS - 1);
    await click(trigger);
    await eventually(() => expect(presses).to.equal(1));
    expect(isOpen(trigger)).to.equal(true);
    await tick(1);
    await click(trigger);
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    await tick(1000);
    expect(isOpen(trigger)).to.equal(false);
  });

  it('P9: what a click opened and Escape closed within the delay of the hover stays closed', async () => {
    const { root, tick } = await mountForHover();
    const trigger = buttonNamed(root, 'Products');
    await hover(trigger);
    trigger.click(); // A press of the mouse would end the delay.
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    await press('Escape');
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    await tick(HOVER_OPEN_DELAY_MS);
    await frame();
    expect(isOpen(trigger)).to.equal(false);
  });

  it('P6 (dispatched touch events stand in for a finger): moving over a trigger opens nothing', async () => {
    const { root, tick } = await mountForHover();
    const trigger = buttonNamed(root, 'Products');
    for (const type of ['pointerover', 'pointerenter', 'pointermove']) {
      trigger.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, composed: true }));
    }
    await tick(1000);
    expect(isOpen(trigger)).to.equal(false);
  });

  it('P9: after Escape, the panel that hover opened stays closed until the mouse comes anew', async () => {
    const { element, root, tick } = await mountForHover();
    const closed = recordDetails(element, 'panelclose');
    const trigger = buttonNamed(root, 'Products');
    await hover(trigger);
    await tick(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    await press('Escape');
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    expect(closed).to.deep.equal([{ key: 'products', reason: 'escape' }]);
    expect(activeElementDeep(), 'the focus was not in it').to.equal(document.body);
    const { x, y } = middleOf(trigger);
    await moveTo({ x: Math.round(x) + 4, y: Math.round(y) });
    await tick(1000);
    expect(isOpen(trigger)).to.equal(false);
    await leave(element);
    await hover(trigger);
    await tick(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
  });

  it('P10: nothing opens by hover when panelopen is cancelled, and what is open closes as ever', async () => {
    const { element, root, tick } = await mountForHover();
    await hover(buttonNamed(root, 'Products'));
    await tick(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(buttonNamed(root, 'Products'))).to.equal(true));
    recordDetails(element, 'panelopen', true);
    await hover(buttonNamed(root, 'Resources'));
    await frame();
    expect(isOpen(buttonNamed(root, 'Resources'))).to.equal(false);
    expect(isOpen(buttonNamed(root, 'Products'))).to.equal(true);
    await leave(element);
    await tick(HOVER_CLOSE_DELAY_MS);
    await eventually(() => expect(isOpen(buttonNamed(root, 'Products'))).to.equal(false));
  });
});
