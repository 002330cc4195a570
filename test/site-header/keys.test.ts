import { expect } from 'chai';
import { REFLEX_CLICK_MS } from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { stopClock } from '../support/clock.ts';
import { ACTIVATIONS, controlledBy, isOpen } from '../support/disclosures.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { mountHeader, recordDetails, WAYS } from './header-page.ts';

const PANELS = ['Products', 'Solutions', 'Why us?', 'Resources'];

for (const [way, mountIt] of WAYS) {
  describe(`<site-header> keys, ${way}`, () => {
    it('N1: every trigger is collapsed at load and controls something in the same root', async () => {
      const { root } = await mountIt({ config: navigation });
      const triggers = [...root.querySelectorAll('[aria-expanded]')];
      expect(triggers.map(nameOf)).to.include.members([...PANELS, 'Language: English, EN', 'Account', 'Menu']);
      for (const trigger of triggers) {
        expect(trigger.localName).to.equal('button');
        expect(trigger.getAttribute('aria-expanded')).to.equal('false');
        // What the hamburger controls is the bar itself on wide screens.
        if (isShown(trigger)) expect(isShown(controlledBy(trigger)), nameOf(trigger)).to.equal(false);
        else expect(controlledBy(trigger).id).to.equal('menu');
      }
      expect(root.querySelectorAll('[role^=menu]')).to.have.length(0);
    });

    for (const [name, activate] of ACTIVATIONS) {
      it(`N2: ${name} opens a panel, closes the others, and closes it again`, async () => {
        const { root } = await mountIt({ config: navigation });
        const clock = stopClock(); // No hover delay runs out, however slow the driver is.
        const products = buttonNamed(root, 'Products');
        const solutions = buttonNamed(root, 'Solutions');
        await activate(products);
        await eventually(() => expect(isOpen(products)).to.equal(true));
        expect(isShown(linkNamed(root, 'Kibana'))).to.equal(true);
        await activate(solutions);
        await eventually(() => expect([products, solutions].map(isOpen)).to.deep.equal([false, true]));
        await clock.tickAsync(REFLEX_CLICK_MS); // No impatient second press.
        await activate(solutions);
        await eventually(() => expect([products, solutions].map(isOpen)).to.deep.equal([false, false]));
      });
    }

    it('N3: Escape on a trigger closes its panel and leaves the focus there', async () => {
      const { root } = await mountIt({ config: navigation });
      const trigger = buttonNamed(root, 'Solutions');
      trigger.focus();
      await press('Enter');
      await eventually(() => expect(isOpen(trigger)).to.equal(true));
      await press('Escape');
      await eventually(() => expect(isOpen(trigger)).to.equal(false));
      expect(activeElementDeep()).to.equal(trigger);
    });

    it('N3: Escape inside a panel closes it and returns the focus to its trigger', async () => {
      const { root } = await mountIt({ config: navigation });
      const trigger = buttonNamed(root, 'Products');
      await click(trigger);
      await eventually(() => expect(isOpen(trigger)).to.equal(true));
      linkNamed(root, 'Kibana').focus();
      await press('Escape');
      await eventually(() => expect(isOpen(trigger)).to.equal(false));
      expect(activeElementDeep()).to.equal(trigger);
    });

    it('N3: Escape inside the language list closes it and returns the focus to its button', async () => {
      const { root } = await mountIt({ config: navigation });
      const trigger = buttonNamed(root, 'Language: English, EN');
      await click(trigger);
      await eventually(() => expect(isOpen(trigger)).to.equal(true));
      (controlledBy(trigger).querySelector('a') as HTMLElement).focus();
      await press('Escape');
      await eventually(() => expect(isOpen(trigger)).to.equal(false));
      expect(activeElementDeep()).to.equal(trigger);
    });
  });
}

describe('<site-header> keys', () => {
  it('N4: Tab goes through the closed bar, each item once, in reading order', async () => {
    const { root, container } = await mountHeader({ config: navigation, after: '<button>After</button>' });
    linkNamed(root, 'Vendor home').focus();
    const names: string[] = [];
    for (;;) {
      await press('Tab');
      const active = activeElementDeep() as Element;
      names.push(nameOf(active));
      if (active === container.lastElementChild || names.length > 20) break;
    }
    expect(names).to.deep.equal([
      ...['Products', 'Solutions', 'Why us?', 'Resources', 'Pricing', 'Docs'],
      ...['Language: English, EN', 'Search', 'Account', 'Contact Sales', 'Start free trial', 'After'],
    ]);
  });

  it('N4: Shift+Tab goes the same way back', async () => {
    const { root } = await mountHeader({ config: navigation });
    linkNamed(root, 'Docs').focus();
    const names: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      await press('Shift+Tab');
      names.push(nameOf(activeElementDeep() as Element));
    }
    expect(names).to.deep.equal(['Pricing', 'Resources', 'Why us?', 'Solutions', 'Products', 'Vendor home']);
  });

  it('contract §3: panelopen and panelclose say which panel and why', async () => {
    const { element, root } = await mountHeader({ config: navigation });
    const opened = recordDetails(element, 'panelopen');
    const closed = recordDetails(element, 'panelclose');
    for (const name of ['Products', 'Solutions', 'Solutions', 'Resources']) {
      buttonNamed(root, name).click(); // The mouse would open by hover.
      await frame();
    }
    buttonNamed(root, 'Resources').focus();
    await press('Escape');
    await eventually(() => expect(closed).to.have.length(3));
    expect(opened).to.deep.equal(['products', 'solutions', 'resources'].map((key) => ({ key, reason: 'click' })));
    expect(closed).to.deep.equal([
      { key: 'products', reason: 'switch' },
      { key: 'solutions', reason: 'click' },
      { key: 'resources', reason: 'escape' },
    ]);
  });
});
