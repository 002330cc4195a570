import { expect } from 'chai';
import { REFLEX_CLICK_MS } from '../../src/constants.ts';
import { stopClock } from '../support/clock.ts';
import { ACTIVATIONS, controlledBy, isOpen, walk } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { GUIDE, mountSubnav, recordDetails, WAYS } from './subnav-page.ts';

const INSTALL = 'Subpages of Install';

for (const [way, mountIt] of WAYS) {
  describe(`<site-subnav> keys, ${way}`, () => {
    it('N1: every trigger is collapsed at load and controls something in the same root', async () => {
      const { root } = await mountIt({ config: GUIDE });
      const triggers = [...root.querySelectorAll('[aria-expanded]')];
      expect(triggers.map(nameOf)).to.deep.equal(['Documentation', INSTALL, 'Collect data', 'Solutions']);
      for (const trigger of triggers) {
        expect(trigger.localName).to.equal('button');
        expect(trigger.getAttribute('aria-expanded')).to.equal('false');
        // What the mobile dropdown's button controls is the bar itself on wide screens.
        if (isShown(trigger)) expect(isShown(controlledBy(trigger)), nameOf(trigger)).to.equal(false);
        else expect(controlledBy(trigger).id).to.equal('links');
      }
      expect(root.querySelectorAll('[role^=menu]')).to.have.length(0);
    });

    for (const [name, activate] of ACTIVATIONS) {
      it(`N2: ${name} opens a dropdown, closes the others, and closes it again`, async () => {
        const clock = stopClock();
        const { root } = await mountIt({ config: GUIDE });
        const install = buttonNamed(root, INSTALL);
        const collect = buttonNamed(root, 'Collect data');
        await activate(install);
        await eventually(() => expect(isOpen(install)).to.equal(true));
        expect(isShown(linkNamed(root, 'Linux'))).to.equal(true);
        await activate(collect);
        await eventually(() => expect([install, collect].map(isOpen)).to.deep.equal([false, true]));
        await clock.tickAsync(REFLEX_CLICK_MS); // The mouse has opened it before it clicked (row P5).
        await activate(collect);
        await eventually(() => expect([install, collect].map(isOpen)).to.deep.equal([false, false]));
      });
    }

    it('N3: Escape on a trigger closes its dropdown and leaves the focus there', async () => {
      const { root } = await mountIt({ config: GUIDE });
      const trigger = buttonNamed(root, 'Collect data');
      trigger.focus();
      await press('Enter');
      await eventually(() => expect(isOpen(trigger)).to.equal(true));
      await press('Escape');
      await eventually(() => expect(isOpen(trigger)).to.equal(false));
      expect(activeElementDeep()).to.equal(trigger);
    });

    it('N3: Escape inside a dropdown closes it and returns the focus to its trigger', async () => {
      const { root } = await mountIt({ config: GUIDE });
      const trigger = buttonNamed(root, INSTALL);
      await click(trigger);
      await eventually(() => expect(isOpen(trigger)).to.equal(true));
      linkNamed(root, 'Windows').focus();
      await press('Escape');
      await eventually(() => expect(isOpen(trigger)).to.equal(false));
      expect(activeElementDeep()).to.equal(trigger);
    });
  });
}

describe('<site-subnav> keys', () => {
  const BAR = ['Documentation', 'Install', INSTALL, 'Collect data', 'Solutions', 'Kibana'];

  it('N4: Tab goes through the closed bar, each item once, in reading order, and back the same way', async () => {
    const { container } = await mountSubnav({
      config: GUIDE,
      attributes: { section: 'blog' },
      after: '<button>After</button>',
    });
    container.insertAdjacentHTML('afterbegin', '<button>Before</button>');
    (container.firstElementChild as HTMLElement).focus();
    const stops = [...BAR, 'RSS feed', 'After'];
    expect(await walk(...stops.map(() => 'Tab'))).to.deep.equal(stops);
    const back = stops.slice(0, -1).reverse();
    expect(await walk(...back.map(() => 'Shift+Tab'))).to.deep.equal(back);
  });

  for (const [direction, next, previous] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`N5: ${next} and ${previous} go to the next and the previous item and stay at the ends, ${direction}`, async () => {
      const { root, container } = await mountSubnav({ config: GUIDE });
      container.dir = direction;
      linkNamed(root, 'Documentation').focus();
      expect(await walk(previous, ...BAR.map(() => next))).to.deep.equal([...BAR, 'Kibana']);
      expect(await walk(previous, previous)).to.deep.equal(['Solutions', 'Collect data']);
    });
  }

  it('N6: Home and End go to the first and the last item', async () => {
    const { root } = await mountSubnav({ config: GUIDE });
    buttonNamed(root, 'Collect data').focus();
    expect(await walk('End', 'Home')).to.deep.equal(['Kibana', 'Documentation']);
  });

  it('N7: Down on a trigger opens its dropdown and goes to the first link', async () => {
    const { element, root } = await mountSubnav({ config: GUIDE });
    const opened = recordDetails(element, 'panelopen');
    const trigger = buttonNamed(root, INSTALL);
    trigger.focus();
    expect(await walk('ArrowDown')).to.deep.equal(['Linux']);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    expect(opened).to.deep.equal([{ key: 'Install', reason: 'key' }]);
  });

  it('N8: Up, Down, Home and End go along the links; Up on the first one goes to the trigger', async () => {
    const { root } = await mountSubnav({ config: GUIDE });
    buttonNamed(root, INSTALL).focus();
    const keys = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp'];
    const names = ['Linux', 'Windows', 'Linux', 'Kubernetes', 'Kubernetes', 'Linux', INSTALL];
    expect(await walk(...keys)).to.deep.equal(names);
  });

  it('N10: Tab goes from an open trigger through its links to the next item, and leaving closes', async () => {
    const { element, root } = await mountSubnav({ config: GUIDE });
    const closed = recordDetails(element, 'panelclose');
    const trigger = buttonNamed(root, INSTALL);
    trigger.focus();
    await press('Enter');
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    expect(await walk('Tab', 'Tab', 'Tab', 'Tab')).to.deep.equal(['Linux', 'Windows', 'Kubernetes', 'Collect data']);
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    expect(closed).to.deep.equal([{ key: 'Install', reason: 'focus' }]);
    expect(await walk('Shift+Tab')).to.deep.equal([INSTALL]);
  });

  it('contract §4: panelopen and panelclose say which dropdown and why', async () => {
    const { element, root } = await mountSubnav({ config: GUIDE });
    const opened = recordDetails(element, 'panelopen');
    const closed = recordDetails(element, 'panelclose');
    for (const name of [INSTALL, 'Collect data', 'Collect data', 'Solutions']) {
      const trigger = buttonNamed(root, name);
      const wasOpen = isOpen(trigger);
      trigger.focus();
      await press('Enter');
      await eventually(() => expect(isOpen(trigger)).to.equal(!wasOpen));
    }
    await press('Escape');
    await eventually(() => expect(closed).to.have.length(3));
    expect(opened).to.deep.equal(['Install', 'Collect data', 'Solutions'].map((key) => ({ key, reason: 'click' })));
    expect(closed).to.deep.equal([
      { key: 'Install', reason: 'focus' },
      { key: 'Collect data', reason: 'click' },
      { key: 'Solutions', reason: 'escape' },
    ]);
  });
});
