import { expect } from 'chai';
import { BREAKPOINT_HAMBURGER_PX, BREAKPOINT_MENU_BUTTONS_PX, REFLEX_CLICK_MS } from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { stopDate } from '../support/clock.ts';
import { controlledBy, openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeader, recordDetails, WAYS } from './header-page.ts';

const hamburgerOf = (root: ShadowRoot) => root.querySelector('[part=hamburger]') as HTMLButtonElement;
const itemsOf = (root: ShadowRoot) => [...root.querySelectorAll('[part~=item]')];

async function openMenu(root: ShadowRoot): Promise<HTMLElement> {
  await click(hamburgerOf(root));
  const menu = controlledBy(hamburgerOf(root));
  await eventually(() => expect(isShown(menu)).to.equal(true));
  return menu;
}

describe('<site-header> menu', () => {
  for (const width of [320, 375, 768, 1024, BREAKPOINT_HAMBURGER_PX - 1, BREAKPOINT_HAMBURGER_PX, 1600]) {
    it(`M1: exactly one of bar and hamburger is shown at ${width} px`, async () => {
      await setViewport(width);
      const { root } = await mountHeader({ config: navigation, attributes: { locale: 'en' } });
      const isNarrow = width < BREAKPOINT_HAMBURGER_PX;
      expect(isShown(hamburgerOf(root))).to.equal(isNarrow);
      expect(itemsOf(root).map(isShown)).to.deep.equal(itemsOf(root).map(() => !isNarrow));
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    });
  }

  it('M1: the menu that the bar becomes is not seen on the way, used before or not', async () => {
    await setViewport(BREAKPOINT_HAMBURGER_PX);
    const { root } = await mountHeader({ config: navigation });
    const menu = root.querySelector('[part=menu]') as HTMLElement;
    const expectHidden = async () => {
      await setViewport(BREAKPOINT_HAMBURGER_PX - 1);
      await eventually(() => expect(isShown(hamburgerOf(root))).to.equal(true));
      expect([menu.getAnimations().length, isShown(menu)]).to.deep.equal([0, false]);
    };
    await expectHidden();
    await openMenu(root);
    await setViewport(BREAKPOINT_HAMBURGER_PX);
    await eventually(() => expect(menu.dataset.open).to.equal(undefined));
    await expectHidden();
  });

  for (const [way, mountIt] of WAYS) {
    it(`§2.3: the hamburger opens and closes the menu at 375 px, ${way}`, async () => {
      await setViewport(375);
      const { element, root } = await mountIt({ config: navigation });
      const opened = recordDetails(element, 'menuopen');
      const closed = recordDetails(element, 'menuclose');
      const hamburger = hamburgerOf(root);
      expect(hamburger.getAttribute('aria-expanded')).to.equal('false');
      const menu = await openMenu(root);
      expect(hamburger.getAttribute('aria-expanded')).to.equal('true');
      expect(menu.hasAttribute('aria-modal')).to.equal(false);
      expect(opened).to.have.length(1);
      hamburger.focus();
      await press('Enter');
      await eventually(() => expect(isShown(menu)).to.equal(false));
      expect(hamburger.getAttribute('aria-expanded')).to.equal('false');
      expect(closed).to.have.length(1);
      expect(activeElementDeep()).to.equal(hamburger);
    });
  }

  it('P5: an impatient second press on the hamburger leaves the menu open; a later one closes it', async () => {
    await setViewport(375);
    const { element, root } = await mountHeader({ config: navigation });
    const closed = recordDetails(element, 'menuclose');
    let clicks = 0;
    element.addEventListener('click', () => {
      clicks += 1;
    });
    const goOn = stopDate();
    const menu = await openMenu(root);
    goOn(REFLEX_CLICK_MS - 1);
    await click(hamburgerOf(root));
    await eventually(() => expect(clicks).to.equal(2));
    expect(closed).to.deep.equal([]);
    goOn(1);
    await click(hamburgerOf(root));
    await eventually(() => expect(isShown(menu)).to.equal(false));
    expect(closed).to.deep.equal([{ reason: 'click' }]);
  });

  it('M2: the open menu lies under the bar, over the full width and the rest of the height', async () => {
    await setViewport(375, 600);
    const { root, container } = await mountHeader({ config: navigation });
    container.style.padding = '50px 20px'; // Wherever the page has the header.
    const menu = await openMenu(root);
    await eventually(() => {
      const { left, width, top, bottom } = menu.getBoundingClientRect();
      const bar = root.querySelector('[part=bar]')?.getBoundingClientRect().bottom ?? 0;
      expect([left, width, Math.round(top), bottom]).to.deep.equal([
        0,
        document.documentElement.clientWidth,
        Math.round(bar),
        600,
      ]);
    });
  });

  it('M2: menu and lists of the bar close each other', async () => {
    await setViewport(375);
    const { element, root } = await mountHeader({ config: navigation });
    const menuClosed = recordDetails(element, 'menuclose');
    const closed = recordDetails(element, 'panelclose');
    const hamburger = buttonNamed(root, 'Menu');
    await openStill(hamburger);
    const language = buttonNamed(root, 'Language: English, EN');
    await openStill(language);
    await eventually(() => expect(hamburger.getAttribute('aria-expanded')).to.equal('false'));
    expect(menuClosed).to.deep.equal([{ reason: 'switch' }]);
    hamburger.click(); // A press would close the list before.
    await eventually(() => expect(hamburger.getAttribute('aria-expanded')).to.equal('true'));
    expect(language.getAttribute('aria-expanded')).to.equal('false');
    expect(closed).to.deep.equal([{ key: 'languages', reason: 'switch' }]);
  });

  it('M3: several sections may be open together, each behind a button with aria-expanded', async () => {
    await setViewport(375);
    const { root } = await mountHeader({ config: navigation });
    await openMenu(root);
    for (const name of ['Resources', 'Solutions']) {
      buttonNamed(root, name).scrollIntoView({ block: 'center' });
      await click(buttonNamed(root, name));
    }
    await eventually(() => {
      for (const name of ['Resources', 'Solutions']) {
        expect(buttonNamed(root, name).getAttribute('aria-expanded')).to.equal('true');
        expect(isShown(controlledBy(buttonNamed(root, name)))).to.equal(true);
      }
    });
    expect(isShown(linkNamed(root, 'Webinars')) && isShown(linkNamed(root, 'Healthcare'))).to.equal(true);
  });

  for (const width of [BREAKPOINT_MENU_BUTTONS_PX, BREAKPOINT_MENU_BUTTONS_PX + 1]) {
    it(`M4: secondary links stand in the menu, buttons first up to ${BREAKPOINT_MENU_BUTTONS_PX} px, at ${width} px`, async () => {
      await setViewport(width);
      const { root } = await mountHeader({ config: navigation });
      const menu = await openMenu(root);
      const links = [...menu.querySelectorAll('a')].filter(isShown).map(nameOf);
      for (const name of ['About', 'Partners', 'Support', 'Login']) expect(links).to.include(name);
      const buttons = ['Start free trial', 'Contact Sales'];
      if (width <= BREAKPOINT_MENU_BUTTONS_PX) expect(links.slice(0, 2)).to.deep.equal(buttons);
      else expect(links).not.to.include.members(buttons);
    });
  }

  it('data.md: an action for the mobile footer stands at the foot of the menu', async () => {
    await setViewport(375);
    const action_items = [
      {
        link_type: 'icon-link',
        icon_name: 'user',
        title: 'Community',
        url: '/community',
        display_in_mobile_footer: true,
      },
    ];
    const { root } = await mountHeader({ config: { ...navigation, action_items }, attributes: { locale: 'de' } });
    const menu = await openMenu(root);
    const links = [...menu.querySelectorAll('a')].filter(isShown);
    expect(nameOf(links.at(-1) as Element)).to.equal('Community');
    expect(links.at(-1)?.getAttribute('href')).to.equal('/de/community');
  });
});
