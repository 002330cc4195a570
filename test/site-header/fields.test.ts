import { expect } from 'chai';
import { BUTTON_LARGE_MIN_HEIGHT_PX } from '../../src/constants.ts';
import { openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { click } from '../support/pointer.ts';
import { mountHeader, recordDetails } from './header-page.ts';

describe('<site-header> fields of the data', () => {
  it('data.md: links of the bar and the masthead have their icon and open a new tab where the data says so', async () => {
    const away = { url: 'https://cloud.vendor.example/', target: '_blank', icon_name: 'user' };
    const config = {
      ctas: {
        search: { ...away, title: 'Find' },
        primary: { ...away, title: 'Try' },
        secondary: { ...away, title: 'Ask' },
      },
      masthead: { about: { ...away, title: 'About' }, login: { ...away, title: 'Login' } },
      action_items: [
        { ...away, link_type: 'icon-link', title: 'Forum' },
        { ...away, link_type: 'icon-link', title: 'Chat', icon_name: undefined },
      ],
    };
    const { root } = await mountHeader({ config, attributes: { locale: 'en' } });
    for (const title of ['Find', 'Try', 'Ask', 'About', 'Login', 'Forum', 'Chat']) {
      const link = linkNamed(root, `${title} (opens in a new tab)`);
      expect([link.target, link.rel], title).to.deep.equal(['_blank', 'noopener']);
      expect(Boolean(link.querySelector('[data-icon=user]')), title).to.equal(title !== 'Chat');
    }
  });

  it('data.md: a link below an icon has its icon, its mark, its description and its target', async () => {
    const link = { title: 'Login', url: '/login', icon_name: 'user', new: true, description: 'To the console' };
    const dropdown = [
      { ...link, target: '_blank' },
      { title: 'Plain', url: '/plain' },
    ];
    const config = { action_items: [{ link_type: 'icon-link-with-dropdown', title: 'Account', dropdown }] };
    const { root } = await mountHeader({ config, attributes: { locale: 'en' } });
    await openStill(buttonNamed(root, 'Account'));
    const shown = linkNamed(root, 'Login NewTo the console (opens in a new tab)');
    expect([shown.target, shown.rel]).to.deep.equal(['_blank', 'noopener']);
    const boxes = ['svg', '.new', '.link-description'].map((part) =>
      shown.querySelector(part)?.getBoundingClientRect(),
    );
    expect(boxes.every((box) => (box?.width ?? 0) > 0)).to.equal(true);
    expect(boxes[2]?.top).to.be.at.least(boxes[1]?.bottom ?? Number.POSITIVE_INFINITY);
  });

  it('data.md: `title_id` is the id of an item’s button or link', async () => {
    const navigation = [
      { title: 'A', title_id: 'nav-a', sections: [{ title: 'S' }] },
      { title: 'B', title_id: 'nav-b', url: '/b' },
    ];
    const { root } = await mountHeader({ config: { navigation } });
    expect(root.getElementById('nav-a')).to.equal(buttonNamed(root, 'A'));
    expect(root.getElementById('nav-b')).to.equal(linkNamed(root, 'B'));
  });

  it('data.md: the `key` of a property ends the path of `navigate`', async () => {
    const properties = [
      { name: 'Detect', key: 'siem', url: '#siem' },
      { name: 'Respond', url: '#respond' },
      { name: 'Rest', key: 'rest' },
    ];
    const config = { navigation: [{ title: 'A', key: 'a', sections: [{ title: 'S', properties }] }] };
    const { element, root } = await mountHeader({ config, attributes: { locale: 'en' } });
    const details = recordDetails(element, 'navigate', true);
    for (const name of ['Detect', 'Respond']) {
      await openStill(buttonNamed(root, 'A'));
      await click(linkNamed(root, name));
    }
    await eventually(() =>
      expect(details.map(({ path }) => path)).to.deep.equal([
        ['a', 'S', 'siem'],
        ['a', 'S'],
      ]),
    );
    const keys = [...root.querySelectorAll('.section [data-key]')].map((feature) => feature.getAttribute('data-key'));
    expect(keys).to.deep.equal(['siem', 'rest']);
  });

  for (const [what, sectionWith] of [
    ['a report', (cta: object) => ({ title: 'S', reports: [{ title: 'About', cta }] })],
    ['a story', (cta: object) => ({ title: 'S', customers: [{ name: 'About', cta }] })],
  ] as const) {
    it(`data.md: the cta of ${what} looks as the data says, and a disabled one cannot be followed`, async () => {
      const cta = { title: 'Read', url: '#read' };
      const looks = [{}, { variant: 'primary' }, { size: 'large' }, { full_width: true }, { disabled: true }];
      const sections = looks.map((look) => sectionWith({ ...cta, ...look }));
      const { element, root } = await mountHeader({ config: { navigation: [{ title: 'A', sections }] } });
      const details = recordDetails(element, 'navigate', true);
      await openStill(buttonNamed(root, 'A'));
      const links = [...root.querySelectorAll<HTMLElement>('.section a')];
      expect(links.every(isShown)).to.equal(true);
      expect(links.map(nameOf)).to.deep.equal(looks.map(() => 'Read: About'));
      const [plain, primary, large, full, disabled] = links as HTMLElement[];
      expect(getComputedStyle(primary as Element).backgroundColor).not.to.equal(
        getComputedStyle(plain as Element).backgroundColor,
      );
      expect(large?.offsetHeight).to.be.at.least(BUTTON_LARGE_MIN_HEIGHT_PX);
      expect(full?.offsetWidth).to.equal(full?.parentElement?.offsetWidth);
      expect(getComputedStyle(disabled as Element).cursor).to.equal('not-allowed');
      expect(disabled?.getAttribute('aria-disabled')).to.equal('true');
      expect(disabled?.hasAttribute('href')).to.equal(false);
      for (const link of [plain, disabled]) await click(link as Element);
      await eventually(() => expect(details.map(({ url }) => url)).to.deep.equal(['#read']));
    });
  }
});
