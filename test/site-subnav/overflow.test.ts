import { expect } from 'chai';
import { SUBNAV_HEIGHT_PX } from '../../src/constants.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { setPagePath } from '../support/page-path.ts';
import { click, leave } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { mountSubnav, partOf } from './subnav-page.ts';

const sectionOf = (count: number) => ({
  title: 'A long book',
  url: '/book',
  nav: {
    sub_nav: Array.from({ length: count }, (_, index) => ({
      title_l10n: `Chapter ${index + 1}`,
      url: `/book/${index + 1}`,
      ...(index % 10 === 4 && { level_4: [{ title_l10n: `Page in ${index + 1}`, url: `/book/${index + 1}/page` }] }),
    })),
  },
});

const scrollButtons = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('[part=scroll]')].filter(isShown);
const scrollNames = (root: ShadowRoot) => scrollButtons(root).map(nameOf);

/** Whether an item lies inside the row, clear of the buttons that scroll it. */
function expectClear(root: ShadowRoot, item: Element): void {
  const box = item.getBoundingClientRect();
  const row = partOf(root, 'list').getBoundingClientRect();
  expect(box.left, nameOf(item)).to.be.at.least(row.left - 1);
  expect(box.right, nameOf(item)).to.be.at.most(row.right + 1);
  for (const button of scrollButtons(root)) {
    const { left, right } = button.getBoundingClientRect();
    expect(box.right <= left + 1 || box.left >= right - 1, `${nameOf(item)} under ${nameOf(button)}`).to.equal(true);
  }
}

describe('<site-subnav> with more links than fit', () => {
  for (const [direction, next] of [
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const) {
    it(`S6: buttons scroll the row to both ends, are there only where it goes on, and Tab passes them by, ${direction}`, async () => {
      const { element, root, container } = await mountSubnav({ config: sectionOf(30) });
      container.dir = direction;
      await eventually(() => expect(scrollNames(root)).to.deep.equal(['Scroll forward']));
      const first = linkNamed(root, 'Chapter 1');
      const last = linkNamed(root, 'Chapter 30');
      expectClear(root, first);
      await click(buttonNamed(root, 'Scroll forward'));
      await eventually(() => expect(scrollNames(root)).to.deep.equal(['Scroll back', 'Scroll forward']));
      expect(root.activeElement).to.equal(null);
      while (scrollNames(root).includes('Scroll forward')) {
        const { scrollLeft } = partOf(root, 'list');
        buttonNamed(root, 'Scroll forward').click(); // A mouse could hit the link below it: at the end it goes away.
        // The button may still be there for a frame when the row is at its end.
        await eventually(() => {
          if (scrollNames(root).includes('Scroll forward'))
            expect(partOf(root, 'list').scrollLeft).not.to.equal(scrollLeft);
        });
        await eventually(() => expectStill(root));
      }
      await eventually(() => expect(scrollNames(root)).to.deep.equal(['Scroll back']));
      await eventually(() => expectClear(root, last));
      for (const button of root.querySelectorAll('[part=scroll]')) {
        expect(button.getAttribute('tabindex')).to.equal('-1');
      }
      expect(element.offsetHeight).to.equal(SUBNAV_HEIGHT_PX);
      expect(document.documentElement.scrollWidth).to.be.at.most(window.innerWidth);
    });

    it(`S6: Tab reaches every link and scrolls it into view, clear of the buttons, ${direction}`, async () => {
      await setViewport(1000);
      const { root, container } = await mountSubnav({ config: sectionOf(16) });
      container.dir = direction;
      partOf(root, 'title').focus();
      const seen: string[] = [];
      for (let count = 0; count < 18; count += 1) {
        await press('Tab');
        const active = activeElementDeep() as Element;
        if (active.localName === 'a') seen.push(nameOf(active));
        await eventually(() => expectClear(root, active));
      }
      expect(seen).to.deep.equal(Array.from({ length: 16 }, (_, index) => `Chapter ${index + 1}`));
      await press('Home');
      await press(next);
      await eventually(() => expectClear(root, activeElementDeep() as Element));
    });
  }

  it('S6: the row begins where the page being read is', async () => {
    setPagePath('/book/25/page');
    const { root } = await mountSubnav({ config: sectionOf(30) });
    const link = linkNamed(root, 'Chapter 25');
    expect(link.getAttribute('aria-current')).to.equal('true');
    await eventually(() => expectClear(root, link));
    expect(window.scrollY).to.equal(0);
  });

  it('S6: quick clicks at the end of the row follow no link, and the button goes with the mouse', async () => {
    await setViewport(1000);
    const followed = recordFollowedLinks();
    const { root } = await mountSubnav({ config: sectionOf(16) });
    await eventually(() => expect(scrollNames(root)).to.deep.equal(['Scroll forward']));
    const button = buttonNamed(root, 'Scroll forward');
    const row = partOf(root, 'list');
    await eventually(async () => {
      await click(button);
      expect(button.getAttribute('aria-disabled')).to.equal('true');
    });
    for (let count = 0; count < 3; count += 1) await click(button);
    expect(row.scrollLeft).to.be.closeTo(row.scrollWidth - row.clientWidth, 1);
    expect(followed).to.deep.equal([]);
    const link = linkNamed(root, 'Chapter 16');
    await leave();
    await eventually(() => expect(scrollNames(root)).to.deep.equal(['Scroll back']));
    await click(link);
    await eventually(() => expect(followed).to.deep.equal(['/book/16']));
  });

  it('WCAG 2.5.8: the button of an entry has 24 by 24 px of its own', async () => {
    const { root } = await mountSubnav({ config: sectionOf(8) });
    const button = buttonNamed(root, 'Subpages of Chapter 5');
    const { left, top, width, height } = button.getBoundingClientRect();
    expect(width).to.be.at.least(24);
    for (const x of [-11.5, 0, 11.5]) {
      for (const y of [-11.5, 0, 11.5]) {
        const hit = root.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        expect(button.contains(hit), `${x}, ${y}: ${hit?.className}`).to.equal(true);
      }
    }
  });

  it('S6: the buttons follow the window and new data', async () => {
    await setViewport(1000);
    const { element, root } = await mountSubnav({ config: sectionOf(12) });
    await eventually(() => expect(scrollNames(root)).to.deep.equal(['Scroll forward']));
    await setViewport(1800);
    await eventually(() => expect(scrollNames(root)).to.deep.equal([]));
    element.config = sectionOf(40);
    await eventually(() => expect(scrollNames(root)).to.deep.equal(['Scroll forward']));
    element.config = sectionOf(3);
    await eventually(() => expect(scrollNames(root)).to.deep.equal([]));
  });

  it('S6: a dropdown is not cut off by the row, and follows it', async () => {
    const { root } = await mountSubnav({ config: sectionOf(30) });
    const trigger = buttonNamed(root, 'Subpages of Chapter 5');
    trigger.focus();
    await press('ArrowDown');
    const link = await eventually(() => linkNamed(root, 'Page in 5'));
    const left = await eventually(() => {
      expect(activeElementDeep()).to.equal(link);
      const box = link.getBoundingClientRect();
      expect(root.elementFromPoint(box.left + 10, box.top + 10)).to.equal(link);
      return box.left;
    });
    const row = partOf(root, 'list');
    row.scrollTo({ left: 120, behavior: 'instant' });
    await eventually(() => expect(link.getBoundingClientRect().left).to.be.closeTo(left - 120, 1));
  });

  it('§2.5: 150 entries are all there, and the bar keeps its height', async () => {
    const { element, root } = await mountSubnav({ config: sectionOf(150) });
    expect(root.querySelectorAll('.entry > a')).to.have.length(150);
    expect(element.offsetHeight).to.equal(SUBNAV_HEIGHT_PX);
    partOf(root, 'title').focus();
    const last = linkNamed(root, 'Chapter 150');
    await eventually(async () => {
      await press('End'); // The first keys have their answer once the code for them has come.
      expect(activeElementDeep()).to.equal(last);
    });
    await eventually(() => expectClear(root, last));
  });
});

let lastLeft: number | undefined;

/** @throws unless the row is where it was at the last call. */
function expectStill(root: ShadowRoot): void {
  const { scrollLeft } = partOf(root, 'list');
  const before = lastLeft;
  lastLeft = scrollLeft;
  expect(scrollLeft).to.equal(before);
}
