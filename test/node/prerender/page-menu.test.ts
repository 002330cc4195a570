import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender } from './printed-page.ts';

const PAGE_URL = 'https://www.vendor.example/de/about';
const MENU = `<a rel="home" href="/de/"><img src="/logo.svg" alt="Vendor"></a>
<nav><ul><li><a href="/products">Products &amp; more</a><ul><li><a href="/kibana" title="Analyze">Kibana</a></li></ul></li>
<li><a href="/pricing" aria-current="page">Pricing</a></ul></nav>`;
const EQUAL = {
  relative_url_prefix: '',
  current_url: '/pricing',
  logo: { title: 'Vendor', url: '/de/', src: '/logo.svg' },
  masthead: { languages: [] },
  navigation: [
    {
      title: 'Products & more',
      url: '/products',
      columns: [
        { blocks: [{ type: 'sublinks', links: [{ title: 'Kibana', url: '/kibana', description: 'Analyze' }] }] },
      ],
    },
    { title: 'Pricing', url: '/pricing' },
  ],
};

const page = (content: string, attributes = '') =>
  `<!doctype html><html lang="de"><body>\n<site-header${attributes}>${content}</site-header></body></html>`;
const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const templateOf = (html: string) =>
  /<template[\s\S]*<\/template>/.exec(html)?.[0].replace(/ data-stamp="[^"]*"/, '') ?? '';

describe('U7: a printed page whose header has a menu', () => {
  for (const panels of ['full', 'bar'] as const) {
    it(`has the markup of the equal JSON, panels ${panels}`, async () => {
      const printed = await prerender(page(MENU), { url: PAGE_URL, panels });
      const equal = await prerender(page(json(EQUAL)), { url: PAGE_URL, panels });
      assert.deepEqual([printed.elementCount, printed.problems], [1, []]);
      assert.equal(templateOf(printed.html), templateOf(equal.html));
      assert.match(templateOf(printed.html), /href="\/kibana"/);
      assert.ok(printed.html.includes(MENU), 'the page keeps its menu');
    });
  }

  it('is the same when it is printed again', async () => {
    const { html } = await prerender(page(MENU), { url: PAGE_URL });
    assert.equal((await prerender(html, { url: PAGE_URL })).html, html);
  });

  it('goes by a JSON child and src where they are there', async () => {
    const data = { navigation: [{ title: 'Data', url: '/data' }] };
    for (const [content, attributes] of [
      [json(data) + MENU, ''],
      [MENU + json(data), ''],
      [MENU, ' src="/data.json"'],
    ] as const) {
      const load = () => JSON.stringify(data);
      const { html } = await prerender(page(content, attributes), { url: PAGE_URL, load });
      assert.match(templateOf(html), />Data</);
      assert.doesNotMatch(templateOf(html), />Pricing</);
    }
  });

  it('has nothing printed for a nav without a list, an empty JSON child, and other elements', async () => {
    const bare = '<nav><a href="/">Home</a></nav>';
    const subnav = page(MENU).replaceAll('site-header', 'site-subnav');
    for (const html of [page(bare), page(`<script type="application/json"> </script>${MENU}`), subnav]) {
      assert.deepEqual(await prerender(html, { url: PAGE_URL }), { html, elementCount: 0, problems: [] });
    }
  });

  it('is printed in spite of what is lost, which is told with its place', async () => {
    const { elementCount, problems } = await prerender(page('<nav><ul><li>Soon<li><a href="/a">A</a></ul></nav>'));
    assert.equal(elementCount, 1);
    assert.deepEqual(problems, [
      {
        line: 2,
        column: 1,
        tagName: 'site-header',
        message:
          '<site-header> nav > Soon is "Soon"; expected an item with a link or a list. It is left out. See elements/site-header.md.',
        isFatal: false,
      },
    ]);
  });
});
