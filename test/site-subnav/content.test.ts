// Longer than 250 lines: one test for each kind of data and each way it can be wrong.

import { expect } from 'chai';
import { SUBNAV_HEIGHT_PX } from '../../src/constants.ts';
import { stopClock } from '../support/clock.ts';
import { expectWarning } from '../support/console.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { isShown, linkNamed, nameOf } from '../support/find.ts';
import { activeElementDeep, mount, shadow } from '../support/mount.ts';
import { setPagePath } from '../support/page-path.ts';
import { click } from '../support/pointer.ts';
import { GUIDE, mountSubnav, partOf, recordDetails, type SubnavElement } from './subnav-page.ts';

const BLOG = {
  url: '/blog',
  title: 'Blog',
  nav: {
    sub_nav: [
      { title_l10n: 'Security', url: '/blog/security' },
      { title_l10n: 'Search', url: '/blog/search' },
    ],
  },
};

const landmarks = (root: ParentNode) => root.querySelectorAll('nav, [role=navigation]');
const currentOf = (root: ParentNode, value: string) =>
  [...root.querySelectorAll(`[aria-current=${value}]`)].map(nameOf);
const hrefsOf = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('<site-subnav> data', () => {
  for (const [what, config] of [
    ['no data', undefined],
    ['a section without entries', { title: 'Guide', nav: { sub_nav: [] } }],
    ['a page object without a section', { locale: { code: 'de-de' } }],
    ['a section without a title', { nav: GUIDE.nav }],
  ] as const) {
    it(`S1: ${what} takes no space and has no landmark, also once it is emptied`, async () => {
      const isBroken = what.includes('title');
      const { element, root } = await mountSubnav({ config: GUIDE });
      expect(element.offsetHeight).to.equal(SUBNAV_HEIGHT_PX);
      expect(landmarks(root)).to.have.length(1);
      element.config = config;
      await eventually(() => expect(element.offsetHeight).to.equal(0));
      expect(landmarks(root)).to.have.length(0);
      if (isBroken) await expectWarning(/title/);

      const { element: other } = await mount<SubnavElement>('<site-subnav reveal-delay="0"></site-subnav>');
      const isReady = new Promise((resolve) => other.addEventListener('ready', resolve, { once: true }));
      other.config = config;
      if (config && !isBroken) await isReady;
      if (isBroken) await expectWarning(/title/);
      await eventually(() => expect(other.offsetHeight).to.equal(0));
      expect(landmarks(shadow(other))).to.have.length(0);
    });
  }

  it('contract §2: data comes as a child, by src and as a property', async () => {
    const { url } = await openEndpoint({ body: JSON.stringify(BLOG) });
    const json = JSON.stringify(GUIDE);
    const { container } = await mount<SubnavElement>(
      `<site-subnav><script type="application/json">${json}</script></site-subnav><site-subnav src="${url}"></site-subnav>`,
    );
    const [byChild, bySrc] = [...container.querySelectorAll('site-subnav')].map(shadow);
    await eventually(() => {
      expect(landmarks(byChild as ShadowRoot)).to.have.length(1);
      expect(nameOf(partOf(bySrc as ShadowRoot, 'nav'))).to.equal('Blog section');
    });
  });

  for (const [section, path, feed] of [
    ['blog', '/blog', '/blog/feed'],
    ['customers', '/customers', '/customer/feed'],
  ] as const) {
    it(`S5: the section ${section} has an RSS link to ${feed}, in the language of the page`, async () => {
      const { element, root } = await mountSubnav({ config: { ...BLOG, url: path }, attributes: { section } });
      const link = linkNamed(root, 'RSS feed');
      expect(link.getAttribute('href')).to.equal(feed);
      expect(link.querySelector('[data-icon=rss]')).not.to.equal(null);
      element.setAttribute('locale', 'de');
      await eventually(() => expect(linkNamed(root, 'RSS-Feed').getAttribute('href')).to.equal(`/de${feed}`));
      element.removeAttribute('section');
      await eventually(() => expect(root.querySelector('[part=feed]')).to.equal(null));
    });
  }

  it('data.md: a page object says section, language and prefix', async () => {
    const locale = { code: 'de-de', relative_url_prefix: '/deutsch' };
    const { root } = await mountSubnav({ config: { currentSbn: BLOG, locale } });
    expect(nameOf(partOf(root, 'nav'))).to.equal('Bereich Blog');
    expect(hrefsOf(root)).to.deep.equal(['/deutsch/blog', '/deutsch/blog/security', '/deutsch/blog/search']);
  });

  it('§2.5: a changed page object updates in place, and the focus stays where it is', async () => {
    const { element, root } = await mountSubnav({ config: { currentSbn: BLOG } });
    const link = linkNamed(root, 'Search');
    link.focus();
    element.config = { currentSbn: GUIDE };
    await eventually(() => expect(nameOf(partOf(root, 'title'))).to.equal('Documentation'));
    element.config = {
      currentSbn: {
        ...BLOG,
        nav: { sub_nav: [...BLOG.nav.sub_nav.slice(1), { title_l10n: 'New', url: '/blog/new' }] },
      },
    };
    await eventually(() => expect(nameOf(partOf(root, 'title'))).to.equal('Blog'));
    expect(root.contains(activeElementDeep())).to.equal(true);
  });

  it('§2.5: the focus of a link is on the one that has come in its place', async () => {
    const { element, root } = await mountSubnav({ config: { currentSbn: BLOG } });
    linkNamed(root, 'Search').focus();
    const sub_nav = [BLOG.nav.sub_nav[0], { title_l10n: 'Research', url: '/blog/research' }];
    element.config = { currentSbn: { ...BLOG, nav: { sub_nav } } };
    await eventually(() => expect(activeElementDeep()).to.equal(linkNamed(root, 'Research')));
  });

  it('§2.5: what has no place in new data hands its focus to its neighbour', async () => {
    const { element, root } = await mountSubnav({ config: { currentSbn: BLOG } });
    linkNamed(root, 'Search').focus();
    element.config = { currentSbn: { ...BLOG, nav: { sub_nav: BLOG.nav.sub_nav.slice(0, 1) } } };
    await eventually(() => expect(activeElementDeep()).to.equal(linkNamed(root, 'Security')));
  });
});

describe('<site-subnav> current page', () => {
  it('N11: the page being read is marked once, and what contains it is marked too', async () => {
    setPagePath('/guide/install/linux');
    const { root } = await mountSubnav({ config: GUIDE });
    expect(currentOf(root, 'page')).to.deep.equal(['Linux']);
    expect(currentOf(root, 'true')).to.deep.equal(['Install', 'Subpages of Install']);
  });

  it('N11: an entry without an address marks its button', async () => {
    setPagePath('/guide/fleet');
    const { root } = await mountSubnav({ config: GUIDE });
    expect(currentOf(root, 'page')).to.deep.equal(['Fleet']);
    expect([...root.querySelectorAll('[aria-current=true]')].map((found) => found.localName)).to.deep.equal(['button']);
  });

  for (const [path, name] of [
    ['/guide/', 'Documentation'],
    ['/guide/install', 'Install'],
    ['/guide/kibana/index.html', 'Kibana'],
  ] as const) {
    it(`N11: at ${path} the mark is at ${name}`, async () => {
      setPagePath(path);
      const { root } = await mountSubnav({ config: GUIDE });
      expect(currentOf(root, 'page')).to.deep.equal([name]);
      expect(currentOf(root, 'true')).to.deep.equal([]);
    });
  }

  it('N11: of addresses that are the same, the first one is marked', async () => {
    setPagePath('/guide/same');
    const same = { title_l10n: 'Same', url: '/guide/same' };
    const sub_nav = [{ title_l10n: 'Other', url: '/guide/other' }, { ...same, level_4: [same] }, same];
    const { root } = await mountSubnav({ config: { title: 'Guide', nav: { sub_nav } } });
    const marked = [...root.querySelectorAll('[aria-current]')];
    expect(marked).to.have.length(1);
    expect(marked[0]).to.equal(root.querySelectorAll('a')[1]);
  });

  it('N11: the mark follows a router', async () => {
    setPagePath('/guide/kibana');
    const { root } = await mountSubnav({ config: GUIDE });
    expect(currentOf(root, 'page')).to.deep.equal(['Kibana']);
    setPagePath('/guide/install/windows');
    await eventually(() => expect(currentOf(root, 'page')).to.deep.equal(['Windows']));
  });
});

describe('<site-subnav> links', () => {
  beforeEach(stopClock); // Or a slow mouse would open by hover what its click then closes.

  it('contract §4: navigate says where to and from where, and can be cancelled', async () => {
    const { element, root } = await mountSubnav({ config: GUIDE });
    const details = recordDetails(element, 'navigate', true);
    await click(linkNamed(root, 'Kibana'));
    await click(root.querySelector('.arrow') as Element);
    await eventually(() => expect(isShown(linkNamed(root, 'Linux'))).to.equal(true));
    await click(linkNamed(root, 'Linux'));
    const said = details.map(({ originalEvent, ...detail }) => [detail, originalEvent.type]);
    expect(said).to.deep.equal([
      [{ url: '/guide/kibana', title: 'Kibana', path: ['Documentation'], level: 3 }, 'click'],
      [{ url: '/guide/install/linux', title: 'Linux', path: ['Documentation', 'Install'], level: 4 }, 'click'],
    ]);
  });

  it('contract §4: a link that a router follows closes its dropdown and leaves the focus on its button', async () => {
    const { element, root } = await mountSubnav({ config: GUIDE });
    recordDetails(element, 'navigate', true);
    const arrow = root.querySelector('.arrow') as HTMLElement;
    await click(arrow);
    await eventually(() => expect(isShown(linkNamed(root, 'Linux'))).to.equal(true));
    await click(linkNamed(root, 'Linux'));
    await eventually(() => expect(arrow.getAttribute('aria-expanded')).to.equal('false'));
    expect(activeElementDeep()).to.equal(arrow);
  });
});

describe('<site-subnav> bad input', () => {
  it('data.md: an entry without an address is text', async () => {
    const { root } = await mountSubnav({ config: GUIDE });
    const [entry] = [...root.querySelectorAll('li')].filter((item) => nameOf(item) === 'Coming soon');
    expect(entry?.querySelector('a, button')).to.equal(null);
    expect(isShown(entry as Element)).to.equal(true);
  });

  it('contract §2: a level-4 link without a title is left out and reported, its neighbours stay', async () => {
    const level_4 = [{ url: '/a' }, { title_l10n: 'B', url: '/b' }];
    const { root } = await mountSubnav({
      config: { title: 'Guide', nav: { sub_nav: [{ title_l10n: 'A', url: '/', level_4 }] } },
    });
    const [text, element] = await expectWarning(/level_4\/0\/title_l10n/);
    expect(String(text)).to.contain('left out');
    expect((element as Element).localName).to.equal('site-subnav');
    expect(hrefsOf(root)).to.deep.equal(['/', '/b']);
  });

  it('contract §7: an address that is refused is left out and reported', async () => {
    const sub_nav = [
      { title_l10n: 'A', url: 'javascript:alert(1)' },
      { title_l10n: 'B', url: '/b' },
    ];
    const { root } = await mountSubnav({ config: { title: 'Guide', nav: { sub_nav } } });
    await expectWarning(/sub_nav\/0\/url/);
    expect(hrefsOf(root)).to.deep.equal(['/b']);
    expect(root.textContent).not.to.contain('A');
  });

  for (const [what, nav] of [
    ['a text as nav', 'links'],
    ['a number as sub_nav', { sub_nav: 3 }],
    ['an object as sub_nav', { sub_nav: { title_l10n: 'A', url: '/a' } }],
  ] as const) {
    it(`contract §2: ${what} is reported once, and nothing throws`, async () => {
      const { element } = await mount<SubnavElement>('<site-subnav reveal-delay="0"></site-subnav>');
      const problems = recordDetails(element, 'configerror');
      element.config = { title: 'Guide', nav };
      await expectWarning(/nav/);
      expect(problems).to.have.length(1);
      expect(element.offsetHeight).to.equal(0);
    });
  }

  it('§2.5: hostile titles stay text, and the bar keeps its height', async () => {
    const titles = ['<img src=x onerror=alert(1)>', 'x'.repeat(80), 'word '.repeat(16), '😀'.repeat(40)];
    const sub_nav = titles.map((title_l10n) => ({ title_l10n, url: '/a', level_4: [{ title_l10n, url: '/b' }] }));
    const { element, root } = await mountSubnav({ config: { title: 'Title '.repeat(14), nav: { sub_nav } } });
    expect(root.querySelector('img')).to.equal(null);
    expect(element.offsetHeight).to.equal(SUBNAV_HEIGHT_PX);
    expect(document.documentElement.scrollWidth).to.be.at.most(window.innerWidth);
    for (const item of root.querySelectorAll('.entry > a')) {
      expect(item.scrollHeight, nameOf(item)).to.be.at.most(SUBNAV_HEIGHT_PX);
    }
  });
});
