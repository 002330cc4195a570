import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { barOf, link, nav, read } from './menu-page.ts';

interface Group {
  readonly title?: string;
  readonly links: readonly { readonly title: string }[];
}

describe('U1: the levels of a menu', () => {
  it('are the bar, what a panel holds, and the links of its sections', () => {
    const links = `<ul>${link('Kibana')}${link('Beats')}</ul>`;
    assert.deepEqual(
      barOf(`${link('Products', `<ul>${link('Platform', links)}${link('Training')}</ul>`)}${link('Pricing')}`),
      [
        {
          title: 'Products',
          url: '/products',
          sections: [
            {
              title: 'Platform',
              url: '/platform',
              links: [
                { title: 'Kibana', url: '/kibana' },
                { title: 'Beats', url: '/beats' },
              ],
              items: [],
            },
            { title: 'Training', url: '/training', links: [], items: [] },
          ],
          columns: [],
        },
        { title: 'Pricing', url: '/pricing', sections: [], columns: [] },
      ],
    );
  });

  it('have a column of links where there are two, and one more for each heading', () => {
    const [item] = barOf(`<li>Docs<ol>${link('Guide')}<li><span>More</span></li>${link('Blog')}</ol></li>`);
    assert.deepEqual(item, {
      title: 'Docs',
      sections: [],
      columns: [
        { blocks: [{ type: 'sublinks', links: [{ title: 'Guide', url: '/guide' }] }] },
        {
          blocks: [
            { type: 'title', title: 'More' },
            { type: 'sublinks', links: [{ title: 'Blog', url: '/blog' }] },
          ],
        },
      ],
    });
  });

  it('have groups with titles in a section, for items without a link, with or without a list', () => {
    const items = `${link('A')}<li>Tools</li>${link('CLI')}<li>API<ul>${link('REST')}</ul></li>${link('B')}`;
    const [{ sections }] = barOf(`<li>Docs<ul>${link('Guide', `<ul>${items}</ul>`)}</ul></li>`);
    const groups = sections[0].items.map(({ title, links }: Group) => [title, ...links.map((one) => one.title)]);
    assert.deepEqual(sections[0].links, [{ title: 'A', url: '/a' }]);
    assert.deepEqual(groups, [
      ['Tools', 'CLI'],
      ['API', 'REST'],
      [undefined, 'B'],
    ]);
  });

  it('beyond the third stand in order in their group, which is said once', () => {
    const five = link('C', `<ul>${link('D', `<ul>${link('E')}</ul>`)}${link('F')}</ul>`);
    const { data, problems } = read(nav(link('A', `<ul>${link('B', `<ul>${five}${link('G')}</ul>`)}</ul>`)));
    const titles = data.navigation[0].sections[0].links.map(({ title }: { title: string }) => title);
    assert.deepEqual(titles, ['C', 'D', 'E', 'F', 'G']);
    assert.deepEqual(problems, [
      '<site-header> nav > A > B > C is "a list below \\"C\\""; expected three levels at most. Its links stand in order in the list above it. The same holds for 1 more. See elements/site-header.md.',
    ]);
  });

  it('keep what stands in wrappers, in a list without an item, or in a list without <li>', () => {
    const wrapped = `<div class="mega"><div><ul>${link('Kibana')}</ul></div><div><ul>${link('Beats')}</ul></div></div>`;
    const [products, pricing] = barOf(`${link('Products', wrapped)}<ul><a href="/pricing">Pricing</a></ul>`);
    assert.equal(products.columns[0].blocks[0].links.length, 2);
    assert.equal(pricing.url, '/pricing');
  });

  it('of several lists and navs follow each other', () => {
    const { data } = read(`${nav(link('A'))}<nav><ul>${link('B')}</ul><div><ol>${link('C')}</ol></div></nav>`);
    assert.deepEqual(
      data.navigation.map(({ title }: { title: string }) => title),
      ['A', 'B', 'C'],
    );
  });
});

describe('U5: what a menu cannot give', () => {
  const problemsOf = (items: string) => read(nav(items)).problems;

  it('is nothing where nothing is in it', () => {
    for (const html of [
      '',
      '<nav></nav>',
      '<nav><a href="/">Home</a></nav>',
      '<ul><li><a href="/">Home</a></li></ul>',
      nav(''),
      nav('<li></li>'),
      nav('<li><ul></ul></li>'),
    ]) {
      assert.deepEqual(read(html), { data: undefined, problems: [] });
    }
  });

  it('is silent about empty items, empty lists and ids that stand there twice', () => {
    const bar = barOf(
      `<li></li><li> <span></span></li><li id="a"><a id="a" href="/a">A</a><ul></ul><!-- --></li>${link('B')}`,
    );
    assert.deepEqual(
      bar.map(({ title }: { title: string }) => title),
      ['A', 'B'],
    );
  });

  for (const [what, items, message] of [
    [
      'an item that is no link and has no list',
      '<li>Soon</li>',
      /nav > Soon is "Soon"; expected an item with a link or a list\. It is left out\./,
    ],
    [
      'a link without a name',
      '<li><a href="/x"><svg></svg></a></li>',
      /nav is "\/x"; expected a text, an aria-label or an image with alt\. It is left out/,
    ],
    [
      'a list below an item without a name',
      `<li><a href="#"></a><ul>${link('B')}</ul></li>`,
      /the list below it stands in its place/,
    ],
    [
      'an address that must not become a link',
      `<li><a href="data:text/html,x">X</a><ul>${link('B')}</ul></li>`,
      /nav > X is "data:text\/html,x"; expected a path or an http\(s\), mailto or tel address\. Its text stays without a link\./,
    ],
    [
      'a second link in an item',
      '<li><a href="/x">X</a> <a href="/y">Y</a></li>',
      /nav > X is "\/y"; expected links in the list, one for each item\. It is left out\./,
    ],
    [
      'a description in the bar',
      '<li><a href="/x" title="All of it">X</a></li>',
      /nav > X is "All of it"; expected nothing but a title in the bar/,
    ],
    [
      'a heading below the third level',
      `<li>X<ul><li>Y<ul><li>Z<ul><li>Heading</li>${link('B')}</ul></li></ul></li></ul></li>`,
      /nav > X > Y > Z > Heading is "Heading"; expected a link below the third level/,
    ],
  ] as const) {
    it(`tells of ${what}, and keeps the rest`, () => {
      const { data, problems } = read(nav(items + link('Rest')));
      assert.match(problems.join('\n'), message);
      assert.equal(data.navigation.at(-1).title, 'Rest');
    });
  }

  it('tells of links beside the list', () => {
    const { problems } = read(`<nav><a href="#main">Skip</a><ul>${link('A')}</ul><a href="/contact">Contact</a></nav>`);
    assert.deepEqual(problems, [
      '<site-header> nav is "/contact"; expected links in the list, one for each item. It is left out. See elements/site-header.md.',
    ]);
  });

  it('tells each kind once, however large the menu is', () => {
    const items = Array.from({ length: 12 }, (_, index) => `<li>Item ${index}</li>`).join('');
    assert.deepEqual(problemsOf(items).length, 1);
    assert.match(problemsOf(items)[0] ?? '', /nav > Item 0 is .* The same holds for 11 more\./);
  });

  it('is nothing of a menu of 12 items with 60 links each', () => {
    const links = Array.from({ length: 60 }, (_, index) => link(`Link${index}`)).join('');
    const bar = barOf(Array.from({ length: 12 }, (_, index) => link(`Item${index}`, `<ul>${links}</ul>`)).join(''));
    assert.equal(bar.length, 12);
    for (const { columns } of bar) assert.equal(columns[0].blocks[0].links.length, 60);
  });

  it('ends soon for lists of any depth', () => {
    const { data } = read(`<nav>${`<ul><li><a href="/a">A</a>`.repeat(5000)}</nav>`);
    assert.equal(data.navigation[0].title, 'A');
  });
});
