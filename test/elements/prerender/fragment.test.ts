// Longer than 250 lines: every way in which what is included may differ from what the browser has.
import { expect } from 'chai';
import { type PrintFragmentOptions, prerenderElement, printFragment } from '../../../elements/entries/prerender.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { expectError, expectWarning } from '../../support/console.ts';
import { eventually } from '../../support/eventually.ts';
import { buttonNamed, isShown } from '../../support/find.ts';
import { flavour, loaderFile } from '../../support/flavour.ts';
import { openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { shadow } from '../../support/mount.ts';
import { click } from '../../support/pointer.ts';
import { setViewport } from '../../support/viewport.ts';

const RENDERED_ANEW = /^<site-header> was printed by another version .*; it is rendered anew\. /;

interface Included {
  /** The shadow roots of the included elements, in their order. */
  readonly roots: readonly [ShadowRoot, ...ShadowRoot[]];
  /** All that a server has printed into them. */
  readonly printed: readonly Element[];
  readonly document: Document;
  readonly release: () => Promise<void>;
  /** Lets the code come, and waits until it has taken the elements over. */
  readonly hydrate: () => Promise<void>;
}

/** Opens a page that includes fragments. Their code waits until the test says so. */
async function include(bodyHtml: string, path = '/', lang = 'en'): Promise<Included> {
  const code = await holdCode(flavour === 'lite' ? 'shared' : 'react');
  const { document } = await openFrame(
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Page</title><script src="${code.src}"></script></head><body>${bodyHtml}<main id="main">Text</main></body></html>`,
    { path },
  );
  const hosts = [...document.querySelectorAll('site-header, site-subnav')];
  const roots = hosts.map(shadow) as [ShadowRoot, ...ShadowRoot[]];
  const ready = new Set<Element>();
  for (const host of hosts) host.addEventListener('ready', () => ready.add(host));
  const release = () => code.release();
  const hydrate = async () => {
    await release();
    await eventually(() => expect(ready.size).to.equal(hosts.length));
  };
  // Of a bar that is printed alone, panels hold a link or two in place of their content.
  const kept = '[data-root] *:not([data-prerendered=bar] [part=panel] *)';
  const printed = roots.flatMap((root) => [...root.querySelectorAll(kept)]);
  return { document, roots, printed, release, hydrate };
}

function fragment(data: unknown, options: Partial<PrintFragmentOptions> = {}): string {
  const { html, problems } = printFragment(data, { locale: 'en-us', ...options });
  expect(problems).to.deep.equal([]);
  return html;
}

const linksOf = (root: ShadowRoot) =>
  [...root.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const currentOf = (root: ShadowRoot) =>
  [...root.querySelectorAll('a[aria-current=page]')].map((link) => link.getAttribute('href'));
const lost = (nodes: readonly Element[]) => nodes.filter((node) => !node.isConnected).map(({ localName }) => localName);

/** Its links are those that a browser renders from the same data, and its panels open. */
async function expectWorking(root: ShadowRoot, data: unknown = navigation): Promise<void> {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const { document } = await openFrame(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><script src="/dist/${loaderFile}"></script></head><body><site-header><script type="application/json">${json}</script></site-header><main id="main">Text</main></body></html>`,
  );
  await eventually(() => {
    const rendered = shadow(document.querySelector('site-header') as Element);
    expect(rendered.querySelectorAll('[part=panel] a')).not.to.have.length(0);
    expect(linksOf(root)).to.deep.equal(linksOf(rendered));
  });
  document.defaultView?.frameElement?.remove();
  await click(buttonNamed(root, 'Products'));
  await eventually(() => expect(isShown(root.getElementById('panel--products') as Element)).to.equal(true));
}

/** What minifiers of HTML do by their usual options. */
function minified(html: string): string {
  const [, json = ''] = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const markup = html
    .replace(json, '')
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replace(/ ([\w-]+)=""/gi, ' $1')
        .replace(/ ([\w-]+)="([^"'=<>`\s]*[^"'=<>`\s/])"/gi, ' $1=$2')
        .replace(/(?: \/|\/)>$/, '>'),
    )
    .replace(/<\/li>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  return markup.replace(/<script[^>]*>/, (tag) => tag + JSON.stringify(JSON.parse(json), null, 1));
}

const LANGUAGES = [
  ['en-us', '', 'en-US'],
  ['de-de', '/de', 'de-DE'],
  ['ja-jp', '/jp', 'ja-JP'],
] as const;

describe('a fragment that is included in every page', () => {
  beforeEach(() => setViewport(1280));

  for (const [locale, prefix, lang] of LANGUAGES) {
    for (const panels of ['full', 'bar'] as const) {
      it(`contract §2: hydrates at every depth, no node replaced, then marks its current link: ${locale}, ${panels}`, async () => {
        const html = fragment(navigation, { locale, panels });
        for (const [path, current] of [
          [`${prefix}/`, prefix || '/'],
          [`${prefix}/pricing`, `${prefix}/pricing`],
          [`${prefix}/security/siem/index.html`, `${prefix}/security/siem`],
        ] as const) {
          const { roots, printed, hydrate } = await include(html, path, 'en');
          expect(currentOf(roots[0])).to.deep.equal([]);
          await hydrate();
          await eventually(() => expect(currentOf(roots[0])).to.deep.equal([current]));
          expect(printed.length).to.be.greaterThan(50);
          expect(lost(printed)).to.deep.equal([]);
          expect(roots[0].querySelector('header')?.lang).to.equal(lang);
        }
      });
    }
  }

  it('contract §2: a sub-navigation, too, and whatever the page says its language is', async () => {
    const html = fragment(sectionNav, { locale: 'de-de' });
    for (const [path, current] of [
      ['/fr/guide/install', []],
      ['/de/guide/install/', ['/de/guide/install']],
    ] as const) {
      const { roots, printed, hydrate } = await include(html, path, 'fr');
      await hydrate();
      await eventually(() => expect(currentOf(roots[0])).to.deep.equal(current));
      expect(lost(printed)).to.deep.equal([]);
      expect(roots[0].querySelector('nav')?.lang).to.equal('de-DE');
    }
  });

  it('§2.1: has masthead links in its language before it knows the page', async () => {
    const { roots } = await include(fragment(navigation, { locale: 'de-de' }), '/de/pricing');
    expect([...roots[0].querySelectorAll('[part=masthead] a')].map((link) => link.getAttribute('href'))).to.include(
      '/de/about',
    );
  });

  it('twice on a page: both hydrate, and each opens its own panel', async () => {
    const { roots, printed, hydrate } = await include(fragment(navigation).repeat(2), '/pricing');
    await hydrate();
    expect(lost(printed)).to.deep.equal([]);
    for (const root of roots) await eventually(() => expect(currentOf(root)).to.deep.equal(['/pricing']));
    const panels = roots.map((root) => root.getElementById('panel--products') as Element);
    await click(buttonNamed(roots[0], 'Products'));
    await eventually(() => expect(panels.map(isShown)).to.deep.equal([true, false]));
  });
});

describe('a fragment that is not what this version prints', () => {
  beforeEach(() => setViewport(1280));

  for (const [how, styles] of [
    ['inline', 'inline'],
    ['linked', { href: '/dist/prerender.css' }],
  ] as const) {
    it(`printed without a locale and included in another language: it is rendered anew, in its own looks, styles ${how}`, async () => {
      const { template } = prerenderElement('site-header', { config: navigation, lang: 'en', styles });
      const json = `<script type="application/json">${JSON.stringify(navigation)}</script>`;
      const { roots, printed, hydrate } = await include(`<site-header>${template}${json}</site-header>`, '/', 'de');
      await hydrate();
      await expectWarning(RENDERED_ANEW);
      await eventually(() => expect(printed.some((node) => node.isConnected)).to.equal(false));
      expect(roots[0].querySelector('header')?.lang).to.equal('de-DE');
      await eventually(() => expect(roots[0].host.getBoundingClientRect().height).to.equal(100));
      expect(linksOf(roots[0]).map(([, href]) => href)).to.include('/de/pricing');
      await click(buttonNamed(roots[0], 'Products'));
      await eventually(() => expect(isShown(roots[0].getElementById('panel--products') as Element)).to.equal(true));
    });
  }

  it('printed by another version: it is rendered anew, without the styles of that version, and one warning says so', async () => {
    const old = fragment(navigation)
      .replace(/data-stamp="[^"]*"/, 'data-stamp="0"')
      .replaceAll('popoverTarget=', 'data-opens=')
      .replaceAll(' part="item trigger"', '')
      .replace('<style>', '<style>.trigger { display: none }</style><style>');
    const { roots, printed, hydrate } = await include(old);
    await hydrate();
    await expectWarning(RENDERED_ANEW);
    await eventually(() => expect(printed.some((node) => node.isConnected)).to.equal(false));
    expect(roots[0].querySelectorAll('style')).to.have.length(0);
    await expectWorking(roots[0]);
  });

  it('with printed styles that the page’s policy refuses: it has its own looks after hydration', async () => {
    const html = fragment(navigation);
    const code = await holdCode(flavour === 'lite' ? 'shared' : 'react');
    const policy = `<meta http-equiv="content-security-policy" content="style-src 'self'">`;
    const { document } = await openFrame(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${policy}<script src="${code.src}"></script></head><body>${html}<main id="main">Text</main></body></html>`,
    );
    for (const _ of html.matchAll(/<style>/g)) await expectError(/style-src/);
    const header = document.querySelector('site-header') as HTMLElement;
    const [printed] = shadow(header).querySelectorAll('[data-root] *');
    const bar = shadow(header).querySelector('.bar') as Element;
    expect(getComputedStyle(bar).display).to.equal('block');
    await code.release();
    await eventually(() => expect(getComputedStyle(bar).display).to.equal('flex'));
    await eventually(() => expect(shadow(header).querySelector('[data-static]')).to.equal(null));
    expect(printed?.isConnected).to.equal(true);
    expect(header.offsetHeight).to.equal(100);
  });

  it('half characters and U+0000 in the data: nothing of what was printed is rendered anew', async () => {
    const odd = structuredClone(navigation);
    Object.assign(odd.navigation[0] as object, { title: 'Pro\ud800du\u0000cts' });
    odd.masthead.marquee.message = 'Half \udc00 and none \u0000';
    const { template } = prerenderElement('site-header', { config: odd, lang: 'en' });
    const json = `<script type="application/json">${JSON.stringify(odd)}</script>`;
    const { roots, printed, hydrate } = await include(`<site-header>${template}${json}</site-header>`);
    await hydrate();
    expect(lost(printed)).to.deep.equal([]);
    expect(roots[0].querySelector('[part="announcement"]')?.textContent).to.contain('Half \ufffd and none');
  });

  it('printed from other data: an address that was changed in the JSON alone is the one that counts', async () => {
    const html = fragment(navigation);
    const edited = html.replace('"url":"/pricing"', '"url":"/preise"');
    expect(edited).not.to.equal(html);
    const { roots, hydrate } = await include(edited);
    await hydrate();
    await expectWarning(RENDERED_ANEW);
    await expectWorking(roots[0], JSON.parse(JSON.stringify(navigation).replace('"/pricing"', '"/preise"')));
  });

  it('printed for another site: `site-origin` that was added by hand counts', async () => {
    const { roots, hydrate } = await include(
      fragment(navigation).replace('<site-header', '<site-header site-origin="https://www.vendor.example"'),
    );
    await hydrate();
    await expectWarning(RENDERED_ANEW);
    const [pricing] = [...roots[0].querySelectorAll('a')].filter(({ textContent }) => textContent === 'Pricing');
    expect(pricing?.href).to.equal('https://www.vendor.example/pricing');
  });

  for (const [what, text, edited] of [
    ['a text', '>Pricing<', '>Prices<'],
    ['an address', 'href="/pricing"', 'href="/prices"'],
    ['an entry more', '<ul class="items">', '<ul class="items"><li>New</li>'],
  ] as const) {
    it(`edited by hand in its markup, ${what}: it ends up as its data says`, async () => {
      const html = fragment(navigation).replace(text, edited);
      expect(html).to.contain(edited);
      const { roots, hydrate } = await include(html);
      await hydrate();
      await expectWarning(RENDERED_ANEW);
      await expectWorking(roots[0]);
    });
  }

  it('without its JSON, which a CMS has filtered out: what shows stays, and opens as HTML does', async () => {
    const withoutJson = fragment(navigation).replace(/<script[\s\S]*?<\/script>/, '');
    const { document, roots, printed, release } = await include(withoutJson + fragment(sectionNav), '/guide/install');
    await release();
    await eventually(() => expect(currentOf(roots[1] as ShadowRoot)).to.deep.equal(['/guide/install']));
    expect(lost(printed)).to.deep.equal([]);
    const { customElements } = document.defaultView as Window;
    await eventually(() => expect(customElements.get('site-header')).to.be.ok);
    expect(isShown(roots[0].querySelector('[part=bar]') as Element)).to.equal(true);
    await click(buttonNamed(roots[0], 'Products'));
    await eventually(() => expect(isShown(roots[0].getElementById('panel--products') as Element)).to.equal(true));
  });

  for (const panels of ['full', 'bar'] as const) {
    it(`minified, ${panels}: every node is kept without quotes, end tags and white space, references and JSON rewritten`, async () => {
      const { roots, printed, hydrate } = await include(minified(fragment(navigation, { locale: 'de-de', panels })));
      expect(printed.length).to.be.greaterThan(50);
      await hydrate();
      expect(lost(printed)).to.deep.equal([]);
      await click(buttonNamed(roots[0], 'Products'));
      await eventually(() => expect(isShown(roots[0].getElementById('panel--products') as Element)).to.equal(true));
    });
  }

  for (const encoding of ['windows-1252', 'shift_jis']) {
    it(`read as ${encoding}: it says the same`, async () => {
      const texts = structuredClone(navigation);
      Object.assign(texts.navigation[0] ?? {}, { title: 'Prodükte 製品 😀' });
      const bytes = new TextEncoder().encode(fragment(texts, { locale: 'ja-jp' }));
      const { roots, printed, hydrate } = await include(new TextDecoder(encoding).decode(bytes));
      expect(buttonNamed(roots[0], 'Prodükte 製品 😀')).to.be.ok;
      await hydrate();
      expect(lost(printed)).to.deep.equal([]);
    });
  }
});
