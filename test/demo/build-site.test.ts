import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readContent } from '../../demo/site/content.ts';
import { STATES } from '../../demo/site/states/states.ts';
import { buildFixtureSite, NAVIGATION, RESULTS_ORIGIN, SITE_ORIGIN, temporaryFolder } from './fixture.ts';

const site = buildFixtureSite();

function read(file: string): string {
  return readFileSync(join(site.directory, file), 'utf8');
}

function allPages(): readonly { readonly path: string; readonly html: string }[] {
  return [...site.paths]
    .filter((path) => !path.endsWith('/feed'))
    .map((path) => {
      const file = [`${path}.html`, join(path, 'index.html')].find((name) => existsSync(join(site.directory, name)));
      assert.ok(file, `${path} has a file`);
      return { path, html: read(file) };
    });
}

describe('demo: pages', () => {
  it('is a page at its path for every Markdown file, index files at their folder', () => {
    for (const path of ['/', '/pricing', '/guide', '/guide/en/kibana/current/dashboards', '/de', '/jp']) {
      assert.ok(site.paths.has(path), path);
    }
  });

  it('contract §1: every page has the one tag, once, and only the tag’s own states have it otherwise', () => {
    for (const { path, html } of allPages()) {
      const tags = html.match(/<script src="\/site-elements\/site-elements\.js"><\/script>/g) ?? [];
      const isTagState = /^\/states\/(tag-|no-script$)/.test(path);
      if (!isTagState) assert.equal(tags.length, 1, path);
      if (!isTagState) assert.ok(html.indexOf(tags[0] ?? '') < html.indexOf('</head>'), `${path}: in the head`);
    }
  });

  it('contract §2: no page has inline styles, inline scripts or event attributes, which the policy would block', () => {
    for (const { path, html } of allPages()) {
      const markup = html
        .replace(/<script type="application\/json">.*?<\/script>/gs, '')
        .replace(/<pre.*?<\/pre>/gs, '');
      assert.doesNotMatch(markup, /<[^>]*\sstyle=|<style|<[^>]*\son\w+=/, path);
      assert.doesNotMatch(markup, /<script(?![^>]*\ssrc=)/, path);
    }
  });

  it('has one h1 and one main with an id on every page', () => {
    for (const { path, html } of allPages()) {
      assert.equal(html.match(/<h1[ >]/g)?.length, 1, path);
      assert.equal(html.match(/<main id="main">/g)?.length, 1, path);
    }
  });

  it('gives each heading an id of its own', () => {
    const ids = [...read('guide/en/kibana/current/dashboards.html').matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
    assert.deepEqual(ids, ['add-a-panel', 'share-it', 'limits', 'limits-2']);
  });

  it('escapes titles and descriptions', () => {
    const html = read('index.html');
    assert.match(html, /<title>Search, observe &amp; protect \| Vendor<\/title>/);
    assert.match(html, /content="The home of a company that sells &lt;b&gt;nothing&lt;\/b&gt;\."/);
  });

  it('§2.1: names the language and its translations, each by an absolute address and a valid tag', () => {
    const html = read('de/index.html');
    assert.match(html, /<html lang="de-DE">/);
    assert.ok(html.includes(`<link rel="canonical" href="${SITE_ORIGIN}/de">`));
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
    const byTag = Object.fromEntries(alternates.map(([, tag, href]) => [tag, href]));
    assert.deepEqual(byTag, {
      'en-US': `${SITE_ORIGIN}/`,
      'zh-CN': `${SITE_ORIGIN}/cn`,
      'de-DE': `${SITE_ORIGIN}/de`,
      'ja-JP': `${SITE_ORIGIN}/jp`,
      'ko-KR': `${SITE_ORIGIN}/kr`,
      'x-default': `${SITE_ORIGIN}/`,
    });
    for (const tag of Object.keys(byTag)) if (tag !== 'x-default') Intl.getCanonicalLocales(tag);
  });

  it('lists only the translations that exist', () => {
    assert.equal(read('pricing.html').match(/rel="alternate"/g)?.length, 2);
  });
});

describe('demo: elements', () => {
  it('contract §2: the JSON children parse and no text in them ends the script', () => {
    const [, json = ''] =
      /<site-header[^>]*><script type="application\/json">(.*?)<\/script>/s.exec(read('index.html')) ?? [];
    assert.deepEqual(JSON.parse(json), { ...NAVIGATION, uid: 'products' });
    assert.doesNotMatch(read('index.html'), /<script>alert/);
  });

  it('contract §2: plain links stand in the header, with the language prefix', () => {
    const [, links = ''] = /<site-header.*?<nav[^>]*>(.*?)<\/nav>/s.exec(read('de/index.html')) ?? [];
    const hrefs = [...links.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    assert.deepEqual(hrefs, ['/de', '/de/guide', '/de/pricing', '/de/contact?storm=header&amp;x=1']);
  });

  it('§2.5: a page of a section has its sub-navigation, the blog and the customers with their feed', () => {
    assert.match(read('guide/index.html'), /<site-subnav theme="auto"><script/);
    assert.match(read('blog/index.html'), /<site-subnav theme="auto" section="blog"><script/);
    assert.match(read('customers/index.html'), /<site-subnav theme="auto" section="customers"><script/);
    assert.doesNotMatch(read('pricing.html'), /<site-subnav/);
  });

  it('§7: the plain search form sends the same parameters, with the prefix first in its path', () => {
    const form = /<form.*?<\/form>/s;
    const [english = ''] = form.exec(read('guide/en/kibana/current/dashboards.html')) ?? [];
    assert.match(english, new RegExp(`action="${RESULTS_ORIGIN}/find" method="get"`));
    assert.match(english, /name="q"/);
    assert.match(english, /name="location\[0\]" value="Documentation"/);
    assert.match(english, /name="product\[0\]" value="Kibana"/);
    assert.ok(english.includes(`name="referrer" value="${SITE_ORIGIN}/guide/en/kibana/current/dashboards"`));
    const [german = ''] = form.exec(read('de/index.html')) ?? [];
    assert.match(german, new RegExp(`action="${RESULTS_ORIGIN}/de/find"`));
    assert.doesNotMatch(german, /location\[0\]/);
  });

  it('§2.2: the second reading has a page in every language', () => {
    for (const prefix of ['', '/de', '/es', '/fr', '/jp', '/kr', '/cn', '/pt']) {
      assert.match(read(`${prefix}/second-reading.html`), /"uid":"platform"/);
    }
  });

  it('§3: every navigation configuration is there by its locale code, for src', () => {
    for (const code of ['en-us', 'fr-fr', 'de-de', 'ja-jp', 'ko-kr', 'zh-cn', 'es-419', 'pt-br']) {
      assert.equal(JSON.parse(read(`navigation/products.${code}.json`)).uid, 'products');
      assert.equal(JSON.parse(read(`navigation/platform.${code}.json`)).uid, 'platform');
    }
  });
});

describe('demo: lists and feeds', () => {
  function listed(file: string): readonly (string | undefined)[] {
    const [, list = ''] = /<section class="listing">(.*?)<\/section>/s.exec(read(file)) ?? [];
    return [...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  }

  it('lists all posts on the blog, the newest first', () => {
    assert.deepEqual(listed('blog/index.html'), ['/blog/newer', '/blog/older']);
  });

  it('lists a category’s posts on its page', () => {
    assert.deepEqual(listed('blog/category/security.html'), ['/blog/older']);
  });

  it('lists the stories on the customers page and the pages on the guide', () => {
    assert.deepEqual(listed('customers/index.html'), ['/customers/cisco']);
    assert.deepEqual(listed('guide/index.html'), ['/guide/en/kibana/current/dashboards']);
  });

  it('§2.5: the feeds hold the posts and the stories, in the languages that have some', () => {
    assert.match(
      read('blog/feed.xml'),
      /<title>The newer post<\/title>\n<link>https:\/\/www\.vendor\.example\/blog\/newer</,
    );
    assert.match(read('customer/feed.xml'), /<title>Cisco<\/title>/);
    assert.ok(site.paths.has('/blog/feed'));
    assert.ok(!site.paths.has('/de/blog/feed'));
  });
});

describe('demo: states', () => {
  it('has a page for every state, with a name of its own, and a list of them', () => {
    assert.equal(new Set(STATES.map(({ slug }) => slug)).size, STATES.length);
    const list = read('states.html');
    for (const { slug } of STATES) {
      assert.ok(site.paths.has(`/states/${slug}`), slug);
      assert.ok(list.includes(`href="/states/${slug}"`), slug);
    }
  });

  it('differs from every other state by more than its text', () => {
    const markups = STATES.map(({ slug, title, note }) => {
      const html = read(`states/${slug}.html`).replaceAll(`/states/${slug}`, '');
      const markup = html.replace(
        /<main.*<\/main>/s,
        (main) => main.match(/<button.*?<\/button>|<link.*?>/)?.[0] ?? '',
      );
      return markup.replace(/<title>.*<\/title>|<meta name="description".*>/g, '') || `${title}${note}`;
    });
    assert.equal(new Set(markups).size, STATES.length);
  });
});

describe('demo: content that cannot be used', () => {
  function contentWith(text: string): () => unknown {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'en'));
    writeFileSync(join(folder, 'en/page.md'), text);
    return () => readContent(folder);
  }

  it('names the file that has no front matter', () => {
    assert.throws(contentWith('Just text.'), /en\/page\.md does not begin with front matter/);
  });

  it('names the file whose front matter lacks a field or has an unknown one', () => {
    assert.throws(contentWith('---\ntitle: A\n---\nText'), /en\/page\.md needs a title, a description and an area/);
    assert.throws(contentWith('---\ntitel: A\n---\nText'), /en\/page\.md has “titel: A”/);
  });

  it('refuses two files that are the same page', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'en/blog'), { recursive: true });
    const text = '---\ntitle: A\ndescription: B\narea: blog\n---\nText';
    writeFileSync(join(folder, 'en/blog.md'), text);
    writeFileSync(join(folder, 'en/blog/index.md'), text);
    assert.throws(() => readContent(folder), /Two files are the page \/blog/);
  });
});
