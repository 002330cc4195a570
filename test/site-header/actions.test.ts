import { expect } from 'chai';
import {
  BREAKPOINT_SEARCH_LABEL_PX,
  BUTTON_HEADER_HEIGHT_PX,
  BUTTON_LARGE_MIN_HEIGHT_PX,
  BUTTON_LARGE_MIN_WIDTH_PX,
} from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { controlledBy, openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeader, recordDetails } from './header-page.ts';

const { ctas, action_items } = navigation;

/** Names of what stands at the end of the bar. */
async function barEnd(data: object): Promise<string[]> {
  const { root, element } = await mountHeader({ config: { navigation: navigation.navigation, ...data } });
  const controls = [...root.querySelectorAll('[part=actions] > li > :is(a, button)')].filter(isShown);
  element.remove();
  return controls.map(nameOf);
}

describe('<site-header> action items and calls to action', () => {
  it('data.md: ctas alone stand in the order search, secondary, primary', async () => {
    expect(await barEnd({ ctas })).to.deep.equal(['Search', 'Contact Sales', 'Start free trial']);
  });

  it('data.md: action items stand in their order', async () => {
    const reversed = [...action_items].reverse();
    expect(await barEnd({ action_items: reversed })).to.deep.equal([
      ...['Start free trial', 'Contact Sales', 'Account', 'Search'],
    ]);
  });

  it('data.md: a kind of ctas that the action items lack is added, and nothing appears twice', async () => {
    const [search, account] = action_items;
    expect(await barEnd({ ctas, action_items })).to.deep.equal([
      ...['Search', 'Account', 'Contact Sales', 'Start free trial'],
    ]);
    expect(await barEnd({ ctas, action_items: [account, search] })).to.deep.equal([
      ...['Account', 'Search', 'Contact Sales', 'Start free trial'],
    ]);
    const primary = { link_type: 'primary', title: 'Try it', url: '/try' };
    expect(await barEnd({ ctas, action_items: [primary] })).to.deep.equal(['Try it', 'Search', 'Contact Sales']);
  });

  it('§3: shows each link type', async () => {
    const followed = recordFollowedLinks();
    const { root } = await mountHeader({
      config: {
        action_items: [
          { link_type: 'icon-link', icon_name: 'user', title: 'Community', url: '/community' },
          { link_type: 'icon-link', title: 'Forum', url: 'https://forum.vendor.example/' },
          { link_type: 'search', title: 'Find', url: 'https://results.vendor.example/' },
          { link_type: 'secondary', title: 'Contact', url: '/contact' },
          { link_type: 'primary', title: 'Try', url: 'https://cloud.vendor.example/registration' },
        ],
      },
    });
    const community = linkNamed(root, 'Community');
    expect(community.textContent).to.equal('');
    expect(community.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('true');
    expect(linkNamed(root, 'Forum').textContent).to.equal('Forum');
    for (const name of ['Community', 'Forum', 'Find', 'Contact', 'Try']) await click(linkNamed(root, name));
    await eventually(() =>
      expect(followed).to.deep.equal([
        '/community',
        'https://forum.vendor.example/',
        'https://results.vendor.example/',
        '/contact',
        'https://cloud.vendor.example/registration',
      ]),
    );
    const partOf = (name: string) => linkNamed(root, name).getAttribute('part');
    expect([partOf('Find'), partOf('Contact'), partOf('Try')]).to.deep.equal([
      ...['search-control', 'cta secondary', 'cta primary'],
    ]);
  });

  it('§3: an icon with links below it opens them as a disclosure', async () => {
    const { element, root } = await mountHeader({ config: navigation });
    const opened = recordDetails(element, 'panelopen');
    const account = buttonNamed(root, 'Account');
    await click(account);
    await eventually(() => expect(isShown(controlledBy(account))).to.equal(true));
    expect(opened).to.have.length(1);
    expect([...controlledBy(account).querySelectorAll('a')].map((link) => [nameOf(link), link.href])).to.deep.equal([
      ['Login', 'https://cloud.vendor.example/login'],
    ]);
  });

  it('data.md: a search action without an address asks for the search all the same', async () => {
    const { element, root } = await mountHeader({
      config: { action_items: [{ link_type: 'search', title: 'Find' }] },
    });
    const requests = recordDetails(element, 'searchrequest');
    await click(buttonNamed(root, 'Find'));
    await eventually(() => expect(requests).to.have.length(1));
  });

  it('data.md: a search action without an address takes that of ctas.search', async () => {
    const { root } = await mountHeader({
      config: { ctas, action_items: [{ link_type: 'search', title: 'Find' }] },
    });
    expect(linkNamed(root, 'Find').getAttribute('href')).to.equal(ctas.search.url);
  });

  it('data.md: an action without what its type needs leaves no empty box', async () => {
    const { root } = await mountHeader({
      config: {
        action_items: [
          { link_type: 'icon-link-with-dropdown', icon_name: 'user', title: 'Nothing below', url: '/account' },
          { link_type: 'icon-link', icon_name: 'user', title: 'Nowhere', dropdown: [{ title: 'A', url: '/a' }] },
          { link_type: 'primary', title: 'Try', dropdown: [{ title: 'B', url: '/b' }] },
        ],
      },
    });
    const empty = [...root.querySelectorAll('[part=actions] :is(li, ul)')].filter(
      (box) => !box.querySelector('a, button'),
    );
    expect(empty.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    expect(linkNamed(root, 'Nothing below').getAttribute('href')).to.equal('/account');
    expect(['Nowhere', 'Try'].map((name) => controlledBy(buttonNamed(root, name)).textContent)).to.deep.equal([
      'A',
      'B',
    ]);
  });

  it('§9: buttons have their sizes', async () => {
    const sizes = ['small', 'medium', 'large'] as const;
    const ctas = sizes.map((size) => ({ title: size, url: '/x', size }));
    const columns = [
      { blocks: [{ type: 'cta_group', ctas: [...ctas, { ...ctas[0], title: 'full', full_width: true }] }] },
    ];
    const { root } = await mountHeader({ config: { ...navigation, navigation: [{ title: 'Products', columns }] } });
    await openStill(buttonNamed(root, 'Products'));
    const boxOf = (name: string) => linkNamed(root, name).getBoundingClientRect();
    const large = boxOf('large');
    expect(large.height).to.be.at.least(BUTTON_LARGE_MIN_HEIGHT_PX);
    expect(large.width).to.be.at.least(BUTTON_LARGE_MIN_WIDTH_PX);
    expect(boxOf('small').height).to.be.lessThan(boxOf('medium').height);
    expect(boxOf('medium').height).to.be.lessThan(large.height);
    expect(boxOf('full').width).to.be.greaterThan(boxOf('small').width);
    for (const name of ['Contact Sales', 'Start free trial']) {
      expect(boxOf(name).height, name).to.equal(BUTTON_HEADER_HEIGHT_PX);
    }
  });

  it('§9: buttons look by their variant', async () => {
    const variants = ['primary', 'secondary', 'tertiary', 'light'] as const;
    const ctas = variants.map((variant) => ({ title: variant, url: '/x', variant }));
    const columns = [{ blocks: [{ type: 'cta_group', ctas }] }];
    const { root } = await mountHeader({ config: { navigation: [{ title: 'Products', columns }] } });
    await openStill(buttonNamed(root, 'Products'));
    const looks = variants.map((name) => {
      const { backgroundColor, borderTopColor, color } = getComputedStyle(linkNamed(root, name));
      return [backgroundColor, borderTopColor, color].join();
    });
    expect(new Set(looks).size).to.equal(variants.length);
  });

  for (const width of [BREAKPOINT_SEARCH_LABEL_PX - 1, BREAKPOINT_SEARCH_LABEL_PX]) {
    const isLabelled = width >= BREAKPOINT_SEARCH_LABEL_PX;
    it(`§2.6: the search control ${isLabelled ? 'shows its label' : 'is an icon'} at ${width} px`, async () => {
      await setViewport(width);
      const { root } = await mountHeader({ config: { ctas } });
      const { width: labelWidth = 0 } =
        root.querySelector('[part=search-control] .action-label')?.getBoundingClientRect() ?? {};
      expect(labelWidth > 1).to.equal(isLabelled);
    });
  }

  it('§9: a disabled call to action is shown and cannot be followed', async () => {
    const followed = recordFollowedLinks();
    const cta = { title: 'Not yet', url: '/soon', disabled: true };
    const { element, root } = await mountHeader({
      config: { navigation: [{ title: 'Products', url: '/products', cta, sections: [{ title: 'Section' }] }] },
    });
    const navigations = recordDetails(element, 'navigate');
    await openStill(buttonNamed(root, 'Products'));
    const disabled = root.querySelector('[aria-disabled=true]') as HTMLElement;
    expect(isShown(disabled)).to.equal(true);
    expect(nameOf(disabled)).to.equal('Not yet');
    expect(getComputedStyle(disabled).cursor).to.equal('not-allowed');
    await click(disabled);
    expect(followed).to.deep.equal([]);
    expect(navigations).to.deep.equal([]);
  });
});
