import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { expectWarning } from '../support/console.ts';
import { controlledBy, openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, nameOf } from '../support/find.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeader, recordDetails } from './header-page.ts';

/** Puts a link into the page's head until the end of the running test. */
function addAlternate(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries({ rel: 'alternate', ...attributes })) link.setAttribute(name, value);
  document.head.append(link);
  atEndOfTest(() => link.remove());
  return link;
}

const hrefsOf = (root: ShadowRoot) =>
  [...root.querySelectorAll('#languages a')].map((link) => link.getAttribute('href'));

describe('<site-header> languages', () => {
  const openPicker = async (attributes: Readonly<Record<string, string>> = {}, config: unknown = navigation) => {
    const page = await mountHeader({ config, attributes: { locale: 'en-us', ...attributes } });
    const trigger = page.root.querySelector('[part=language]') as HTMLElement;
    const list = await openStill(trigger);
    return { ...page, entries: [...list.querySelectorAll('a')] };
  };

  it('§2.1: the picker lists the eight languages in their order, and where each leads', async () => {
    const { entries } = await openPicker();
    expect(
      entries.map((entry) => [
        ...[...entry.children].map(({ textContent }) => textContent),
        entry.getAttribute('href'),
        entry.lang,
      ]),
    ).to.deep.equal([
      ['Deutsch', 'DE', '/de', 'de-DE'],
      ['English', 'EN', '/', 'en-US'],
      ['Español', 'ES', '/es', 'es-419'],
      ['Français', 'FR', '/fr', 'fr-FR'],
      ['日本語', 'JP', '/jp', 'ja-JP'],
      ['한국어', 'KR', '/kr', 'ko-KR'],
      ['简体中文', 'CN', '/cn', 'zh-CN'],
      ['Português', 'PT', '/pt', 'pt-BR'],
    ]);
    expect(entries.map(({ hreflang }) => hreflang)).to.deep.equal(entries.map(({ lang }) => lang));
  });

  it('§4: the chevron of the picker turns by 180 degrees when it opens', async () => {
    const { root } = await openPicker();
    const chevron = root.querySelector('[part=language] [data-icon=chevron]') as Element;
    await eventually(() => {
      expect(isShown(chevron)).to.equal(true);
      expect(new DOMMatrix(getComputedStyle(chevron).transform).a).to.be.closeTo(-1, 0.001);
    });
  });

  it('marks the current language, and no other', async () => {
    const { entries } = await openPicker({ locale: 'pt' });
    const current = entries.filter((entry) => entry.hasAttribute('aria-current'));
    expect(current.map(nameOf)).to.deep.equal(['PortuguêsPT']);
  });

  it('data.md: the masthead’s languages replace the eight', async () => {
    const languages = [
      { name: 'English (US)', code: 'en-us' },
      { name: 'Deutsch', code: 'DE' },
    ];
    const config = { ...navigation, masthead: { ...navigation.masthead, languages } };
    const { entries } = await openPicker({}, config);
    expect(entries.map(nameOf)).to.deep.equal(['English (US)EN', 'DeutschDE']);
  });

  it('contract §3: localechange says which language; cancelled, the page stays', async () => {
    const followed = recordFollowedLinks();
    const { element, root, entries } = await openPicker();
    const changes = recordDetails(element, 'localechange');
    await click(entries[3] as Element);
    await eventually(() => {
      expect(changes).to.deep.equal([{ locale: 'fr-fr', url: '/fr' }]);
      expect(followed).to.deep.equal(['/fr']);
    });
    element.addEventListener('localechange', (event) => event.preventDefault());
    await openStill(root.querySelector('[part=language]') as HTMLElement);
    await click(entries[0] as Element);
    await eventually(() => {
      expect(changes.map(({ locale }) => locale)).to.deep.equal(['fr-fr', 'de-de']);
      expect(followed).to.deep.equal(['/fr']);
    });
  });

  it('data.md: a language that the site does not have is left out and reported', async () => {
    const languages = [{ code: 'EN' }, { name: 'Italiano', code: 'IT' }, { name: 'Deutsch', code: 'DE' }];
    const { entries } = await openPicker({}, { ...navigation, masthead: { languages } });
    expect(entries.map(nameOf)).to.deep.equal(['DeutschDE']);
    const [message] = await expectWarning(/masthead\/languages/);
    expect(message).to.match(/\/masthead\/languages\/0\/name is nothing/);
    expect(message).to.match(/\/masthead\/languages\/1\/code is "IT"/);
  });

  it('§2.1: leads to the page’s own address in a language where its head names one', async () => {
    addAlternate({ hreflang: 'de', href: 'https://www.vendor.example/de/preise' });
    addAlternate({ hreflang: 'pt-BR', href: '/pt/precos' });
    addAlternate({ hreflang: 'x-default', href: '/somewhere' });
    addAlternate({ hreflang: 'fr', href: '/fr/feed', type: 'application/rss+xml' });
    addAlternate({ hreflang: 'es', href: '/mobile', media: '(width < 500px)' });
    addAlternate({ hreflang: 'ja', href: '' });
    addAlternate({ hreflang: 'ko', href: ' ' });
    addAlternate({ hreflang: 'zh-CN' });
    addAlternate({ hreflang: 'en', href: 'https://[' });
    const { root } = await mountHeader({ config: navigation });
    await eventually(() =>
      expect(hrefsOf(root)).to.deep.equal([
        'https://www.vendor.example/de/preise',
        ...['/', '/es', '/fr', '/jp', '/kr', '/cn'],
        `${location.origin}/pt/precos`,
      ]),
    );
  });

  it('§2.1: follows alternates that are added, changed and removed', async () => {
    const { element, root } = await mountHeader({ config: navigation });
    const changes = recordDetails(element, 'localechange', true);
    const german = (href: string) => eventually(() => expect(hrefsOf(root)[0]).to.equal(href));
    await german('/de');
    const link = addAlternate({ hreflang: 'de-DE', href: 'https://www.vendor.example/one' });
    await german('https://www.vendor.example/one');
    link.href = 'https://www.vendor.example/two';
    await german('https://www.vendor.example/two');
    await openStill(buttonNamed(root, 'Language: English, EN'));
    await click(root.querySelector('#languages a') as Element);
    await eventually(() => expect(changes).to.deep.equal([{ locale: 'de-de', url: 'https://www.vendor.example/two' }]));
    link.remove();
    await german('/de');
  });

  it('N3: Escape closes the list and returns the focus at 375 px', async () => {
    await setViewport(375);
    const { entries, root } = await openPicker();
    entries[0]?.focus();
    await press('Escape');
    const trigger = buttonNamed(root, 'Language: English, EN');
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('false'));
    expect(activeElementDeep()).to.equal(trigger);
  });

  for (const width of [375, 1280]) {
    it(`P8: a press outside closes the list at ${width} px and does not pull the focus back`, async () => {
      await setViewport(width);
      const { root } = await openPicker();
      await click({ x: 20, y: 600 });
      const trigger = buttonNamed(root, 'Language: English, EN');
      await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('false'));
      expect(activeElementDeep()).to.equal(document.body);
    });
  }

  it('N2: list and panels close each other', async () => {
    const { root, element } = await openPicker();
    const closed = recordDetails(element, 'panelclose');
    const trigger = buttonNamed(root, 'Language: English, EN');
    const products = buttonNamed(root, 'Products');
    await click(products);
    await eventually(() => {
      expect(trigger.getAttribute('aria-expanded')).to.equal('false');
      expect(products.getAttribute('aria-expanded')).to.equal('true');
    });
    trigger.click(); // Without a press, as assistive technology activates it.
    await eventually(() => {
      expect(products.getAttribute('aria-expanded')).to.equal('false');
      expect(isShown(controlledBy(trigger))).to.equal(true);
    });
    expect(closed.map(({ key }) => key)).to.deep.equal(['languages', 'products']);
  });
});
