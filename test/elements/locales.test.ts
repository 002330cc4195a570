import { expect } from 'chai';
import { overlayTexts } from '../../src/core/locale/texts/en.overlay.ts';
import { elementTexts } from '../../src/core/locale/texts/en.ts';
import { mountHeader } from '../site-header/header-page.ts';
import { openFramedSearch, openSearch, openSuggestions, queryOf, recordDetails } from '../site-search/search-page.ts';
import { mountSubnav } from '../site-subnav/subnav-page.ts';
import { expectWarning } from '../support/console.ts';
import { controlledBy, openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { setPagePath } from '../support/page-path.ts';
import { setViewport } from '../support/viewport.ts';

/** The texts of an element as a site’s own, with their placeholders: `Own submit`. */
function ownTexts(texts: object): Record<string, string> {
  const own = Object.entries(texts).map(([key, text]) => [
    key,
    `Own ${key} ${String(text).match(/\{\w+\}/)?.[0] ?? ''}`.trim(),
  ]);
  return Object.fromEntries(own);
}

const HEADER_TEXTS = ownTexts(elementTexts.header);
const SUBNAV_TEXTS = ownTexts(elementTexts.subnav);
const SEARCH_TEXTS = { ...ownTexts(elementTexts.search), ...ownTexts(overlayTexts) };
/** Arabic has a form for each. */
const COUNTS = { zero: 'Zero', one: 'One', two: 'Two', few: 'Few', many: 'Many', other: 'Other {count}' };

const LOCALES = [
  {
    code: 'ar',
    prefix: '/ar',
    name: 'العربية',
    direction: 'rtl',
    texts: {
      header: HEADER_TEXTS,
      subnav: SUBNAV_TEXTS,
      search: { ...SEARCH_TEXTS, suggestionCount: COUNTS },
    },
  },
  { code: 'en' },
  { code: 'de-at', name: 'Deutsch (Österreich)', prefix: '/at' },
];

const NAVIGATION = {
  locales: LOCALES,
  logo: { title: 'Vendor' },
  masthead: { about: { title: 'About', url: '/about' }, marquee: { message: 'Message', url: '/message' } },
  navigation: [
    {
      title: 'Products',
      sections: [{ title: 'All', links: [{ title: 'One', url: '/one', target: '_blank', new: true }] }],
    },
    ...Array.from({ length: 12 }, (_, index) => ({ title: `A long item, number ${index}`, url: `/item-${index}` })),
  ],
};

const SECTION = {
  title: 'Guide',
  nav: {
    sub_nav: [
      { title_l10n: 'Install', url: '/install', level_4: [{ title_l10n: 'Linux', url: '/linux' }] },
      ...Array.from({ length: 30 }, (_, index) => ({ title_l10n: `A long entry ${index}`, url: `/entry-${index}` })),
    ],
  },
};

const child = (config: object) => `<script type="application/json">${JSON.stringify(config)}</script>`;
const shownIn = (root: ShadowRoot) => root.innerHTML.replaceAll('&amp;', '&');
const hrefsOf = (list: Element) => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the site’s own languages', () => {
  it('L1: the picker has the names and prefixes of the locales, and the search its filter', async () => {
    const { root } = await mountHeader({ config: NAVIGATION, attributes: { locale: 'de-AT' } });
    const list = await openStill(root.querySelector('[part=language]') as HTMLElement);
    expect([...list.querySelectorAll('a')].map(({ textContent, lang }) => [textContent, lang])).to.deep.equal([
      ['العربيةAR', 'ar'],
      ['EnglishEN', 'en-US'],
      ['Deutsch (Österreich)DE', 'de-AT'],
    ]);
    expect(hrefsOf(list)).to.deep.equal(['/ar', '/', '/at']);
    expect(list.querySelector('[aria-current]')?.textContent).to.equal('Deutsch (Österreich)DE');
    expect(root.querySelector('[part=logo]')?.getAttribute('href')).to.equal('/at');
  });

  it('L2: the search begins with the page’s language, goes back to the default one, and leads below its prefix', async () => {
    const endpoint = await openSuggestions();
    const attributes = 'locale="de-at" search-url="https://results.vendor.example/find"';
    const page = await openFramedSearch(endpoint.url, attributes, child({ locales: LOCALES }));
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await eventually(() =>
      expect(page.shadow.querySelector('[part=pill]')?.textContent).to.equal('Deutsch (Österreich)'),
    );
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    expect(queryOf((await endpoint.requests()).at(-1)?.url)).to.deep.equal([
      ['q', 'abc'],
      ['locale', 'de-at'],
    ]);
    await press('Enter');
    await eventually(() => expect(submits[0]?.url).to.match(/^https:\/\/results\.vendor\.example\/at\/find\?q=abc&/));
    page.shadow.querySelector<HTMLElement>('[part=pill]')?.click();
    await eventually(() => expect(page.shadow.querySelector('[part=pill]')).to.equal(null));
    await press('Enter');
    await eventually(() => expect(submits[1]?.url).to.match(/^https:\/\/results\.vendor\.example\/find\?q=abc&/));
    expect(submits.map(({ filters }) => filters.locale)).to.deep.equal(['de-at', 'en-us']);
  });

  it('L1: a list of locales does for all three elements', async () => {
    setPagePath('/at/start');
    const { element, root } = await mountSubnav({ config: { currentSbn: SECTION, locales: LOCALES } });
    expect(root.querySelector('nav')?.lang).to.equal('de-AT');
    expect(root.querySelector('nav')?.getAttribute('aria-label')).to.equal('Bereich Guide');
    expect(root.querySelector('.entry a')?.getAttribute('href')).to.equal('/at/install');
    element.setAttribute('locale', 'ar');
    await eventually(() => expect(root.querySelector('.entry a')?.getAttribute('href')).to.equal('/ar/install'));
    expect(root.querySelector('nav')?.getAttribute('aria-label')).to.equal('Own sectionNavigation Guide');
    expect(getComputedStyle(root.querySelector('nav') as Element).direction).to.equal('rtl');
  });

  it('L3: each text of the header is the site’s own', async () => {
    await setViewport(1280);
    const after = '<main id="main"></main>';
    const { root } = await mountHeader({ config: NAVIGATION, attributes: { locale: 'ar' }, after });
    await openStill(root.querySelector('[data-trigger^=panel]') as HTMLElement);
    const seen = new Set<string>();
    const look = () => {
      for (const key of Object.keys(HEADER_TEXTS)) if (shownIn(root).includes(`Own ${key}`)) seen.add(key);
    };
    await eventually(() => {
      look();
      expect(seen).to.include.keys('more', 'new', 'opensInNewTab', 'skipToContent', 'languages');
    });
    await setViewport(375); // Where the announcement moves.
    const pause = await eventually(() => {
      const found = root.querySelector<HTMLElement>('[aria-label="Own pauseAnnouncement"]');
      expect(found).not.to.equal(null);
      return found;
    });
    look();
    pause?.click();
    await eventually(() => {
      look();
      expect([...seen].sort()).to.deep.equal(Object.keys(HEADER_TEXTS).sort());
    });
    const button = root.querySelector('[part=language]') as HTMLElement;
    expect(button.getAttribute('aria-label')).to.equal('Own language العربية, AR');
    expect(controlledBy(button).getAttribute('aria-label')).to.equal('Own languages');
    expect(root.querySelector('header')?.lang).to.equal('ar');
  });

  it('L3: each text of the sub-navigation is the site’s own', async () => {
    await setViewport(1280);
    const config = { currentSbn: SECTION, locales: LOCALES };
    const { root } = await mountSubnav({ config, attributes: { locale: 'ar', section: 'blog' } });
    await eventually(() => {
      const missing = Object.keys(SUBNAV_TEXTS).filter((key) => !shownIn(root).includes(`Own ${key}`));
      expect(missing).to.deep.equal([]);
    });
    expect(shownIn(root)).to.include('Own submenu Install');
  });

  it('L3: each text of the search is the site’s own', async () => {
    const endpoint = await openSuggestions([
      { title: 'Dashboards', url: '/guide/kibana', website_area: 'documentation/kibana' },
      { title: 'News', url: '/blog/news', website_area: 'blog' },
    ]);
    const filters = { locale: 'de-at', area: 'Documentation' };
    const config = { locales: LOCALES, filters, credit: { url: '/why' } };
    const page = await openSearch(endpoint.url, '', child(config));
    page.element.setAttribute('locale', 'ar');
    const seen = new Set<string>();
    const seeAll = (...keys: string[]) =>
      eventually(() => {
        for (const key of Object.keys(SEARCH_TEXTS)) if (shownIn(page.shadow).includes(`Own ${key}`)) seen.add(key);
        expect(seen).to.include.keys(...keys);
      });
    await seeAll('filters', 'removeFilter', 'documentation', 'credit', 'learnMore', 'submitHint');
    await type('abc');
    await eventually(() => expect(page.status()).to.equal('Two'));
    await seeAll('docs', 'blog');
    await endpoint.answer({ body: '[]', isHeld: true });
    await type('d');
    await seeAll('waiting');
    await endpoint.release();
    await seeAll('noMatch');
    await endpoint.answer({ status: 500 });
    await type('e');
    await seeAll('failed', 'retry');
    const elsewhere = ['suggestionCount', 'offline'];
    expect([...seen, ...elsewhere].sort()).to.deep.equal(Object.keys(SEARCH_TEXTS).sort());
    expect(page.dialog.dir).to.equal('rtl');
    expect(page.dialog.lang).to.equal('ar');
  });

  it('L3: texts that are missing are said once, and are English', async () => {
    const { element, root } = await mountHeader({
      config: { ...NAVIGATION, locales: [{ code: 'pl' }] },
      after: '<main id="main"></main><p id="elsewhere"></p>',
    });
    const [message] = await expectWarning(
      /<site-header> \/locales is without texts of "pl"; expected skipToContent, .* They are in English\./,
    );
    expect(String(message).split('\n')).to.have.length(1);
    expect(root.querySelector('nav[aria-label=Main]')).not.to.equal(null);
    expect(root.querySelector('[part=language]')).to.equal(null);
    element.setAttribute('skip-target', 'elsewhere'); // Renders anew, and says nothing.
    await eventually(() => expect(root.querySelector('.skip-link')?.getAttribute('href')).to.equal('#elsewhere'));
  });
});

describe('a site in one language', () => {
  it('L4: has neither prefixes nor a picker nor a filter', async () => {
    const config = { logo: { title: 'Vendor' }, navigation: [{ title: 'Preise', url: '/pricing' }] };
    const { element, container, root } = await mountHeader({ config });
    container.lang = 'de';
    element.config = { ...config };
    await eventually(() => expect(root.querySelector('header')?.lang).to.equal('de-DE'));
    expect(hrefsOf(root.querySelector('header') as Element).filter((href) => !href?.startsWith('#'))).to.deep.equal([
      '/',
      '/pricing',
    ]);
    expect(root.querySelector('[part=actions]')).to.equal(null);
    const page = await openFramedSearch((await openSuggestions()).url, 'lang="de" search-url="/find"');
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    expect(page.shadow.querySelector('[part=pill]')).to.equal(null);
    await press('Enter');
    await eventually(() => expect(new URL(submits[0]?.url ?? '').pathname).to.equal('/find'));
  });

  it('B6: an end of the bar with nothing in it is no list', async () => {
    const { root, element } = await mountHeader({ config: { masthead: { marquee: { message: 'Message' } } } });
    expect([...root.querySelectorAll('[part=bar], [part=actions]')]).to.deep.equal([]);
    element.config = { ctas: { primary: { title: 'Start', url: '/start' } } };
    await eventually(() => expect(root.querySelectorAll('[part=bar] [part=actions] li')).to.have.length(1));
  });
});
