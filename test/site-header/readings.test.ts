import { expect } from 'chai';
import { buildNavigation, type Reading } from '../../demo/navigation/build-navigation.ts';
import { ENGLISH, LANGUAGES } from '../../demo/site/languages.ts';
import { renderElement } from '../../elements/prerender/render-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import { allTexts } from '../../src/core/locale/generated/all-texts.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { setViewport } from '../support/viewport.ts';
import { expectReports, mountHeader, mountHeaders } from './header-page.ts';

const RESULTS_ORIGIN = 'https://results.vendor.example';

/** The most elements that a closed header may have. */
const ELEMENTS_COUNT = 900;

/** The items of the bar in both readings. Specification §2.2. */
const ITEMS: Readonly<Record<Reading, readonly string[]>> = {
  products: ['Products', 'Solutions', 'Why Vendor?', 'Resources', 'Pricing', 'Docs'],
  platform: ['Platform', 'Solutions', 'Customers', 'Resources', 'Pricing', 'Docs'],
};

/** Every address of a document, also those in paragraphs; images are none. */
function urlsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (key === 'url') return [value];
    return [...value.matchAll(/<a href="([^"]+)"/g)].map(([, url]) => (url as string).replaceAll('&amp;', '&'));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, entry]) => urlsOf(entry, inner));
}

for (const reading of ['products', 'platform'] as const) {
  const config = buildNavigation(reading, ENGLISH, RESULTS_ORIGIN);

  describe(`<site-header> with the demo’s ${reading} reading`, () => {
    it('§2.2: shows four panels and two direct links, without a problem', async () => {
      const { root } = await mountHeader({ config, attributes: { locale: 'en' } });
      const items = [...root.querySelectorAll('nav[aria-label=Main] > ul > li > :is(a, button)')];
      expect(items.map(nameOf)).to.deep.equal(ITEMS[reading]);
      expect(items.map(({ localName }) => localName)).to.deep.equal([
        ...['button', 'button', 'button', 'button', 'a', 'a'],
      ]);
      expect(items.every(isShown)).to.equal(true);
      for (const name of ITEMS[reading].slice(0, 4)) {
        buttonNamed(root, name).click(); // With the mouse, hover would open it first.
        await eventually(() => expect(buttonNamed(root, name).getAttribute('aria-expanded')).to.equal('true'));
      }
    });

    it('P12: the server’s HTML of a closed bar holds every link of every panel as a plain anchor', () => {
      const { template, problems } = renderElement(siteHeader, { config, lang: 'en' });
      expect(problems).to.deep.equal([]);
      const page = document.createElement('div');
      page.setHTMLUnsafe(`<div>${template}</div>`);
      const root = page.firstElementChild?.shadowRoot as ShadowRoot;
      const hrefs = new Set([...root.querySelectorAll('a')].map((link) => link.getAttribute('href')));
      const urls = urlsOf(config);
      expect(urls.length).to.be.greaterThan(60);
      expect(urls.filter((url) => !hrefs.has(url))).to.deep.equal([]);
      expect([...root.querySelectorAll('[onclick], [style], script')].map(({ outerHTML }) => outerHTML)).to.deep.equal(
        [],
      );
    });

    it(`has at most ${ELEMENTS_COUNT} elements while it is closed`, async () => {
      const { root } = await mountHeader({ config });
      expect(root.querySelectorAll('*').length).to.be.within(200, ELEMENTS_COUNT);
    });

    it('contract §3: is shown in all eight languages, without a problem', async () => {
      const headers = await mountHeaders(
        LANGUAGES.map((language) => buildNavigation(reading, language, RESULTS_ORIGIN)),
      );
      for (const [index, { element, root, reports }] of headers.entries()) {
        const { localeCode, prefix, shortCode, languageTag } = LANGUAGES[index] ?? ENGLISH;
        element.locale = localeCode;
        await eventually(() => expect(root.querySelector('header')?.lang).to.equal(languageTag));
        expect(root.querySelector(`nav[aria-label="${allTexts[shortCode].header.mainNavigation}"]`)).not.to.equal(null);
        expect(root.querySelector('a[href$="/pricing"]')?.getAttribute('href')).to.equal(`${prefix}/pricing`);
        expect(root.querySelector('[part=search-control]')?.getAttribute('href')).to.contain(RESULTS_ORIGIN + prefix);
        expect(root.querySelector(`a[href="https://docs.vendor.example/${shortCode}/"]`)).not.to.equal(null);
        expect(reports).to.deep.equal([]);
      }
      await expectReports(headers);
    });
  });
}

describe('<site-header> style sheets', () => {
  it('contract §2: all headers of a page share one sheet for each file', async () => {
    const config = { logo: { title: 'Vendor' } };
    const [first, second] = await mountHeaders([config, config]);
    const shared = (root: ShadowRoot | undefined) => [...(root?.adoptedStyleSheets ?? [])].slice(0, -1);
    expect(shared(first?.root).length).to.equal(
      siteHeader.styles.length + (siteHeader.afterRender.get()?.styles.length ?? 0),
    );
    expect(shared(second?.root)).to.deep.equal(shared(first?.root));
    expect(linkNamed(first?.root as ShadowRoot, 'Vendor home')).to.be.instanceOf(HTMLAnchorElement);
  });

  it('§2.3: a header that comes after the window was resized has the layout of the new width', async () => {
    const config = { logo: { title: 'Vendor' }, masthead: { about: { title: 'About', url: '/about' } } };
    const isLinkShown = (root: ShadowRoot | undefined) => isShown(root?.querySelector('.masthead-links') as Element);
    await setViewport(375);
    const [narrow] = await mountHeaders([config]);
    expect(isLinkShown(narrow?.root)).to.equal(false);
    narrow?.element.remove();
    await frame();
    await setViewport(1280);
    const [wide] = await mountHeaders([config]);
    expect(isLinkShown(wide?.root)).to.equal(true);
  });
});
