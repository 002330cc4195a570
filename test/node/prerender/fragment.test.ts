import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { VERSION } from '../../../elements/version.ts';
import { NAVIGATION, prerender, printFragment } from './printed-page.ts';

const SECTION = { title: 'Guide', nav: { sub_nav: [{ title_l10n: 'Install', url: '/guide/install' }] } };
/** What templates, servers and scripts would take for something else. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is one of HTL.
const HOSTILE = '{{ x }} {% y %} {# z #} ${w} <?php echo 1 ?> <!--#include --> </script> </template> "\'& é 日本 😀';
const HOSTILE_DATA = { ...NAVIGATION, navigation: [{ title: HOSTILE, url: '/a' }] };

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '');

describe('printFragment', () => {
  it('contract §1: prints one element with its shadow root and its data, and nothing of a page', () => {
    const { html, tagName, problems } = printFragment(NAVIGATION, { locale: 'de-de' });
    assert.deepEqual([tagName, problems], ['site-header', []]);
    assert.match(
      html,
      /^<site-header locale="de-de"><template shadowrootmode="open" data-version="[^"]+"><style>[\s\S]*<\/template><script type="application\/json">[^<]*<\/script><\/site-header>\n$/,
    );
    assert.deepEqual(dataOf(html), NAVIGATION);
    assert.doesNotMatch(html, /page-url|aria-current="page"/);
    assert.match(html, /<header [^>]*lang="de-DE"/);
    assert.equal(printFragment(NAVIGATION, { locale: 'de-de' }).html, html);
  });

  it('tells from the data which element it is for, or is told', () => {
    const tagOf = (data: unknown) => printFragment(data, { locale: 'en-us' }).tagName;
    assert.equal(tagOf(SECTION), 'site-subnav');
    assert.equal(tagOf({ currentSbn: SECTION, locale: { code: 'de-de' } }), 'site-subnav');
    assert.equal(tagOf({ areas: [] }), 'site-search');
    for (const key of ['navigation', 'masthead', 'logo', 'ctas', 'action_items'])
      assert.equal(tagOf({ [key]: [] }), 'site-header');
    for (const data of [{}, { locale: 'de-de' }, null, undefined, [], 'text']) {
      assert.throws(() => tagOf(data), /^RangeError: The data does not tell which element it is for/);
    }
    assert.match(printFragment({}, { locale: 'en-us', tag: 'header' }).html, /^<site-header /);
  });

  it('a search has nothing to show: it is its data, and whatever attributes it is given', () => {
    const { html } = printFragment(
      { areas: [] },
      { locale: 'jp', attributes: { 'search-url': 'https://find.example/?a=1&b="' } },
    );
    assert.equal(
      html,
      '<site-search search-url="https://find.example/?a=1&amp;b=&quot;" locale="ja-jp"><script type="application/json">{"areas":[]}</script></site-search>\n',
    );
  });

  it('takes the options of pages: a prefix, the bar alone, linked styles, the main site', () => {
    const full = printFragment(NAVIGATION, { locale: 'en-us' }).html;
    const { html } = printFragment(NAVIGATION, {
      locale: 'en-us',
      prefix: 'acme',
      panels: 'bar',
      styles: { href: '/p.css' },
      siteOrigin: 'https://www.vendor.example',
    });
    assert.match(
      html,
      /^<acme-header locale="en-us" site-origin="https:\/\/www\.vendor\.example"><template [^>]*><link rel="stylesheet" href="\/p\.css">/,
    );
    assert.match(html, /href="https:\/\/www\.vendor\.example\/pricing"/);
    assert.match(full, /href="\/one"/);
    assert.doesNotMatch(html.replace(/<script[\s\S]*/, ''), /\/one"/);
  });

  it('is inert in templates, and the same in every encoding that has ASCII', () => {
    for (const panels of ['full', 'bar'] as const) {
      const { html, problems } = printFragment(HOSTILE_DATA, {
        locale: 'ja-jp',
        panels,
        attributes: { title: HOSTILE },
      });
      assert.deepEqual(problems, []);
      assert.match(html, /^[\n\x20-\x7e]*$/);
      assert.doesNotMatch(html, /\{[{%#]|\$\{|<\?|<!--|<%/);
      assert.equal(html.match(/<\/script>/g)?.length, 1);
      assert.deepEqual(dataOf(html), HOSTILE_DATA);
      assert.match(html, /title="&#123;\{ x }}/);
    }
  });

  it('says what is wrong with data and prints the rest; nothing, where nothing is left', () => {
    const { html, problems } = printFragment({ ...NAVIGATION, navigaton: [] }, { locale: 'en-us' });
    assert.deepEqual(
      problems.map(({ pointer }) => pointer),
      ['/navigaton'],
    );
    assert.match(html, /href="\/pricing"/);
    const broken = printFragment({ nav: 1 }, { locale: 'en-us' });
    assert.equal(broken.html, '');
    assert.ok(broken.problems.length > 0);
  });

  it('throws for a locale that there is not, and for an address of a page', () => {
    assert.throws(() => printFragment(NAVIGATION, { locale: 'xx' }), /^RangeError: The locale is "xx"/);
    const attributes = { 'page-url': 'https://www.vendor.example/' };
    assert.throws(() => printFragment(NAVIGATION, { locale: 'en-us', attributes }), /^RangeError: .*page-url/);
  });

  it('what it prints is found and printed anew as part of a page', async () => {
    const page = `<!doctype html><title>Page</title>${printFragment(NAVIGATION, { locale: 'de-de' }).html}`;
    const { html, elementCount, problems } = await prerender(page, { url: 'https://www.vendor.example/de/pricing' });
    assert.deepEqual([elementCount, problems], [1, []]);
    assert.match(html, /<a (?=[^>]*href="\/de\/pricing")[^>]*aria-current="page"/);
  });
});

describe('the version', () => {
  it('is that of the package', () => {
    const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
    assert.equal(VERSION, JSON.parse(manifest).version);
  });
});
