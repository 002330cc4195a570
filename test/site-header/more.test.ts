import { expect } from 'chai';
import { MORE_KEY } from '../../src/core/navigation/nav-items.ts';
import { activeName, controlledBy, isOpen, openStill, walk } from '../support/disclosures.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { setPagePath } from '../support/page-path.ts';
import { setViewport } from '../support/viewport.ts';
import { type HeaderElement, mountHeader, recordDetails, WAYS } from './header-page.ts';

const WIDTHS_PX = [1250, 1280, 1366, 1600] as const;

/** Every third item is a link, the others have a panel; each link of them has an address of its own. */
const itemOf = (title: string, index: number) => ({
  title,
  ...(index % 3 === 2
    ? { url: `/${index}` }
    : {
        key: `item-${index}`,
        sections: [{ title: `Of ${index}`, links: [{ title: `In ${index}`, url: `/in/${index}` }] }],
      }),
});
const TWELVE = Array.from({ length: 12 }, (_, index) => itemOf(`Item number ${index}`, index));
const LONG = TWELVE.slice(0, 6).map((item, index) => ({
  ...item,
  title: `${index} ${'long words '.repeat(8)}`.slice(0, 80),
}));

const configOf = (navigation: readonly unknown[]) => ({
  logo: { title: 'Vendor' },
  navigation,
  ctas: {
    search: { title: 'Search', url: '/search' },
    secondary: { title: 'Contact Sales', url: '/contact' },
    primary: { title: 'Start free trial', url: '/trial' },
  },
});

/** The shown items of the bar, in their order; «More» is the last of them where it is needed. */
const itemsOf = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('[data-item=nav]')].filter(isShown);

const hasMore = (root: ShadowRoot) => itemsOf(root).map(nameOf).includes('More');

const moreOf = (root: ShadowRoot) => eventually(() => buttonNamed(root, 'More'));

/** Whatever of the bar lies on something else of it, or beside it. */
function misplaced(root: ShadowRoot): readonly string[] {
  const bar = (root.querySelector('[part=bar]') as Element).getBoundingClientRect();
  const stops = root.querySelectorAll('.logo, [data-item=nav], .actions-entry > :first-child');
  const shown = [...stops].filter(isShown);
  const boxes = shown.map((stop) => stop.getBoundingClientRect());
  const isRightToLeft = getComputedStyle(root.querySelector('[part=bar]') as Element).direction === 'rtl';
  return shown.flatMap((stop, index) => {
    const [before, box] = [boxes[index - 1], boxes[index] as DOMRect];
    const isInBar =
      box.top > bar.top - 1 && box.bottom < bar.bottom + 1 && box.left >= bar.left && box.right <= bar.right;
    const gap = before ? (isRightToLeft ? before.left - box.right : box.left - before.right) : 0;
    return isInBar && gap > -0.5 ? [] : [`${nameOf(stop)}: ${gap} px, ${JSON.stringify(box)}`];
  });
}

/** Waits until what is shown is measured: every item is seen in its row, or in «More». */
async function expectFit(root: ShadowRoot, titles: readonly string[], isMoreExpected: boolean) {
  await eventually(() => {
    expect(misplaced(root)).to.deep.equal([]);
    expect(hasMore(root)).to.equal(isMoreExpected);
    const shown = itemsOf(root)
      .map(nameOf)
      .filter((name) => name !== 'More');
    const more = root.querySelectorAll('.more-column');
    expect(shown.length + more.length).to.equal(titles.length);
    expect(shown).to.deep.equal(titles.slice(0, shown.length));
  });
}

const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title.trim());

for (const [way, mountIt] of WAYS) {
  describe(`<site-header> with more items than the bar has room for, ${way}`, () => {
    for (const [what, items] of [
      ['twelve items', TWELVE],
      ['titles of 80 characters', LONG],
    ] as const) {
      it(`B1: nothing lies on anything with ${what}, and the rest stands in «More»`, async () => {
        for (const dir of ['ltr', 'rtl']) {
          const { root, element } = await mountIt({ config: configOf(items), attributes: { dir } });
          for (const width of WIDTHS_PX) {
            await setViewport(width);
            await frame();
            await frame(); // By then it is measured, and a press finds it.
            await expectFit(root, titlesOf(items), true);
            const panel = await openStill(buttonNamed(root, 'More'));
            await expectFit(root, titlesOf(items), true);
            const box = panel.getBoundingClientRect();
            const bar = element.getBoundingClientRect();
            expect(box.left).to.be.at.least(bar.left);
            expect(box.right).to.be.at.most(bar.right);
            await press('Escape');
          }
          element.remove();
        }
      });
    }

    it('B1: every link is reached by Tab alone, once', async () => {
      await setViewport(1250);
      const { root } = await mountIt({ config: configOf(TWELVE) });
      await openStill(await moreOf(root));
      const reached: string[] = [];
      root.querySelector<HTMLElement>('.logo')?.focus();
      while (activeName() !== 'Search') {
        await press('Tab');
        const name = activeName();
        reached.push(name);
        const active = activeElementDeep() as HTMLElement;
        if (active.matches('[aria-expanded=false][data-item=nav]')) await press('Enter');
      }
      const expected = TWELVE.map((item, index) => ('url' in item ? item.title : `In ${index}`));
      expect(reached.filter((name) => expected.includes(name))).to.deep.equal(expected);
    });
  });
}

describe('<site-header> «More»', () => {
  it('B1: where all items fit, there is none of it', async () => {
    await setViewport(1250);
    const { root } = await mountHeader({ config: configOf(TWELVE.slice(0, 4)) });
    await expectFit(root, titlesOf(TWELVE.slice(0, 4)), false);
    expect(root.querySelectorAll('.items-more, [data-in-more]')).to.have.length(0);
  });

  it('B1: all of a long title is there for assistive technology, the mouse, and in its panel', async () => {
    await setViewport(1250);
    const { root } = await mountHeader({ config: configOf(LONG) });
    await moreOf(root);
    const [item] = itemsOf(root) as [HTMLElement];
    const label = item.querySelector('.item-label') as HTMLElement;
    expect(nameOf(item)).to.equal(LONG[0]?.title.trim());
    expect(label.scrollWidth).to.be.greaterThan(label.clientWidth);
    expect(label.title).to.equal(LONG[0]?.title);
    const panel = await openStill(item);
    expect(nameOf(panel.querySelector('.panel-title') as Element)).to.equal(LONG[0]?.title.trim());
  });

  it('B2: opens and closes like any panel, by keys too, and says so as «more»', async () => {
    await setViewport(1250);
    const { root, element } = await mountHeader({ config: configOf(TWELVE) });
    const opened = recordDetails(element, 'panelopen');
    const closed = recordDetails(element, 'panelclose');
    const more = await moreOf(root);
    await openStill(more);
    await press('Escape');
    await eventually(() => expect(isOpen(more)).to.equal(false));
    const items = itemsOf(root);
    items[0]?.focus();
    expect(await walk('End', 'ArrowLeft', 'ArrowRight')).to.deep.equal([
      'More',
      nameOf(items.at(-2) as Element),
      'More',
    ]);
    await press('ArrowDown');
    await eventually(() => expect(controlledBy(more).contains(activeElementDeep())).to.equal(true));
    await press('Escape');
    await eventually(() => expect(activeElementDeep()).to.equal(more));
    expect(opened).to.deep.equal([
      { key: MORE_KEY, reason: 'click' },
      { key: MORE_KEY, reason: 'key' },
    ]);
    expect(closed.map(({ reason }) => reason)).to.deep.equal(['escape', 'escape']);
  });

  it('B2: a link in it tells the same path as in its own panel, and is marked there', async () => {
    await setViewport(1250);
    setPagePath('/in/10');
    const { root, element } = await mountHeader({ config: configOf(TWELVE) });
    const followed = recordDetails(element, 'navigate', true);
    const more = await moreOf(root);
    expect(more.getAttribute('aria-current')).to.equal('true');
    const panel = await openStill(more);
    linkNamed(panel, 'In 10').click();
    expect(followed.map(({ path, level }) => [path, level])).to.deep.equal([[['item-10', 'Of 10'], 2]]);
    expect(linkNamed(panel, 'In 10').getAttribute('aria-current')).to.equal('page');
  });

  it('B3: an open panel whose item goes into «More» closes, which gets the focus', async () => {
    await setViewport(1600);
    const { root, element } = await mountHeader({ config: configOf(TWELVE) });
    await moreOf(root);
    const last = itemsOf(root)
      .filter((item) => item.matches('[data-trigger^=panel--item]'))
      .at(-1) as HTMLElement;
    const panel = await openStill(last);
    panel.querySelector('a')?.focus();
    const closed = recordDetails(element, 'panelclose');
    await setViewport(1250);
    await eventually(() => expect(activeElementDeep()).to.equal(buttonNamed(root, 'More')));
    expect(isShown(last)).to.equal(false);
    expect(closed).to.deep.equal([{ key: last.dataset.trigger?.replace('panel--', ''), reason: 'layout' }]);
    await eventually(() => expect(root.querySelector('[aria-expanded=true]')).to.equal(null));
    await setViewport(1600);
    await eventually(() => expect(isShown(last)).to.equal(true));
    expect(misplaced(root)).to.deep.equal([]);
  });

  it('B3: with new data that fits, «More» closes and is gone; with more again, it is back', async () => {
    await setViewport(1250);
    const { root, element } = await mountHeader({ config: configOf(TWELVE) });
    const panel = await openStill(await moreOf(root));
    panel.querySelector('a')?.focus();
    const closed = recordDetails(element, 'panelclose');
    const titles = titlesOf(TWELVE.slice(0, 3));
    (element as HeaderElement).config = configOf(TWELVE.slice(0, 3));
    await eventually(() => expect(itemsOf(root).map(nameOf)).to.deep.equal(titles));
    await eventually(() => expect(closed).to.deep.equal([{ key: MORE_KEY, reason: 'layout' }]));
    await eventually(() => expect(titles).to.include(activeName()));
    (element as HeaderElement).config = configOf(LONG);
    await moreOf(root);
    await eventually(() => expect(root.querySelectorAll('.more-column').length).to.be.greaterThan(3));
    expect(misplaced(root)).to.deep.equal([]);
  });

  it('B4: below 1250 px the menu has them all, and «More» is closed and gone', async () => {
    const { root, element } = await mountHeader({ config: configOf(TWELVE) });
    await openStill(await moreOf(root));
    const closed = recordDetails(element, 'panelclose');
    await setViewport(1249);
    await eventually(() => expect(root.querySelector('.items-more')).to.equal(null));
    await eventually(() => expect(closed).to.deep.equal([{ key: MORE_KEY, reason: 'layout' }]));
    await openStill(buttonNamed(root, 'Menu'));
    expect(itemsOf(root).map(nameOf)).to.deep.equal(titlesOf(TWELVE));
    await setViewport(1280);
    await moreOf(root);
    await eventually(() => expect(misplaced(root)).to.deep.equal([]));
  });
});
