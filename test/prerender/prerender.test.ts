import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { buildNavigation, type Reading } from '../../demo/navigation/build-navigation.ts';
import { ENGLISH, LANGUAGES } from '../../demo/site/languages.ts';
import { builtFile, builtModule } from './built.ts';

const { prerender, prerenderElement } = (await builtModule(
  'prerender',
)) as typeof import('../../elements/prerender.ts');

const RESULTS = 'https://results.vendor.example';

/** One kB is 1000 bytes, as in the budgets of the other files. */
const KB = 1000;
const FULL_BYTES = 14 * KB;
const BAR_BYTES = 5 * KB;

const NAVIGATION = {
  logo: { title: 'Vendor' },
  navigation: [
    {
      title: 'Products',
      key: 'products',
      sections: [{ title: 'All', url: '/all', links: [{ title: 'One', url: '/one' }] }],
    },
    { title: 'Pricing', url: '/pricing' },
  ],
};
const JSON_CHILD = `<script type="application/json">${JSON.stringify(NAVIGATION)}</script>`;
const HEADER = `<site-header>${JSON_CHILD}</site-header>`;

const TEMPLATE = /<template shadowrootmode="open">[\s\S]*?<\/template>/g;
const withoutTemplates = (html: string) => html.replace(TEMPLATE, '');
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);

/** Prints a page and checks what holds for every page: nothing outside changes, and twice is once. */
async function printed(page: string, options: import('../../elements/prerender.ts').PrerenderOptions = {}) {
  const result = await prerender(page, options);
  assert.deepEqual(result.problems, []);
  assert.equal((await prerender(result.html, options)).html, result.html);
  return result;
}

async function printedOutside(page: string): Promise<number> {
  const { html, elementCount } = await printed(page);
  assert.equal(withoutTemplates(html), page);
  return elementCount;
}

describe('prerender', () => {
  it('prints each element as declarative shadow DOM and changes no byte outside of them', async () => {
    const subnav = `<site-subnav><script type="application/json">{"title":"Guide","nav":{"sub_nav":[{"title_l10n":"Install","url":"/install"}]}}</script></site-subnav>`;
    const page = `<!DOCTYPE html>\n<html lang=en>\n<head><title>A</title></head>\n<body class='x'  id=y>${HEADER}\n${subnav}<p>Text &amp; more<br/></body></html>\n`;
    const { html, elementCount } = await printed(page);
    assert.equal(elementCount, 2);
    assert.equal(withoutTemplates(html), page);
    assert.match(html, /<site-header><template shadowrootmode="open"><style>/);
    assert.match(html, /href="\/install"/);
  });

  it('P12: the markup of a closed bar holds every link of every panel as a plain anchor', async () => {
    for (const reading of ['products', 'platform'] satisfies Reading[]) {
      for (const language of LANGUAGES) {
        const navigation = buildNavigation(reading, language, RESULTS);
        const { template, problems } = prerenderElement('site-header', {
          config: navigation,
          lang: language.languageTag,
        });
        assert.deepEqual(problems, []);
        const wanted = [...JSON.stringify(navigation).matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
        const shown = hrefs(template).map((href = '') => href.replaceAll('&amp;', '&'));
        const missing = wanted.filter((url) => !shown.some((href) => href.endsWith(url)));
        assert.deepEqual(missing, [], `${reading}, ${language.localeCode}`);
      }
    }
  });

  it('leaves pages alone that hold no element of ours', async () => {
    for (const page of [
      '',
      '<p>Text',
      '<my-header></my-header>',
      '<site-headers></site-headers>',
      '<site-search class="x"><button>Search</button></site-search>',
    ]) {
      assert.deepEqual(await prerender(page), { html: page, elementCount: 0, problems: [] });
    }
  });

  it('finds elements as a parser does: not in comments, scripts, text areas, templates, foreign content', async () => {
    const places = [
      `<!-- ${HEADER} -->`,
      `<script>const html = '<site-header></site-header>';</script>`,
      '<textarea><site-header size="small"></site-header></textarea>',
      '<title><site-header size="small"></site-header></title>',
      `<template>${HEADER}</template>`,
      '<svg><site-header size="small"></site-header></svg>',
      '<noscript><site-header size="small"></site-header></noscript>',
      '<p title="<site-header></site-header>">',
    ];
    for (const place of places) assert.equal(await printedOutside(`<!doctype html><body>${place}`), 0, place);
    assert.equal(await printedOutside(places.join('') + HEADER), 1);
  });

  it('prints an element inside of another’s declarative shadow root', async () => {
    const page = `<my-page><template shadowrootmode="open"><div lang="de">${HEADER}</div></template></my-page>`;
    const { html } = await printed(page);
    assert.match(html, /<header [^>]*lang="de-DE"/);
    assert.equal(html.replace(/(<site-header>)<template[\s\S]*?<\/template>/, '$1'), page);
  });

  it('keeps its place in broken HTML: unclosed tags, several bodies, tables, upper case, no head', async () => {
    const places = [
      `<p><b><div>${HEADER}<i>`,
      `<body><p><body class="second">${HEADER}</body><body>`,
      `<table><tr>${HEADER}<td>1</table>`,
      HEADER.replaceAll('site-header', 'SITE-HEADER'),
      `<head><meta charset="utf-8">${HEADER}`,
      `<a href="x"><p>${HEADER}</a>`,
      `<select><option>1</select>${HEADER}<frameset>`,
    ];
    for (const place of places) assert.equal(await printedOutside(place), 1, place);
  });

  it('keeps line ends, byte order marks and null characters', async () => {
    for (const page of [
      `<p>\r\n\r\n${HEADER}\r\n\r<p>`,
      `\ufeff<!doctype html>${HEADER}`,
      `<p>\0</p>${HEADER}\0`,
      `<pre>\r\n${HEADER}</pre>`,
    ]) {
      assert.equal(await printedOutside(page), 1, JSON.stringify(page.slice(0, 20)));
    }
  });

  it('leaves a page alone whose element is never closed, and says where it stands', async () => {
    const page = `<p>\n  <site-header size="small" />\n<main>Text</main>`;
    const { html, problems } = await prerender(page);
    assert.equal(html, page);
    assert.deepEqual(
      problems.map(({ line, column, isFatal }) => [line, column, isFatal]),
      [[2, 3, true]],
    );
  });

  it('leaves a page alone whose JSON is broken, and says line and column of the fault in the page', async () => {
    for (const lineEnd of ['\n', '\r\n']) {
      const json = ['{', '  "logo": { "title": "Vendor" },', '  "navigation": [,]', '}'].join(lineEnd);
      const page = `<!doctype html>${lineEnd}<site-header><script type="application/json">${json}</script></site-header>${HEADER}`;
      const { html, problems } = await prerender(page);
      assert.equal(html, page);
      const [problem, ...others] = problems;
      assert.deepEqual([problem?.line, problem?.column, problem?.isFatal, others.length], [4, 18, true, 0]);
      assert.match(
        problem?.message ?? '',
        /^<site-header> data is not JSON: "," stands at line 4, column 18; expected a value/,
      );
    }
  });

  it('prints what can be used of data, and says where the rest stands', async () => {
    const json =
      '{ "logo": { "title": "Vendor" },\n  "navigation": [\n    { "title": "Bad", "url": "javascript:alert(1)" }] }';
    const page = `<p>\n<site-header locale="xx"><script type="application/json">${json}</script></site-header>`;
    const { html, elementCount, problems } = await prerender(page);
    assert.equal(elementCount, 1);
    assert.doesNotMatch(
      withoutTemplates(html) === page ? (html.replace(JSON_CHILD, '').match(TEMPLATE)?.[0] ?? '') : 'changed',
      /javascript:|changed/,
    );
    const places = problems.map(({ line, column, isFatal }) => `${line}:${column} ${isFatal}`);
    assert.deepEqual(places.sort(), ['2:14 false', '4:30 false']);
  });

  it('reads `src` where there is no JSON child, and prefers the child', async () => {
    const asked: string[] = [];
    const load = (src: string) => {
      asked.push(src);
      return JSON.stringify(NAVIGATION);
    };
    const page = '<site-header src="/nav.json?a&amp;b"></site-header>';
    const { html } = await printed(page, { load });
    assert.match(html, /href="\/one"/);
    await printed(`<site-header src="/nav.json">${JSON_CHILD}</site-header>`, { load });
    assert.deepEqual(asked, ['/nav.json?a&b', '/nav.json?a&b']);
  });

  it('leaves a page alone whose `src` cannot be read, or holds no JSON', async () => {
    const page = '<p>\n<site-header src="/nav.json"></site-header>';
    const failing = () => Promise.reject(new Error('it answers 404'));
    for (const load of [undefined, failing]) {
      const { html, problems } = await prerender(page, { load });
      assert.equal(html, page);
      assert.deepEqual(
        problems.map(({ line, column, isFatal }) => [line, column, isFatal]),
        [[2, 14, true]],
      );
    }
    const { html, problems } = await prerender(page, { load: () => '{\n"a" 1}' });
    assert.equal(html, page);
    assert.deepEqual(
      problems.map(({ src, line, column, isFatal }) => [src, line, column, isFatal]),
      [['/nav.json', 2, 5, true]],
    );
  });

  it('writes the page’s address and the main origin on the host, once, and prints by them', async () => {
    const page = `<site-header\n  size=small >${JSON_CHILD}</site-header>`;
    const options = { url: 'https://docs.vendor.example/de/pricing?a=1&b=2', siteOrigin: 'https://www.vendor.example' };
    const { html } = await printed(page, options);
    const attributes =
      ' page-url="https://docs.vendor.example/de/pricing?a=1&amp;b=2" site-origin="https://www.vendor.example"';
    assert.equal(withoutTemplates(html), page.replace('small >', `small ${attributes}>`));
    assert.match(html, /href="[^"]*\/de\/pricing"[^>]*>Pricing/);
    const moved = await printed(html, { ...options, url: 'https://docs.vendor.example/pricing' });
    assert.match(moved.html, / page-url="https:\/\/docs\.vendor\.example\/pricing" site-origin/);
    assert.match(moved.html, /href="[^"]*\.example\/pricing"|href="\/pricing"/);
  });

  it('takes the language from `locale`, the path and the nearest `lang`, in this order', async () => {
    const languageOf = async (page: string, url?: string) => {
      const { html } = await printed(page, { url });
      return /<header [^>]*lang="([^"]+)"/.exec(html)?.[1];
    };
    const german = `<html lang="de"><body lang=""><div>${HEADER}`;
    assert.equal(await languageOf(german), 'de-DE');
    assert.equal(await languageOf(german, 'https://www.vendor.example/fr/'), 'fr-FR');
    assert.equal(
      await languageOf(german.replace('<site-header', '<site-header locale="jp"'), 'https://www.vendor.example/fr/'),
      'ja-JP',
    );
  });

  it('replaces what an older version printed, wherever it stands in the element', async () => {
    const old = `<site-header>\n${JSON_CHILD}\n<template shadowrootmode="open"><style>.old{}</style><div data-root data-prerendered><b>Old</b></div></template>\n</site-header>`;
    const { html } = await printed(old);
    assert.doesNotMatch(html, /Old|\.old/);
    assert.equal(html.match(TEMPLATE)?.length, 1);
    assert.equal(withoutTemplates(html), withoutTemplates(old));
  });

  it('links styles by one link in head and one in each element, and goes back to inline styles', async () => {
    const styles = { href: '/assets/prerender.css?v=1&x' };
    const link = '<link rel="stylesheet" href="/assets/prerender.css?v=1&amp;x" data-site-elements>';
    for (const head of [
      '<!doctype html><html><head><meta charset="utf-8"></head>',
      '<!doctype html><html>',
      '<!doctype html>',
      '',
    ]) {
      const page = `${head}<body>${HEADER}`;
      const { html } = await printed(page, { styles });
      const start = head.replace('<meta charset="utf-8"></head>', '').length;
      assert.equal(withoutTemplates(html), page.slice(0, start) + link + page.slice(start), head);
      assert.doesNotMatch(html, /<style|style="/);
      assert.equal(withoutTemplates((await printed(html)).html), page);
      const other = await printed(html, { styles: { href: '/other.css' } });
      assert.equal(other.html.match(/\/other\.css/g)?.length, 2);
      assert.doesNotMatch(other.html, /prerender\.css/);
    }
  });

  it('finds elements of another prefix only where it is asked to', async () => {
    const page = `${HEADER}${HEADER.replaceAll('site-header', 'acme-header')}`;
    const { html, elementCount } = await printed(page, { prefix: 'acme' });
    assert.equal(elementCount, 1);
    assert.match(html, /<acme-header><template/);
    assert.match(html, /<site-header><script/);
  });

  it('prints of the bar alone each panel’s titles as links, and marks it for the browser', async () => {
    const { html } = await printed(HEADER, { panels: 'bar' });
    assert.match(html, /data-prerendered="bar"/);
    const [template = ''] = html.match(TEMPLATE) ?? [];
    assert.ok(hrefs(template).includes('/all'));
    assert.ok(!hrefs(template).includes('/one'));
  });

  it('a panel printed with its bar alone has at least one link, whatever it is made of', async () => {
    const panels = [
      { title: 'A', sections: [{ title: 'No address', links: [{ title: 'First', url: '/first' }] }] },
      { title: 'B', columns: [{ blocks: [{ type: 'title', title: 'Title', url: '/title' }] }] },
      { title: 'C', columns: [{ blocks: [{ type: 'sublinks', links: [{ title: 'Sub', url: '/sub' }] }] }] },
    ];
    const { template, problems } = prerenderElement('site-header', { config: { navigation: panels }, panels: 'bar' });
    assert.deepEqual(problems, []);
    for (const url of ['/first', '/title', '/sub']) assert.ok(hrefs(template).includes(url), url);
  });

  it('shows the form of a search where there is no script, and prints nothing without a form', async () => {
    const form = '<form action="/find"><input name="q"></form>';
    const { html, elementCount } = await printed(`<site-search>${form}</site-search><site-search></site-search>`);
    assert.equal(elementCount, 1);
    assert.equal(withoutTemplates(html), `<site-search>${form}</site-search><site-search></site-search>`);
    assert.match(html, /<slot><\/slot><\/div><\/template><form/);
  });

  it(`adds at most ${FULL_BYTES} bytes with everything and ${BAR_BYTES} for the bar only to a page with the demo’s data, brotli`, async () => {
    const bytes = (text: string) => brotliCompressSync(text).byteLength;
    for (const reading of ['products', 'platform'] satisfies Reading[]) {
      const json = JSON.stringify(buildNavigation(reading, ENGLISH, RESULTS));
      const page = `<!doctype html><html lang="en"><body><site-header><script type="application/json">${json}</script></site-header><main>${'<p>Some text of a page.</p>'.repeat(20)}`;
      for (const [panels, most] of [
        ['full', FULL_BYTES],
        ['bar', BAR_BYTES],
      ] as const) {
        const { html } = await printed(page, { panels, url: 'https://www.vendor.example/platform' });
        const added = bytes(html) - bytes(page);
        assert.ok(added <= most, `${reading}, ${panels}: ${added} bytes`);
      }
    }
  });

  it('reads a page of 50 MB in a time that fits its size', { timeout: 60_000 }, async () => {
    const page = `<!doctype html><body>${HEADER}${'<p class="x">Some <b>text</b> of a page.</p>\n'.repeat(1_150_000)}`;
    assert.ok(page.length > 50_000_000);
    const { html, elementCount } = await prerender(page);
    assert.equal(elementCount, 1);
    assert.equal(html.length - page.length, (html.match(TEMPLATE)?.[0] ?? '').length);
  });
});

describe('prerender.css', () => {
  it('holds only rules that match nothing in a page, but for the fallback of a search', () => {
    const css = readFileSync(builtFile('prerender.css'), 'utf8');
    const flat = css
      .replace(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
      .replace(/@(?:media|supports|starting-style)[^{]*\{/g, '');
    const selectors = [...flat.matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/));
    assert.ok(selectors.length > 100);
    const others = selectors.filter((selector) => !selector.trim().startsWith(':host('));
    assert.deepEqual(others, ['site-search:not(:defined,#_#_#_)']);
  });
});
