import { expect } from 'chai';
import { atEndOfTest } from '../support/cleanup.ts';
import { isOpen, openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, linkNamed } from '../support/find.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { mountSubnav, partOf, recordDetails } from './subnav-page.ts';

const level_4 = [
  { title_l10n: 'Place', url: '#place' },
  { title_l10n: 'Other page', url: '/other' },
];
const config = {
  title: 'Guide',
  nav: {
    sub_nav: [
      { title_l10n: 'First', url: '/first' },
      { title_l10n: 'Install', level_4 },
    ],
  },
};
const AFTER = '<p style="block-size: 2000px"></p><h2 id="place" tabindex="-1">Place</h2>';

const LAYOUTS = [
  ['a dropdown', 1280, (root: ShadowRoot) => buttonNamed(root, 'Install'), 'panelclose'],
  ['the list of narrow screens', 375, (root: ShadowRoot) => partOf(root, 'toggle'), 'menuclose'],
] as const;

for (const [what, width, triggerIn, event] of LAYOUTS) {
  describe(`a followed link of <site-subnav>, in ${what}`, () => {
    const mountOpen = async () => {
      await setViewport(width);
      const { href } = location;
      atEndOfTest(() => history.replaceState(history.state, '', href));
      const page = await mountSubnav({ config, after: AFTER });
      const trigger = triggerIn(page.root);
      await openStill(trigger);
      return { ...page, trigger, closed: recordDetails(page.element, event) };
    };

    it('contract §4: to a place in the page closes it, and the focus goes there', async () => {
      const { root, trigger, closed } = await mountOpen();
      linkNamed(root, 'Place').focus();
      await press('Enter');
      await eventually(() => expect(isOpen(trigger)).to.equal(false));
      expect(closed.map(({ reason }) => reason)).to.deep.equal(['navigation']);
      await eventually(() => expect(activeElementDeep()).to.equal(document.getElementById('place')));
    });

    it('contract §4: by a router closes it, and the focus is on its button', async () => {
      const { element, root, trigger, closed } = await mountOpen();
      recordDetails(element, 'navigate', true);
      linkNamed(root, 'Other page').focus();
      await press('Enter');
      await eventually(() => expect(isOpen(trigger)).to.equal(false));
      expect(closed.map(({ reason }) => reason)).to.deep.equal(['navigation']);
      expect(activeElementDeep()).to.equal(trigger);
    });

    it('contract §4: into a new tab by a press closes it, by the keyboard does not', async () => {
      const followed = recordFollowedLinks();
      const { root, trigger, closed } = await mountOpen();
      linkNamed(root, 'Place').focus();
      await press('Control+Enter');
      await eventually(() => expect(followed).to.have.length(1));
      expect(isOpen(trigger)).to.equal(true);
      expect(closed).to.deep.equal([]);
      await click(linkNamed(root, 'Other page'), { modifiers: ['Control'] });
      await eventually(() => expect(isOpen(trigger)).to.equal(false));
      expect(closed.map(({ reason }) => reason)).to.deep.equal(['navigation']);
    });
  });
}

describe('new data of <site-subnav>', () => {
  const entryOf = (title_l10n: string) => ({ title_l10n, level_4: [{ title_l10n: `In ${title_l10n}`, url: '/a' }] });
  const [one, two, three] = ['One', 'Two', 'Three'].map(entryOf);
  const mountOpen = async () => {
    const { element, root } = await mountSubnav({ config: { title: 'Guide', nav: { sub_nav: [one, two, three] } } });
    const trigger = buttonNamed(root, 'Two');
    await openStill(trigger);
    const link = linkNamed(root, 'In Two');
    link.focus();
    const setEntries = async (sub_nav: readonly unknown[]) => {
      element.config = { title: 'Guide', nav: { sub_nav } };
      await eventually(() => expect(root.querySelectorAll('.entry')).to.have.length(sub_nav.length));
    };
    return { root, trigger, link, setEntries, closed: recordDetails(element, 'panelclose') };
  };

  it('contract §4: the open dropdown and the focus stay with their entry', async () => {
    const { trigger, link, setEntries, closed } = await mountOpen();
    for (const entries of [[two, three], [entryOf('New'), three, two], [two]]) {
      await setEntries(entries);
      await eventually(() => expect(activeElementDeep()).to.equal(link));
      expect(isOpen(trigger)).to.equal(true);
    }
    expect(closed).to.deep.equal([]);
  });

  it('contract §4: without its entry the dropdown closes, nothing is dimmed, and the focus is on its neighbour', async () => {
    const { root, setEntries, closed } = await mountOpen();
    await setEntries([one, three]);
    await eventually(() => expect(closed).to.deep.equal([{ key: 'Two', reason: 'layout' }]));
    await eventually(() => expect(activeElementDeep()).to.equal(buttonNamed(root, 'Three')));
    expect(root.querySelector('.overlay[data-open], [aria-expanded=true]')).to.equal(null);
  });
});
