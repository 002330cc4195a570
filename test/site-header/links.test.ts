import { expect } from 'chai';
import type { NavigateDetail } from '../../src/parts/link-scope.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, linkNamed } from '../support/find.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { press } from '../support/keys.ts';
import { setPagePath } from '../support/page-path.ts';
import { click } from '../support/pointer.ts';
import { mountHeader, recordDetails } from './header-page.ts';

const hrefOf = (root: ParentNode, name: string) => linkNamed(root, name).getAttribute('href');

/** What matters of a detail: the event in it is looked at by its type. */
const plain = ({ originalEvent, ...detail }: NavigateDetail) => ({ ...detail, event: originalEvent.type });

describe('<site-header> addresses', () => {
  it('§2.1: the logo leads to the root in English and to the prefix in other languages', async () => {
    const { element, root } = await mountHeader({ config: navigation });
    expect(hrefOf(root, 'Vendor home')).to.equal('/');
    element.locale = 'de-de';
    await eventually(() => expect(root.querySelector('header')?.lang).to.equal('de-DE'));
    expect(root.querySelector('[part=logo]')?.getAttribute('href')).to.equal('/de');
  });

  it('§2.1: logo and links lead to the main site where the page is elsewhere', async () => {
    const { root } = await mountHeader({
      config: navigation,
      attributes: { 'site-origin': 'https://www.vendor.example', locale: 'fr' },
    });
    expect(root.querySelector('[part=logo]')?.getAttribute('href')).to.equal('https://www.vendor.example/fr');
    expect(hrefOf(root, 'Pricing')).to.equal('https://www.vendor.example/fr/pricing');
  });

  it('§2.1: hosts treated as cross-origin are mapped to the main site', async () => {
    const { root } = await mountHeader({
      config: navigation,
      attributes: { 'site-origin': 'https://www.vendor.example', 'cross-origin-hosts': 'docs.vendor.example' },
    });
    expect(hrefOf(root, 'Docs')).to.equal('https://www.vendor.example/en/');
  });

  it('§2.1: masthead links are absolute, and prefixed by the language of the page’s path only', async () => {
    setPagePath('/de/blog');
    const { root } = await mountHeader({ config: navigation, attributes: { locale: 'ja' } });
    for (const [name, path] of Object.entries({ About: '/about', Partners: '/partners', Support: '/support' })) {
      expect(hrefOf(root, name)).to.equal(`${location.origin}/de${path}`);
    }
    expect(hrefOf(root, 'Login')).to.equal('https://cloud.vendor.example/login');
    expect(hrefOf(root, 'Pricing')).to.equal('/jp/pricing');
  });

  it('§2.1: masthead links have no prefix where the path begins with en or with no language', async () => {
    for (const path of ['/en/blog', '/blog']) {
      setPagePath(path);
      const { root, element } = await mountHeader({ config: navigation });
      expect(hrefOf(root, 'About')).to.equal(`${location.origin}/about`);
      element.remove();
    }
  });

  it('§2.1: paragraph links get the prefix, except those to the guide', async () => {
    const { root } = await mountHeader({ config: navigation, attributes: { locale: 'ko-kr' } });
    await click(buttonNamed(root, 'Solutions'));
    await eventually(() => expect(hrefOf(root, 'guide')).to.equal('/guide/intro'));
    expect(hrefOf(root, 'stories')).to.equal('/kr/customers');
  });
});

describe('<site-header> locale', () => {
  it('contract §2: a change of locale renders texts and links anew, also from the nearest lang', async () => {
    const { element, root, container } = await mountHeader({ config: navigation });
    expect(root.querySelector('nav.nav')?.getAttribute('aria-label')).to.equal('Main');
    element.locale = 'ja';
    await eventually(() => expect(root.querySelector('header')?.lang).to.equal('ja-JP'));
    expect(root.querySelector('[part=language]')?.getAttribute('aria-label')).to.contain('日本語');
    expect(hrefOf(root, 'Pricing')).to.equal('/jp/pricing');
    container.lang = 'de';
    element.removeAttribute('locale');
    await eventually(() => expect(root.querySelector('header')?.lang).to.equal('de-DE'));
    expect(hrefOf(root, 'Pricing')).to.equal('/de/pricing');
  });

  it('keeps an open panel open over a change of locale', async () => {
    const { element, root } = await mountHeader({ config: navigation });
    await openStill(buttonNamed(root, 'Products'));
    const link = linkNamed(root, 'Kibana');
    element.locale = 'es';
    await eventually(() => expect(link.getAttribute('href')).to.equal('/es/kibana'));
    expect(buttonNamed(root, 'Products').getAttribute('aria-expanded')).to.equal('true');
  });
});

describe('<site-header> navigate', () => {
  it('contract §3: says what is followed, where it stands, and by which event', async () => {
    const followed = recordFollowedLinks();
    const { element, root } = await mountHeader({ config: navigation, attributes: { locale: 'de' } });
    const details = recordDetails(element, 'navigate');
    await click(linkNamed(root, 'Pricing'));
    await openStill(buttonNamed(root, 'Products'));
    await click(linkNamed(root, 'Log monitoring'));
    await openStill(buttonNamed(root, 'Products'));
    linkNamed(root, 'SIEMDetect and respond').focus();
    await press('Enter');
    await eventually(() => {
      expect(details.map(plain)).to.deep.equal([
        { url: '/de/pricing', title: 'Pricing', path: [], level: 1, event: 'click' },
        {
          url: '/de/observability/log-monitoring',
          title: 'Log monitoring',
          path: ['products', 'Observability'],
          level: 2,
          event: 'click',
        },
        { url: '/de/security/siem', title: 'SIEM', path: ['products', 'Security', 'siem'], level: 2, event: 'click' },
      ]);
      expect(followed).to.deep.equal(['/de/pricing', '/de/observability/log-monitoring', '/de/security/siem']);
    });
  });

  it('contract §3: a cancelled navigate keeps the page, for every kind of link', async () => {
    const followed = recordFollowedLinks();
    const { element, root } = await mountHeader({ config: navigation });
    const details = recordDetails(element, 'navigate', true);
    for (const name of ['Vendor home', 'About', 'Login', 'Read more', 'Docs', 'Contact Sales', 'Start free trial']) {
      await click(linkNamed(root, name));
    }
    await openStill(buttonNamed(root, 'Solutions'));
    await click(linkNamed(root, 'guide'));
    await openStill(buttonNamed(root, 'Solutions'));
    await click(linkNamed(root, 'Healthcare'));
    await eventually(() => expect(details).to.have.length(9));
    expect(details.map(({ title }) => title)).to.deep.equal([
      ...['Vendor', 'About', 'Login', 'Read more', 'Docs', 'Contact Sales', 'Start free trial', 'guide', 'Healthcare'],
    ]);
    expect(followed).to.deep.equal([]);
  });

  it('carries the modifier keys of the click', async () => {
    const followed = recordFollowedLinks();
    const { element, root } = await mountHeader({ config: navigation });
    const details = recordDetails(element, 'navigate');
    await click(linkNamed(root, 'Pricing'), { modifiers: ['Control'] });
    await eventually(() => {
      expect(details[0]?.originalEvent).to.include({ ctrlKey: true });
      expect(followed).to.deep.equal(['/pricing']);
    });
  });
});
