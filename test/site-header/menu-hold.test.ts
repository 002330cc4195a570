import { expect } from 'chai';
import { BREAKPOINT_HAMBURGER_PX, HAMBURGER_REVERSE_MS } from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { controlledBy } from '../support/disclosures.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click, wheel } from '../support/pointer.ts';
import { stubReducedMotion } from '../support/reduced-motion.ts';
import { setViewport } from '../support/viewport.ts';
import { type HeaderPage, mountHeader, recordDetails, WAYS } from './header-page.ts';

const LONG_PAGE = '<p style="block-size: 3000px">Page</p><a href="#behind">Behind</a>';

const hamburgerOf = (root: ShadowRoot) => root.querySelector('[part=hamburger]') as HTMLButtonElement;
const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const isExpanded = (root: ShadowRoot) => hamburgerOf(root).getAttribute('aria-expanded') === 'true';

/** Opens the menu and waits for the code that holds page and focus, and until the menu stands still. */
async function openMenu(root: ShadowRoot): Promise<HTMLElement> {
  await click(hamburgerOf(root));
  await eventually(() => expect(isLocked()).to.equal(true));
  const menu = controlledBy(hamburgerOf(root));
  await eventually(() => expect(menu.getAnimations()).to.deep.equal([]));
  expect(isShown(menu)).to.equal(true);
  return menu;
}

async function expectClosed(root: ShadowRoot): Promise<void> {
  await eventually(() => {
    expect(isExpanded(root)).to.equal(false);
    expect(isShown(controlledBy(hamburgerOf(root)))).to.equal(false);
    expect(isLocked()).to.equal(false);
  });
}

/** Turns the wheel, and gives the page the frames it would move in. */
async function wheelOver(target: Element): Promise<void> {
  await wheel(target, 200);
  for (let count = 0; count < 5; count++) await frame();
}

const turnsOf = (root: ShadowRoot) =>
  hamburgerOf(root)
    .getAnimations({ subtree: true })
    .map(({ effect }) => effect?.getComputedTiming().endTime);

describe('<site-header> open menu', () => {
  for (const [way, mountIt] of WAYS) {
    it(`M2: the page does not scroll until the menu is closed by Escape, which returns the focus, ${way}`, async () => {
      await setViewport(375);
      const { element, root } = await mountIt({ config: navigation, after: LONG_PAGE });
      const closed = recordDetails(element, 'menuclose');
      const menu = await openMenu(root);
      await wheelOver(menu);
      expect(window.scrollY).to.equal(0);
      linkNamed(menu, 'Pricing').focus();
      await press('Escape');
      await expectClosed(root);
      expect(activeElementDeep()).to.equal(hamburgerOf(root));
      expect(closed).to.deep.equal([{ reason: 'escape' }]);
    });

    it(`M2: Tab goes round from the hamburger to the last entry, and back, ${way}`, async () => {
      await setViewport(375);
      const { root } = await mountIt({ config: navigation, after: LONG_PAGE });
      const menu = await openMenu(root);
      await click(buttonNamed(root, 'Solutions'));
      const entries = () => [...menu.querySelectorAll('a, button')].filter(isShown);
      await eventually(() => expect(entries().map(nameOf)).to.include('Healthcare'));
      hamburgerOf(root).focus();
      for (const entry of [...entries(), hamburgerOf(root), entries()[0]]) {
        await press('Tab');
        expect(nameOf(activeElementDeep() as Element)).to.equal(nameOf(entry as Element));
      }
      for (const entry of [hamburgerOf(root), entries().at(-1)]) {
        await press('Shift+Tab');
        expect(activeElementDeep()).to.equal(entry);
      }
    });
  }

  it('M2: opening and closing writes nothing into the page but `inert`, which goes again, and moves nothing sideways', async () => {
    await setViewport(375);
    const { element, root } = await mountHeader({ config: navigation, after: LONG_PAGE });
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((news) => records.push(...news));
    observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    atEndOfTest(() => observer.disconnect());
    const { left, width } = element.getBoundingClientRect();
    await openMenu(root);
    expect(element.getBoundingClientRect()).to.include({ left, width });
    hamburgerOf(root).click();
    await expectClosed(root);
    expect(element.getBoundingClientRect()).to.include({ left, width });
    expect(new Set(records.map(({ attributeName }) => attributeName))).to.deep.equal(new Set(['inert']));
    expect(document.querySelector('[inert]')).to.equal(null);
  });

  it('M2: a page whose body has the overflow is locked, and the header stays where it sticks', async () => {
    await setViewport(375);
    const { element, root } = await mountHeader({ config: navigation, after: LONG_PAGE });
    document.body.style.overflowX = 'hidden';
    atEndOfTest(() => document.body.removeAttribute('style'));
    window.scrollTo(0, 500);
    atEndOfTest(() => window.scrollTo(0, 0));
    await eventually(() => expect(element.getBoundingClientRect().top).to.equal(0));
    await click(hamburgerOf(root));
    await eventually(() => expect(getComputedStyle(document.body).overflowY).to.equal('hidden'));
    await wheelOver(controlledBy(hamburgerOf(root)));
    expect([window.scrollY, element.getBoundingClientRect().top]).to.deep.equal([500, 0]);
  });

  it('M2: a link that is followed in the commit that opens the menu closes it', async () => {
    await setViewport(375);
    const { root } = await mountHeader({ config: navigation, after: LONG_PAGE });
    const followed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        linkNamed(root, 'Pricing').addEventListener('click', (event) => event.preventDefault(), { once: true });
        linkNamed(root, 'Pricing').click();
        resolve();
      });
      observer.observe(document.body, { attributeFilter: ['inert'], subtree: true });
    });
    hamburgerOf(root).click();
    await followed;
    await expectClosed(root);
  });

  it('M2: focus that a dialog takes out of the header closes the menu and stays where it is', async () => {
    await setViewport(375);
    const after = `${LONG_PAGE}<dialog><button>Yes</button></dialog>`;
    const { element, root, container } = await mountHeader({ config: navigation, after });
    const closed = recordDetails(element, 'menuclose');
    await openMenu(root);
    hamburgerOf(root).focus();
    const dialog = container.querySelector('dialog') as HTMLDialogElement;
    dialog.show();
    await expectClosed(root);
    expect(closed).to.deep.equal([{ reason: 'focus' }]);
    expect(activeElementDeep()).to.equal(dialog.querySelector('button'));
  });

  it('M5: on a short screen the menu scrolls, the page does not, and the last entry can be reached', async () => {
    await setViewport(375, 320);
    const { root } = await mountHeader({ config: navigation, after: LONG_PAGE });
    const menu = await openMenu(root);
    expect(menu.scrollHeight).to.be.greaterThan(menu.clientHeight);
    await eventually(async () => {
      await wheelOver(menu);
      expect(menu.scrollTop).to.be.greaterThan(0);
    });
    hamburgerOf(root).focus();
    await press('Shift+Tab');
    const last = activeElementDeep() as Element;
    expect(nameOf(last)).to.equal('Login');
    await eventually(() => {
      const { top, bottom } = last.getBoundingClientRect();
      expect(top).to.be.at.least(menu.getBoundingClientRect().top);
      expect(bottom).to.be.at.most(320);
    });
    expect(window.scrollY).to.equal(0);
  });

  it('M6: crossing the breakpoint closes the menu and what is open in it, and lets the page go', async () => {
    await setViewport(BREAKPOINT_HAMBURGER_PX - 1);
    const { element, root } = await mountHeader({ config: navigation, after: LONG_PAGE });
    const closed = recordDetails(element, 'menuclose');
    const panelsClosed = recordDetails(element, 'panelclose');
    await openMenu(root);
    const trigger = buttonNamed(root, 'Solutions');
    await click(trigger);
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
    await setViewport(BREAKPOINT_HAMBURGER_PX);
    await eventually(() => expect([isExpanded(root), isLocked()]).to.deep.equal([false, false]));
    expect(closed).to.deep.equal([{ reason: 'layout' }]);
    expect(panelsClosed).to.deep.equal([{ key: 'solutions', reason: 'layout' }]);
    await setViewport(BREAKPOINT_HAMBURGER_PX - 1);
    await expectClosed(root);
  });

  it('M6: data without anything for the menu closes it and lets the page go', async () => {
    await setViewport(375);
    const { element, root } = await mountHeader({ config: navigation, after: LONG_PAGE });
    const closed = recordDetails(element, 'menuclose');
    await openMenu(root);
    element.config = { logo: { title: 'Vendor' } };
    await eventually(() => {
      expect(hamburgerOf(root)).to.equal(null);
      expect(isLocked()).to.equal(false);
      expect(document.querySelector('[inert]')).to.equal(null);
    });
    expect(closed).to.deep.equal([{ reason: 'layout' }]);
    element.config = navigation;
    await eventually(() => expect(hamburgerOf(root)).to.be.ok);
    await expectClosed(root);
  });

  it('M7: taken out while open and put back, the header is closed, the page scrolls, and it opens again', async () => {
    await setViewport(375);
    const { element, root, container }: HeaderPage = await mountHeader({ config: navigation, after: LONG_PAGE });
    await openMenu(root);
    element.remove();
    await eventually(() => expect(isLocked()).to.equal(false));
    container.prepend(element);
    await eventually(() => expect(isExpanded(root)).to.equal(false));
    await expectClosed(root);
    await openMenu(root);
  });

  it(`M8: closing turns the cross back within ${HAMBURGER_REVERSE_MS} ms`, async () => {
    await setViewport(375);
    const { root } = await mountHeader({ config: navigation });
    await openMenu(root);
    await eventually(() => expect(turnsOf(root)).to.deep.equal([]));
    const turns: unknown[] = [];
    hamburgerOf(root).addEventListener('transitionrun', () => turns.push(...turnsOf(root)));
    hamburgerOf(root).click(); // As a key does: no impatient second press.
    await eventually(() => expect(turns).not.to.deep.equal([]));
    expect(Math.max(...turns.map(Number))).to.equal(HAMBURGER_REVERSE_MS);
    await eventually(() => expect(turnsOf(root)).to.deep.equal([]));
  });

  it('M8: with reduced motion (a stub at the style sheets) the cross turns at once', async () => {
    await setViewport(375);
    const { root } = await mountHeader({ config: navigation });
    stubReducedMotion(root);
    for (const isOpening of [true, false]) {
      hamburgerOf(root).click();
      await eventually(() => expect(isExpanded(root)).to.equal(isOpening));
      await frame();
      expect(turnsOf(root)).to.deep.equal([]);
    }
  });
});
