import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { buildNavigation, type Reading } from '../../../demo/navigation/build-navigation.ts';
import { ENGLISH, LANGUAGES } from '../../../demo/site/languages.ts';
import { builtFile } from './built.ts';
import {
  HEADER,
  hrefs,
  JSON_CHILD,
  NAVIGATION,
  prerender,
  prerenderElement,
  printed,
  TEMPLATE,
  withoutTemplates,
} from './printed-page.ts';

const RESULTS = 'https://results.vendor.example';

/** One kB is 1000 bytes, as in the budgets of the other files. */
const KB = 1000;
const FULL_BYTES = 14 * KB;
const BAR_BYTES = 5 * KB;

describe('prerender', () => {
  it('prints each element as declarative shadow DOM and changes no byte outside of them', async () => {
    const subnav = `<site-subnav><script type="application/json">{"title":"Guide","nav":{"sub_nav":[{"title_l10n":"Install","url":"/install"}]}}</script></site-subnav>`;
    const page = `<!DOCTYPE html>\n<html lang=en>\n<head><title>A</title></head>\n<body class='x'  id=y>${HEADER}\n${subnav}<p>Text &amp; more<br/></body></html>\n`;
    const { html, elementCount } = await printed(page);
    assert.equal(elementCount, 2);
    assert.equal(withoutTemplates(html), page);
    assert.match(html, /<site-header><template shadowrootmode="open" data-version="[^"]+"><style>/);
    assert.match(html, /href="\/install"/);
  });

  const SKIP_LINK = /<a [^>]*class="skip-link"[^>]*>/;

  for (const panels of ['full', 'bar'] as const) {
    it(`contract §3: prints the skip link to the page’s first <main> with an id, panels: ${panels}`, async () => {
      const after = '<template><main id="later"></main></template><main>No id</main><main id="content">A</main>';
      const { html } = await prerender(`<body>${HEADER}${after}<main id="second"></main></body>`, { panels });
      assert.match(html, /<site-header skip-target="content">/);
      assert.match(SKIP_LINK.exec(html)?.[0] ?? '', /href="#content"/);
      assert.equal((await prerender(html, { panels })).html, html);
    });
  }

  it('contract §3: prints the skip link to the author’s target, and none where nothing is known', async () => {
    const given = HEADER.replace('<site-header', '<site-header skip-target="here"');
    const { html } = await prerender(`<body>${given}<main id="content"></main></body>`);
    assert.match(SKIP_LINK.exec(html)?.[0] ?? '', /href="#here"/);
    assert.doesNotMatch(html, /skip-target="content"/);
    assert.doesNotMatch((await prerender(`<body>${HEADER}<main></main></body>`)).html, SKIP_LINK);
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

  it('prints with the bar alone what a page that knows of a dismissed announcement needs', async () => {
    const config = { masthead: { marquee: { message: 'New' } } };
    const { template } = prerenderElement('site-header', { config, panels: 'bar' });
    assert.match(template, /animation:var\(--site-announcement/);
    assert.match(template, /@keyframes dismissed/);
  });

  it('a panel printed with its bar alone has at least one link, whatever it is made of', async () => {
    const panels = [
      { title: 'A', sections: [{ title: 'No address', links: [{ title: 'First', url: '/first' }] }] },
      { title: 'B', columns: [{ blocks: [{ type: 'title', title: 'Title', url: '/title' }] }] },
      { title: 'C', columns: [{ blocks: [{ type: 'sublinks', links: [{ title: 'Sub', url: '/sub' }] }] }] },
      { title: 'D', sections: [{ title: 'Named', properties: [{ name: 'Property', url: '/property' }] }] },
      {
        title: 'E',
        sections: [
          {
            title: 'One of them is off',
            links: [{ title: 'After it', url: '/after' }],
            calloutA: { title: 'A', cta: { title: 'Off', url: '/off', disabled: true } },
          },
        ],
      },
    ];
    const { template, problems } = prerenderElement('site-header', { config: { navigation: panels }, panels: 'bar' });
    assert.deepEqual(problems, []);
    for (const url of ['/first', '/title', '/sub', '/property', '/after']) {
      assert.ok(hrefs(template).includes(url), url);
    }
    assert.ok(!hrefs(template).includes('/off'));
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
});

/** The selectors of a list: its commas outside of parentheses separate them. */
function partsOf(list: string): readonly string[] {
  let depth = 0;
  const marked = list.replace(/[(),]/g, (mark) => {
    if (mark !== ',') depth += mark === '(' ? 1 : -1;
    return mark === ',' && depth === 0 ? '\n' : mark;
  });
  return marked.split('\n');
}

describe('prerender.css', () => {
  it('holds only rules that match nothing in a page, but for the fallback of a search', () => {
    const css = readFileSync(builtFile('prerender.css'), 'utf8');
    const flat = css
      .replace(/^\/\*.*?\*\/|@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
      .replace(/@(?:media|supports|starting-style)[^{]*\{/g, '');
    const selectors = [...flat.matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, list = '']) => partsOf(list));
    assert.ok(selectors.length > 100);
    const others = selectors.filter((selector) => !selector.trim().startsWith(':host('));
    assert.deepEqual(others, ['site-search:not(:defined,#_#_#_)']);
  });
});
