import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { barOf, link, nav, read, titlesOf } from './menu-page.ts';

describe('U2: a link of a menu', () => {
  const titleOf = (inner: string, attributes = '') =>
    barOf(`<li><a href="/x" ${attributes}>${inner}</a></li>`)[0]?.title;

  it('keeps its address, opens a new tab, and has a description from its tooltip or from beside it', () => {
    const inner = '<li><a href="../x?a=1#b" target="_blank" title="Search and analyze">X</a></li>';
    const beside = '<li><a href="/y">Y</a><p>Collect <b>data</b></p></li>';
    const [{ columns }] = barOf(`<li>Products<ul>${inner}${beside}</ul></li>`);
    assert.deepEqual(columns[0].blocks[0].links, [
      { title: 'X', url: '../x?a=1#b', target: '_blank', description: 'Search and analyze' },
      { title: 'Y', url: '/y', description: 'Collect data' },
    ]);
  });

  it('is called by its text, whatever markup it stands in', () => {
    assert.equal(titleOf(' <span>Our</span>\n <b>products</b><br>and <i>more</i> '), 'Our products and more');
    assert.equal(titleOf('<svg><title>Drawing</title></svg>Cloud<span aria-hidden="true">▾</span>'), 'Cloud');
    assert.equal(titleOf('<img src="/a.svg" alt="Vendor"> Cloud'), 'Vendor Cloud');
    assert.equal(titleOf('Cloud<span class="screen-reader-text"> opens in a new tab</span>'), 'Cloud');
    assert.equal(titleOf('R&amp;D &lt;b&gt;'), 'R&D <b>');
  });

  it('without a text is called by what assistive technology has of it', () => {
    assert.equal(titleOf('<i class="icon"></i>', 'aria-label="Cart"'), 'Cart');
    assert.equal(titleOf('<i class="icon"></i><span class="sr-only">Cart</span>'), 'Cart');
    assert.equal(titleOf('<svg><title>Cart</title></svg>'), 'Cart');
    assert.equal(titleOf('<svg aria-label="Cart"></svg>'), 'Cart');
    assert.equal(titleOf('<i></i>', 'title="Cart"'), 'Cart');
  });

  it('wins over the buttons beside it; without one they are its title', () => {
    const list = `<ul>${link('Kibana')}</ul>`;
    const toggle = '<button aria-expanded="false">Open</button>';
    const bar = barOf(
      `<li><a href="/a">A</a>${toggle}${list}</li><li><span>B</span>${toggle}${list}</li><li>${toggle}${list}</li><li><div><button>D</button>${list}</div></li>`,
    );
    assert.deepEqual(titlesOf(bar), [
      ['A', '/a'],
      ['B', undefined],
      ['Open', undefined],
      ['D', undefined],
    ]);
  });

  it('for scripts is a heading', () => {
    const list = `<ul>${link('Kibana')}</ul>`;
    const bar = barOf(
      `<li><a href="#">A</a>${list}</li><li><a href=" JavaScript:void(0)">B</a>${list}</li><li><a>C</a>${list}</li>`,
    );
    assert.deepEqual(titlesOf(bar), [
      ['A', undefined],
      ['B', undefined],
      ['C', undefined],
    ]);
  });

  it('that is marked is the current one: the page before what contains it', () => {
    const html = nav(
      `<li><a href="/a" aria-current="true">A</a><ul><li><a href="/b" aria-current="page">B</a></li></ul></li><li><a href="/c" aria-current="page">C</a></li>`,
    );
    assert.equal(read(html).data.current_url, '/b');
    assert.equal(read(html.replaceAll('"page"', '"false"')).data.current_url, '/a');
    assert.equal(
      read(nav('<li class="current-menu-item"><a href="/a" aria-current="">A</a></li>')).data.current_url,
      undefined,
    );
  });
});

describe('U3: the languages of a menu', () => {
  const language = (tag: string, name: string) => `<li><a href="/${tag}" hreflang="${tag}">${name}</a></li>`;
  const both = language('en', 'English') + language('de-DE', 'Deutsch');
  const languages = [
    { name: 'English', code: 'en', url: '/en' },
    { name: 'Deutsch', code: 'de-DE', url: '/de-DE' },
  ];

  for (const [title, html] of [
    ['are a list of links with hreflang', `${nav(link('A'))}<nav><ul>${both}</ul></nav>`],
    ['are a list of links with lang', `${nav(link('A'))}${nav(both.replaceAll('hreflang', 'lang'))}`],
    ['stand below an item', nav(`${link('A')}<li><button>Language</button><ul>${both}</ul></li>`)],
    ['stand among the items of the bar', nav(link('A') + both)],
  ] as const) {
    it(title, () => {
      const { data, problems } = read(html);
      assert.deepEqual(data.masthead, { languages });
      assert.deepEqual(
        data.navigation.map(({ title }: { title: string }) => title),
        ['A'],
      );
      assert.deepEqual(problems, []);
    });
  }

  it('hold the one that is read, without a link', () => {
    const { data } = read(nav(link('A')) + nav(`<li><span lang="en">English</span></li>${language('de', 'Deutsch')}`));
    assert.deepEqual(data.masthead.languages[0], { name: 'English', code: 'en' });
  });

  it('are none where none are in the menu: the picker must not lead to pages that are not there', () => {
    assert.deepEqual(read(nav(link('A'))).data.masthead, { languages: [] });
    assert.deepEqual(read(nav(link('A') + language('de', 'Handbuch'))).data.masthead, { languages: [] });
  });

  it('that the header has not, or twice, are left out and told', () => {
    const { data, problems } = read(
      nav(link('A')) + nav(`${both}${language('nl', 'Nederlands')}${language('de-AT', 'Österreich')}`),
    );
    assert.deepEqual(data.masthead.languages, languages);
    assert.equal(problems.length, 2);
    assert.match(
      problems[0] ?? '',
      /nav > Nederlands is "nl"; expected the code of a language that the header has\. It is left out\./,
    );
    assert.match(
      problems[1] ?? '',
      /nav > Österreich is "de-AT"; expected one link for each language\. The first one counts\./,
    );
  });
});

describe('U4: the logo of a menu', () => {
  const logoOf = (html: string) => read(html + nav(link('A')));

  it('is the link home before the list, with its image and its address', () => {
    const home = '<a href="/de/" rel="home" aria-current="page"><img src="/logo.svg" alt="Vendor"></a>';
    const logo = { title: 'Vendor', src: '/logo.svg', url: '/de/' };
    for (const html of [
      home,
      `<div>${home}</div>`,
      `<a href="#main">Skip</a><a href="/x"><img src="/x.png" alt="X"></a>${home}`,
    ]) {
      assert.deepEqual(logoOf(html), { data: { ...logoOf(home).data, logo }, problems: [] });
    }
    assert.deepEqual(read(`<nav>${home}<ul>${link('A')}</ul></nav>`), logoOf(home));
  });

  it('is a word without an image, and the first link with a picture without rel', () => {
    assert.deepEqual(logoOf('<p><a href="/" rel="home">Vendor</a></p>').data.logo, { title: 'Vendor', url: '/' });
    assert.deepEqual(logoOf('<a href="/"><img src="/l.png" alt="Vendor"></a>').data.logo, {
      title: 'Vendor',
      src: '/l.png',
      url: '/',
    });
    assert.equal(logoOf('<a href="/shop">Shop</a>').data.logo, undefined);
  });

  it('without a name is left out, without an <img> is a word, and both are told', () => {
    assert.match(
      logoOf('<a href="/" rel="home"><img src="/l.png" alt=""></a>').problems.join(),
      /nav is "\/"; expected a text, an aria-label or an image with alt/,
    );
    const { data, problems } = logoOf('<a href="/" rel="home" aria-label="Vendor"><svg></svg></a>');
    assert.deepEqual(data.logo, { title: 'Vendor', url: '/' });
    assert.match(problems.join(), /nav > Vendor is ""; expected an <img> in the logo\. The logo is a word mark\./);
  });
});
