import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { mountHeader, recordDetails } from '../site-header/header-page.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { activeName, controlledBy, walk } from '../support/disclosures.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { setViewport } from '../support/viewport.ts';

/** Opens a panel by its trigger's Down key, which puts the focus on its first link. */
async function enterPanel(root: ShadowRoot, name: string): Promise<HTMLElement> {
  buttonNamed(root, name).focus();
  await press('ArrowDown');
  await eventually(() => expect(isShown(controlledBy(buttonNamed(root, name)))).to.equal(true));
  return controlledBy(buttonNamed(root, name));
}

const DIRECTIONS = [
  ['left to right', {}, 'ArrowRight', 'ArrowLeft'],
  ['right to left', { dir: 'rtl' }, 'ArrowLeft', 'ArrowRight'],
] as const;

for (const [direction, attributes, forward, back] of DIRECTIONS) {
  describe(`<site-header> arrow keys, ${direction}`, () => {
    it(`N5: ${forward} and ${back} go along the items of the bar and stay at the ends`, async () => {
      const { root } = await mountHeader({ config: navigation, attributes });
      buttonNamed(root, 'Products').focus();
      expect(await walk(back, forward, forward, forward, forward, forward, forward)).to.deep.equal([
        ...['Products', 'Solutions', 'Why us?', 'Resources', 'Pricing', 'Docs', 'Docs'],
      ]);
      expect(await walk(back, back)).to.deep.equal(['Pricing', 'Resources']);
    });

    it(`N9: ${forward} and ${back} in a panel go to the first link of the next and previous column`, async () => {
      const { root } = await mountHeader({ config: navigation, attributes });
      await enterPanel(root, 'Products');
      await walk('ArrowDown', 'ArrowDown');
      expect(activeName()).to.equal('Kibana');
      const names = await walk(forward, forward, forward, forward);
      expect(names.map((name) => name.replace('Detect and respond', ''))).to.deep.equal([
        ...['Log monitoring', 'SIEM', 'See a demo', 'See a demo'],
      ]);
      const before = await walk(back, back, back, back);
      expect(before.map((name) => name.replace('Detect and respond', ''))).to.deep.equal([
        ...['SIEM', 'Log monitoring', 'Platform', 'Platform'],
      ]);
    });
  });
}

for (const [where, directionOf] of [
  ['the page', () => document.documentElement],
  ['what contains the header', (element: HTMLElement) => element.parentElement as HTMLElement],
] as const) {
  it(`N5: the keys are mirrored where ${where} says right to left, in the bar and at its end`, async () => {
    const { element, root } = await mountHeader({ config: navigation });
    const node = directionOf(element);
    node.dir = 'rtl';
    atEndOfTest(() => node.removeAttribute('dir'));
    buttonNamed(root, 'Products').focus();
    expect(await walk('ArrowLeft', 'ArrowLeft', 'ArrowRight')).to.deep.equal(['Solutions', 'Why us?', 'Solutions']);
    buttonNamed(root, 'Account').focus();
    expect(await walk('ArrowLeft', 'ArrowRight', 'ArrowRight')).to.deep.equal(['Contact Sales', 'Account', 'Search']);
  });
}

describe('<site-header> arrow keys', () => {
  it('N5, N6: the end of the bar is a row of its own', async () => {
    const { root } = await mountHeader({ config: navigation });
    buttonNamed(root, 'Account').focus();
    expect(await walk('Home', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft', 'ArrowLeft')).to.deep.equal([
      ...['Language: English, EN', 'Language: English, EN', 'Start free trial', 'Start free trial'],
      ...['Contact Sales', 'Account'],
    ]);
  });

  for (const name of ['Products', 'Language: English, EN', 'Account']) {
    it(`N6, N8: no key of the bar scrolls the page on ${name}, closed or open`, async () => {
      const { root, container } = await mountHeader({ config: navigation, after: '<p></p>' });
      (container.lastElementChild as HTMLElement).style.height = '3000px';
      window.scrollTo({ top: 200, behavior: 'instant' });
      const trigger = buttonNamed(root, name);
      const prevented: (readonly [string, boolean])[] = [];
      const handleKeyDown = (event: KeyboardEvent) => prevented.push([event.key, event.defaultPrevented]);
      window.addEventListener('keydown', handleKeyDown);
      atEndOfTest(() => window.removeEventListener('keydown', handleKeyDown));
      const keys = ['ArrowUp', 'Home', 'End', 'ArrowDown', 'Home', 'End', 'ArrowUp'];
      for (const [index, key] of keys.entries()) {
        if (index < 4) trigger.focus({ preventScroll: true });
        await press(key);
      }
      expect(prevented).to.deep.equal(keys.map((key) => [key, true]));
      trigger.focus({ preventScroll: true });
      expect(await walk('ArrowUp')).to.deep.equal([name]);
      expect(window.scrollY).to.equal(200);
    });
  }

  it('N6: Home and End lead to the first and the last item of the bar', async () => {
    const { root } = await mountHeader({ config: navigation });
    buttonNamed(root, 'Resources').focus();
    expect(await walk('Home', 'End')).to.deep.equal(['Products', 'Docs']);
  });

  it('N7: Down on a trigger opens its panel and goes to its first link', async () => {
    const { element, root } = await mountHeader({ config: navigation });
    const opened = recordDetails(element, 'panelopen');
    const trigger = buttonNamed(root, 'Solutions');
    trigger.focus();
    await press('ArrowDown');
    await eventually(() => {
      expect(activeName()).to.equal('By industry');
      expect(trigger.getAttribute('aria-expanded')).to.equal('true');
      expect(opened).to.deep.equal([{ key: 'solutions', reason: 'key' }]);
    });
  });

  it('N7: Down on the trigger of an open panel goes to its first link', async () => {
    const { root } = await mountHeader({ config: navigation });
    const trigger = buttonNamed(root, 'Solutions');
    trigger.focus();
    expect(await walk('Enter')).to.deep.equal(['Solutions']);
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
    expect(await walk('ArrowDown')).to.deep.equal(['By industry']);
    expect(trigger.getAttribute('aria-expanded')).to.equal('true');
  });

  it('N7: Down stays on the trigger when panelopen is cancelled, and on a plain link', async () => {
    const { element, root } = await mountHeader({ config: navigation });
    recordDetails(element, 'panelopen', true);
    buttonNamed(root, 'Solutions').focus();
    expect(await walk('ArrowDown')).to.deep.equal(['Solutions']);
    linkNamed(root, 'Pricing').focus();
    expect(await walk('ArrowDown', 'ArrowUp')).to.deep.equal(['Pricing', 'Pricing']);
  });

  it('N8: Up, Down, Home and End go through the links of a panel; Up on the first goes to the trigger', async () => {
    const { root } = await mountHeader({ config: navigation });
    await enterPanel(root, 'Resources');
    expect(activeName()).to.equal('Blog');
    expect(await walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp')).to.deep.equal([
      ...['Webinars', 'Get it: Threat report', 'Get it: Threat report', 'Webinars'].map((name) =>
        name.replace('Get it: Threat report', nameOf(root.querySelector('a[href$="/threat-report"]') as Element)),
      ),
    ]);
    expect(await walk('Home', 'ArrowUp')).to.deep.equal(['Blog', 'Resources']);
    expect(buttonNamed(root, 'Resources').getAttribute('aria-expanded')).to.equal('true');
    await walk('ArrowDown', 'End');
    expect(activeElementDeep()).to.equal(root.querySelector('a[href$="/threat-report"]'));
  });

  it('N8: at the last link, Down does not scroll the page', async () => {
    const { root, container } = await mountHeader({ config: navigation, after: '<p></p>' });
    (container.lastElementChild as HTMLElement).style.height = '3000px';
    await enterPanel(root, 'Resources');
    await walk('End', 'ArrowDown', 'ArrowDown');
    await frame();
    expect(window.scrollY).to.equal(0);
  });

  it('N8: with a modifier key the arrows are the browser’s', async () => {
    const { root } = await mountHeader({ config: navigation });
    buttonNamed(root, 'Solutions').focus();
    const seen: boolean[] = [];
    window.addEventListener('keydown', (event) => seen.push(event.defaultPrevented), { once: true });
    buttonNamed(root, 'Solutions').dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'ArrowRight',
        altKey: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
    expect(seen).to.deep.equal([false]);
    expect(activeName()).to.equal('Solutions');
  });

  it('N8: the same keys go through the language list', async () => {
    const { root } = await mountHeader({ config: navigation });
    const list = await enterPanel(root, 'Language: English, EN');
    const links = [...list.querySelectorAll('a')];
    expect(activeElementDeep()).to.equal(links[0]);
    await walk('ArrowDown', 'End', 'ArrowUp');
    expect(activeElementDeep()).to.equal(links.at(-2));
    expect(await walk('Home', 'ArrowUp')).to.have.members([nameOf(links[0] as Element), 'Language: English, EN']);
  });

  it('N10: Tab goes from an open trigger through its links to the next trigger, and closes the panel', async () => {
    const { element, root } = await mountHeader({ config: navigation });
    const closed = recordDetails(element, 'panelclose');
    const trigger = buttonNamed(root, 'Solutions');
    trigger.focus();
    await press('Enter');
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
    expect(await walk('Tab', 'Tab', 'Tab', 'Tab', 'Tab')).to.deep.equal([
      ...['By industry', 'Healthcare', 'guide', 'stories', 'All solutions'],
    ]);
    expect(closed).to.deep.equal([]);
    expect(await walk('Tab')).to.deep.equal(['Why us?']);
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('false'));
    expect(closed).to.deep.equal([{ key: 'solutions', reason: 'focus' }]);
  });

  it('N10: Shift+Tab goes back through the panel to its trigger and before it, and closes the panel there', async () => {
    const { root } = await mountHeader({ config: navigation });
    const trigger = buttonNamed(root, 'Solutions');
    await enterPanel(root, 'Solutions');
    expect(await walk('Tab', 'Shift+Tab', 'Shift+Tab')).to.deep.equal(['Healthcare', 'By industry', 'Solutions']);
    expect(trigger.getAttribute('aria-expanded')).to.equal('true');
    expect(await walk('Shift+Tab')).to.deep.equal(['Products']);
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('false'));
  });

  it('§2.3: below 1250 px the arrows belong to the page', async () => {
    await setViewport(1249);
    const { root } = await mountHeader({ config: navigation });
    buttonNamed(root, 'Menu').click();
    await eventually(() => expect(isShown(buttonNamed(root, 'Products'))).to.equal(true));
    buttonNamed(root, 'Products').focus();
    expect(await walk('ArrowRight', 'ArrowDown')).to.deep.equal(['Products', 'Products']);
    expect(buttonNamed(root, 'Products').getAttribute('aria-expanded')).to.equal('false');
  });
});
