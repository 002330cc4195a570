import { expect } from 'chai';
import { renderElement } from '../../elements/prerender/render-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import { readNavigation } from '../../src/core/config/navigation.ts';
import { linkUrl } from '../../src/core/links/link-rules.ts';
import { headerLinks } from '../../src/core/navigation/header-links.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { nameOf } from '../support/find.ts';
import { mountHeader, WAYS } from './header-page.ts';

/** Takes the page to an address without a load, until the end of the running test. */
function goTo(path: string, method: 'pushState' | 'replaceState' = 'replaceState'): void {
  const { href } = location;
  atEndOfTest(() => history.replaceState(null, '', href));
  history[method](null, '', path);
}

const marked = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLAnchorElement>('a[aria-current=page]')].map(({ pathname }) => pathname);

/** What is marked as containing the current page; languages have a mark of their own. */
const containing = (root: ParentNode) =>
  [...root.querySelectorAll('button[aria-current=true]')].map((trigger) => nameOf(trigger));

const link = (url: string) => ({ title: url.slice(1), url });

/** A header with a link in every place that the data has for one; its addresses say in which order they are read. */
const EVERY_LINK = {
  action_items: [
    { link_type: 'search', ...link('/50-search') },
    { link_type: 'icon-link', icon_name: 'document', ...link('/51-icon') },
    { link_type: 'icon-link-with-dropdown', icon_name: 'user', title: 'Account', dropdown: [link('/52-in-action')] },
  ],
  ctas: { primary: link('/54-primary'), secondary: link('/53-secondary') },
  logo: { title: 'Vendor' },
  masthead: {
    marquee: { message: 'News', cta: 'Read', url: '/00-news' },
    login: link('/04-login'),
    support: link('/03-support'),
    partners: link('/02-partners'),
    about: link('/01-about'),
  },
  navigation: [
    link('/10-direct'),
    {
      ...link('/11-panel'),
      key: 'first',
      dropdown_footer: { cards: [{ ...link('/26-card'), ctas: [link('/27-card-cta')] }] },
      cta: link('/25-cta'),
      below_columns: [{ type: 'title', ...link('/24-below') }],
      sections: [
        {
          ...link('/12-section'),
          references: [link('/23-reference')],
          calloutA: { title: 'Callout', cta: link('/22-callout') },
          reports: [{ title: 'Report', cta: link('/21-report') }],
          customers: [{ name: 'Story', cta: link('/20-story') }],
          properties: [{ name: 'property', url: '/16-property' }],
          items: [{ ...link('/14-group'), links: [link('/15-in-group')] }],
          links: [link('/13-link')],
        },
      ],
    },
    {
      title: 'Columns',
      columns: [
        {
          blocks: [
            { type: 'title', ...link('/30-title') },
            { type: 'sublinks', links: [link('/31-sublink')] },
            { type: 'cta_group', ctas: [link('/32-cta'), { ...link('/off'), disabled: true }] },
            { type: 'card', ...link('/33-card'), ctas: [link('/34-card-cta')] },
          ],
        },
      ],
    },
  ],
};

const ADDRESSES = JSON.stringify(EVERY_LINK).match(/\/\d\d-[a-z-]+/g) ?? [];

for (const [way, mountIt] of WAYS) {
  describe(`<site-header> current page, ${way}`, () => {
    it('N11: the link to the page is marked, and its trigger', async () => {
      goTo('/kibana/?from=mail#top');
      const { root } = await mountIt({ config: navigation });
      await eventually(() => expect(marked(root)).to.deep.equal(['/kibana']));
      expect(containing(root)).to.deep.equal(['Products']);
    });
  });
}

describe('<site-header> current page', () => {
  it('N11: of two links to the page, in two panels, the first one is marked, and only its trigger', async () => {
    goTo('/blog');
    const [products, ...others] = navigation.navigation;
    const sections = [{ title: 'Read', links: ['A', 'B'].map((title) => ({ title, url: '/blog' })) }];
    const config = { ...navigation, navigation: [products, { title: 'Twice', sections }, ...others] };
    const { root } = await mountHeader({ config });
    expect(marked(root)).to.deep.equal(['/blog']);
    expect(nameOf(root.querySelector('[aria-current=page]') as Element)).to.equal('A');
    expect(containing(root)).to.deep.equal(['Twice']);
  });

  it('N11: a direct link has the mark alone; what stands before it in the header wins', async () => {
    goTo('/pricing');
    const { root, element } = await mountHeader({ config: navigation });
    expect(marked(root)).to.deep.equal(['/pricing']);
    expect(containing(root)).to.deep.equal([]);
    const about = { ...navigation.masthead, about: { title: 'About', url: '/kibana' } };
    element.config = { ...navigation, masthead: about };
    goTo('/kibana');
    await eventually(() => expect(marked(root)).to.deep.equal(['/kibana']));
    expect(root.querySelector('.masthead [aria-current=page]')).not.to.equal(null);
    expect(containing(root)).to.deep.equal([]);
  });

  it('N11: nothing is marked on a page that no link leads to', async () => {
    goTo('/nowhere');
    const { root } = await mountHeader({ config: navigation });
    expect([marked(root), containing(root)]).to.deep.equal([[], []]);
  });

  it('N11: the mark follows a page that changes its address without a load', async () => {
    goTo('/kibana');
    const { root } = await mountHeader({ config: navigation });
    await eventually(() => expect(containing(root)).to.deep.equal(['Products']));
    goTo('/industries/healthcare', 'pushState');
    await eventually(() => expect(marked(root)).to.deep.equal(['/industries/healthcare']));
    expect(containing(root)).to.deep.equal(['Solutions']);
    history.back();
    await eventually(() => expect(marked(root)).to.deep.equal(['/kibana']));
  });

  it('N11: on a new page, too, the link in a panel wins against one that stands after it', async () => {
    goTo('/nowhere');
    const after = { title: 'Kibana again', url: '/kibana' };
    const { root } = await mountHeader({ config: { ...navigation, navigation: [...navigation.navigation, after] } });
    goTo('/kibana', 'pushState');
    await eventually(() => expect(marked(root)).to.deep.equal(['/kibana']));
    expect(nameOf(root.querySelector('[aria-current=page]') as Element)).not.to.equal('Kibana again');
    expect(containing(root)).to.deep.equal(['Products']);
  });

  it('N11: an open panel keeps the mark', async () => {
    goTo('/kibana');
    const { root } = await mountHeader({ config: navigation });
    const trigger = root.querySelector('button[aria-current=true]') as HTMLButtonElement;
    trigger.click();
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
    expect([marked(root), containing(root)]).to.deep.equal([['/kibana'], ['Products']]);
  });

  it('N11: the mark is that of the language’s address', async () => {
    goTo('/de/kibana');
    const { root } = await mountHeader({ config: navigation, attributes: { locale: 'de' } });
    expect(marked(root)).to.deep.equal(['/de/kibana']);
    expect(containing(root)).to.deep.equal(['Products']);
  });

  it('N11: the links that are asked are those that are rendered, in their order', async () => {
    const { root } = await mountHeader({ config: EVERY_LINK });
    // The menu of narrow screens repeats links, languages have a mark of their own, and a copy moves the announcement.
    const rendered = [
      ...root.querySelectorAll('a[href]:not(.menu-ctas *, .menu-secondary *, .skip-link, #languages *)'),
    ]
      .filter((found) => !found.closest('[aria-hidden=true]'))
      .map((found) => found.getAttribute('href'));
    const data = readNavigation(EVERY_LINK, () => {}) as NonNullable<ReturnType<typeof readNavigation>>;
    const context = { prefix: '', pageUrl: location.href, crossOriginHosts: [] };
    const asked = [...headerLinks(data, data.masthead?.marquee, context)];
    expect(asked.map(({ url, rule }) => linkUrl(url, rule, context))).to.deep.equal(rendered);
    const paths = rendered.map((href) => new URL(href ?? '', location.href).pathname);
    expect(paths.filter((path) => path !== '/')).to.deep.equal(ADDRESSES.toSorted());
  });

  it('N11: each link is marked on its page, once, and with it what contains it', async () => {
    goTo('/nowhere');
    const { root } = await mountHeader({ config: EVERY_LINK });
    for (const address of ADDRESSES) {
      history.replaceState(null, '', address);
      await eventually(() => expect(marked(root), address).to.deep.equal([address]));
      const tens = address.charAt(1);
      const container = address === '/52-in-action' ? ['Account'] : [];
      const panel = /^\/(1[1-9]|2)/.test(address) ? ['11-panel'] : tens === '3' ? ['Columns'] : [];
      expect(containing(root), address).to.deep.equal([...panel, ...container]);
    }
  });

  it('N11: the server marks the link of the page it is told', () => {
    const attributes = { 'page-url': 'https://www.vendor.example/kibana' };
    const { template } = renderElement(siteHeader, { config: navigation, attributes, lang: 'en' });
    expect(template.match(/aria-current="page"/g)).to.have.length(1);
    expect(template).to.match(/<a aria-current="page"[^>]*href="\/kibana"/);
    expect(template.match(/<button[^>]*aria-current="true"/g)).to.have.length(1);
  });
});
