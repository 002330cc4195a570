import { expect } from 'chai';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { type } from '../support/keys.ts';
import { setPagePath } from '../support/page-path.ts';
import { find, openSearch, openSuggestions, type SearchPage } from './search-page.ts';

const KIBANA = { title: 'Dashboards', url: '/guide/kibana/dashboards', website_area: 'documentation/kibana' };
const NEWS = { title: 'News', url: '/blog/news', website_area: 'blog' };

const TEXTS = {
  clear: 'Own clear',
  removeFilter: 'Own without {filter}',
  filters: 'Own filters',
  blog: 'Own blog',
  documentation: 'Own documentation',
  docs: 'Own docs',
  suggestions: 'Own suggestions',
  suggestionCount: { one: 'Own single {count}', other: 'Own several {count}' },
  waiting: 'Own waiting',
  noMatch: 'Own nothing for {text}',
  failed: 'Own failure',
  retry: 'Own retry',
  offline: 'Own offline',
  credit: 'Own credit',
  learnMore: 'Own more',
  submitHint: 'Own hint',
};

/** Opens a search with a configuration, and an endpoint that answers with suggestions. */
async function openConfigured(config: object, answer: unknown) {
  const endpoint = await openSuggestions(answer);
  const child = `<script type="application/json">${JSON.stringify(config)}</script>`;
  return { endpoint, page: await openSearch(endpoint.url, '', child) };
}

const pillsOf = ({ shadow }: SearchPage) =>
  [...shadow.querySelectorAll('[part=pill]')].map((pill) => [pill.textContent, pill.getAttribute('aria-label')]);
const metaOf = ({ options }: SearchPage) =>
  options().map((option) => option.querySelector('.option-meta')?.textContent);
const footerOf = ({ shadow }: SearchPage) =>
  [...shadow.querySelectorAll('[part=footer] p')].map(({ textContent }) => textContent?.trim());

describe('<site-search>: configuration', () => {
  it('data.md: each text of the list, the filters and the footer is shown', async () => {
    const filters = { locale: 'de-de', area: 'Documentation', product: 'kibana' };
    const { page } = await openConfigured({ texts: { 'en-us': TEXTS }, filters, credit: { url: '/why' } }, [KIBANA]);
    const pills = [
      ['Deutsch', 'Own without Deutsch'],
      ['Own documentation', 'Own without Own documentation'],
      ['Kibana', 'Own without Kibana'],
    ];
    await eventually(() => expect(pillsOf(page)).to.deep.equal(pills));
    expect(find(page.shadow, '[part=pills]').getAttribute('aria-label')).to.equal('Own filters');
    expect(footerOf(page)).to.deep.equal(['Own credit Own more', 'Own hint']);
    await type('abc');
    await eventually(() => expect(page.status()).to.equal('Own single 1'));
    expect(page.button('Own clear').checkVisibility()).to.equal(true);
    expect(metaOf(page)).to.deep.equal(['Own docs · Kibana']);
    expect(find(page.shadow, '[role=listbox]').getAttribute('aria-label')).to.equal('Own suggestions');
  });

  it('data.md: each text of the blog and of what becomes of a request is shown', async () => {
    const config = { texts: { 'en-us': TEXTS }, filters: { area: 'Blog' } };
    const { page, endpoint } = await openConfigured(config, [KIBANA, NEWS]);
    await eventually(() => expect(pillsOf(page)).to.deep.equal([['Own blog', 'Own without Own blog']]));
    await type('abc');
    await eventually(() => expect(page.status()).to.equal('Own several 2'));
    expect(metaOf(page)).to.deep.equal(['Own docs · Kibana', 'Own blog']);
    await endpoint.answer({ body: '[]', isHeld: true });
    await type('d');
    await eventually(() => expect(page.status()).to.equal('Own waiting'));
    await eventually(async () => expect(await endpoint.requests()).to.have.length(2));
    await endpoint.release();
    await eventually(() => expect(page.status()).to.equal('Own nothing for abcd'));
    await endpoint.answer({ status: 500 });
    await type('e');
    await eventually(() => expect(page.status()).to.equal('Own failure'));
    expect(find(page.shadow, '[part=status] button').textContent).to.equal('Own retry');
  });

  it('data.md: the text without a connection is shown (`navigator.onLine` is a stand-in)', async () => {
    const { page, endpoint } = await openConfigured({ texts: { 'en-us': TEXTS } }, []);
    await endpoint.answer({ status: 500 });
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    atEndOfTest(() => void Reflect.deleteProperty(navigator, 'onLine'));
    await type('abc');
    await eventually(() => expect(page.status()).to.equal('Own offline'));
  });

  it('data.md: a credit has its text, its link’s text and its address; texts of another language do nothing', async () => {
    const credit = { text: 'Ranked by Vendor', link_text: 'Why', url: '/relevance' };
    const { page } = await openConfigured({ credit, texts: { 'de-de': TEXTS } }, []);
    expect(footerOf(page)).to.deep.equal(['Ranked by Vendor Why', 'Press Enter to see all results']);
    expect(find(page.shadow, '[part=footer] a').getAttribute('href')).to.equal('/relevance');
  });

  for (const [path, ...expected] of [
    ['/manual/guide/widgets', 'Documentation', 'Widget Server'],
    ['/guide/kibana'],
    ['/news/today', 'Blog'],
  ] as const) {
    it(`R7: own areas and products give ${path} the filters ${expected.join(', ') || 'none'}`, async () => {
      setPagePath(path);
      const config = {
        products: { widgets: 'Widget Server' },
        areas: [
          { value: 'Documentation', path_contains: '/manual' },
          { value: 'Blog', path_contains: ['/news'] },
        ],
      };
      const { page } = await openConfigured(config, [{ ...KIBANA, website_area: 'documentation/widgets' }]);
      await type('abc');
      await eventually(() => expect(metaOf(page)).to.deep.equal(['Docs · Widget Server']));
      expect(pillsOf(page).map(([text]) => text)).to.deep.equal(expected);
    });
  }
});
