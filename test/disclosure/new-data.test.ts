import { expect } from 'chai';
import { type HeaderElement, mountHeader, recordDetails } from '../site-header/header-page.ts';
import { isOpen, openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { setViewport } from '../support/viewport.ts';

const itemOf = (title: string, link = `In ${title}`) => ({
  title,
  sections: [{ title: 'Section', links: [{ title: link, url: '/a' }] }],
});
const [one, two, three] = ['One', 'Two', 'Three'].map((title) => itemOf(title));

async function mountOpen(items: readonly unknown[], openIndex: number) {
  const page = await mountHeader({ config: { navigation: items } });
  const opened = recordDetails(page.element, 'panelopen');
  const closed = recordDetails(page.element, 'panelclose');
  const trigger = page.root.querySelectorAll<HTMLElement>('[data-trigger^=panel]')[openIndex] as HTMLElement;
  const panel = await openStill(trigger);
  opened.length = 0;
  const link = panel.querySelector('.link') as HTMLElement;
  await press('Tab'); // Keys are what the person uses.
  link.focus();
  const setItems = async (navigation: readonly unknown[]) => {
    (page.element as HeaderElement).config = { navigation };
    await eventually(() => expect(page.root.querySelectorAll('.items-entry')).to.have.length(navigation.length));
  };
  return { ...page, trigger, link, setItems, opened, closed };
}

describe('new data of <site-header>', () => {
  for (const [what, items] of [
    ['without the item before it', [two, three]],
    ['with another one before it', [itemOf('New'), one, two, three]],
    ['in another order', [three, two, one]],
    ['in an order that moves it', [two, three, one]],
  ] as const) {
    it(`contract §2: ${what}, the open panel stays open, and the focus where it is`, async () => {
      const { root, trigger, link, setItems, opened, closed } = await mountOpen([one, two, three], 1);
      await setItems(items);
      await eventually(() => expect(activeElementDeep()).to.equal(link));
      expect(link.isConnected).to.equal(true);
      expect(buttonNamed(root, 'Two')).to.equal(trigger);
      expect(isOpen(trigger)).to.equal(true);
      expect([...root.querySelectorAll('[aria-expanded=true]')].map(nameOf)).to.deep.equal(['Two']);
      expect([...opened, ...closed]).to.deep.equal([]);
    });
  }

  for (const [what, items, neighbour] of [
    ['what stands in its place', [one, three], 'Three'],
    ['the last one', [one], 'One'],
    ['the link that it has become', [one, { title: 'Two', url: '/two' }, three], 'Two'],
  ] as const) {
    it(`contract §2: without the open panel, it closes, nothing is dimmed, and the focus is on ${what}`, async () => {
      const { root, setItems, opened, closed } = await mountOpen([one, two, three], 1);
      await setItems(items);
      await eventually(() => expect(closed).to.deep.equal([{ key: 'Two', reason: 'layout' }]));
      await eventually(() => expect(nameOf(activeElementDeep() as Element)).to.equal(neighbour));
      expect(root.querySelector('.overlay[data-open], [aria-expanded=true]')).to.equal(null);
      expect(opened).to.deep.equal([]);
    });
  }

  it('contract §2: items that are called the same are told apart by their order', async () => {
    const same = ['first', 'second'].map((link) => itemOf('Same', link));
    const { link, trigger, setItems, closed } = await mountOpen([one, ...same], 2);
    await setItems([...same, itemOf('New')]);
    await eventually(() => expect(activeElementDeep()).to.equal(link));
    expect(nameOf(link)).to.equal('second');
    expect(isOpen(trigger)).to.equal(true);
    expect(closed).to.deep.equal([]);
  });

  it('contract §2: an item with a key may be called otherwise', async () => {
    const { root, link, setItems, closed } = await mountOpen([one, { ...two, key: 'second' }], 1);
    await setItems([{ ...itemOf('Zwei', 'Darin'), key: 'second' }]);
    await eventually(() => expect(nameOf(link)).to.equal('Darin'));
    expect(activeElementDeep()).to.equal(link);
    expect(isOpen(buttonNamed(root, 'Zwei'))).to.equal(true);
    expect(closed).to.deep.equal([]);
  });

  it('contract §2: in the mobile menu, what has no item closes, and the others stay open', async () => {
    await setViewport(375);
    const { element, root } = await mountHeader({ config: { navigation: [one, two, three] } });
    const closed = recordDetails(element, 'panelclose');
    await openStill(buttonNamed(root, 'Menu'));
    for (const name of ['One', 'Two', 'Three']) await openStill(buttonNamed(root, name));
    linkNamed(root, 'In Three').focus();
    element.config = { navigation: [two, three] };
    await eventually(() => expect(closed).to.deep.equal([{ key: 'One', reason: 'layout' }]));
    expect([...root.querySelectorAll('.item[aria-expanded=true]')].map(nameOf)).to.deep.equal(['Two', 'Three']);
    expect(activeElementDeep()).to.equal(linkNamed(root, 'In Three'));
  });
});
