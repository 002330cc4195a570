import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HEADER, JSON_CHILD, NAVIGATION, prerender, printed, withoutTemplates } from './printed-page.ts';

/** A header whose start tag ends so. */
const headerWith = (attributes: string) => HEADER.replace('<site-header', `<site-header${attributes}`);

const languageOf = (html: string) => /<header [^>]*lang="([^"]+)"/.exec(html)?.[1];

async function languageWith(attributes: string): Promise<string | undefined> {
  return languageOf((await printed(headerWith(attributes))).html);
}

describe('attributes of a printed element', () => {
  it('are read as a parser does: without quotes, with either kind, in capitals, with references, over several lines', async () => {
    for (const written of [
      ' locale=de',
      " locale='de'",
      ' LOCALE="de"',
      ' locale="&#100;e"',
      '\n\tlocale\n=\n"de"\n',
      ' data-a="<b>" locale=de data-b=">"',
    ]) {
      assert.equal(await languageWith(written), 'de-DE', written);
    }
  });

  it('the first of two of the same name counts', async () => {
    assert.equal(await languageWith(' locale="de" locale="fr"'), 'de-DE');
    assert.equal(await languageWith(' Locale="fr" locale="de"'), 'fr-FR');
  });

  it('what only looks like one is none', async () => {
    for (const written of [' data-locale="de"', ' class="locale=de"', ' locale-="de"', ' xlocale=de']) {
      assert.equal(await languageWith(written), 'en-US', written);
    }
  });

  it('contract §2: a wrong value is reported, its default is printed, and the page stays as it is', async () => {
    const page = headerWith(' size="huge"');
    const { html, problems } = await prerender(page);
    assert.equal(withoutTemplates(html), page);
    assert.equal(problems.length, 1);
    assert.match(problems[0]?.message ?? '', /size.*huge/s);
    assert.equal(templateOf(html), templateOf((await printed(HEADER)).html));
  });

  it('contract §5: an address that counts only on the page’s own origin is printed as it is', async () => {
    const page = '<site-search provider="pagefind" pagefind-url="/docs/pagefind.js"></site-search>';
    const { html, problems } = await prerender(page);
    assert.equal(withoutTemplates(html), page);
    assert.deepEqual(problems, []);
  });

  it('an empty language, or one that there is not, is as good as none', async () => {
    assert.equal(await languageWith(' locale=""'), 'en-US');
    assert.equal(languageOf((await prerender(headerWith(' locale="tlh"'))).html), 'en-US');
  });

  it('keep their own order and writing, and get an address once', async () => {
    const page = `<site-header SIZE=small data-b='"' class=a>${JSON_CHILD}</site-header>`;
    const once = await printed(page, { url: 'https://www.vendor.example/a' });
    const tag = /<site-header[^>]*>/.exec(once.html)?.[0] ?? '';
    assert.ok(tag.startsWith(`<site-header SIZE=small data-b='"' class=a`), tag);
    assert.equal(tag.match(/page-url=/g)?.length, 1);
    const twice = await printed(once.html, { url: 'https://www.vendor.example/b' });
    assert.match(twice.html, /page-url="https:\/\/www\.vendor\.example\/b"/);
    assert.doesNotMatch(twice.html, /vendor\.example\/a"/);
  });

  it('an address that the author wrote is replaced by the one of the page', async () => {
    const { html } = await printed(headerWith(' page-url="https://old.example/"'), { url: 'https://new.example/' });
    assert.doesNotMatch(html, /old\.example/);
    assert.match(html, /page-url="https:\/\/new\.example\/"/);
  });

  it('contract §2, Reveal: `announcement` stands there exactly where the data has one', async () => {
    const child = (data: object) => `<script type="application/json">${JSON.stringify(data)}</script>`;
    const masthead = { about: { title: 'About', url: '/about' } };
    const without = child({ ...NAVIGATION, masthead });
    // The message looks like what the markup has for it.
    const announcing = child({
      ...NAVIGATION,
      masthead: { ...masthead, marquee: { message: ' data-has-announcement=""' } },
    });
    const { html } = await printed(HEADER.replace(JSON_CHILD, announcing));
    assert.match(html, /^<site-header announcement><template /);
    const { html: later } = await printed(html.replace(announcing, without));
    assert.equal(later, (await printed(HEADER.replace(JSON_CHILD, without))).html);
    assert.match(later, /^<site-header><template /);
    for (const tag of ['<site-header size="small"announcement>', '<site-header announcement="" size="small">']) {
      const { html: given } = await printed(HEADER.replace(JSON_CHILD, without).replace('<site-header>', tag));
      assert.match(given, /^<site-header size="small"><template /);
    }
  });
});

const templateOf = (html: string) => /<template shadowrootmode="open"[^>]*>[\s\S]*<\/template>/.exec(html)?.[0];
