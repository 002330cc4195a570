import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { eventually } from '../support/eventually.ts';
import { isShown } from '../support/find.ts';
import { loaderFile } from '../support/flavour.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { setViewport } from '../support/viewport.ts';

// Pages whose window lacks something, or has something else in its place: old browsers, blockers, other people's scripts.

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const BODY = `<site-header>${json(navigation)}<nav><a href="/">Home</a></nav></site-header>
  <site-subnav>${json(sectionNav)}<nav><a href="/">Section</a></nav></site-subnav><main>Text</main>
  <site-search search-url="/find"><form action="/find"><input name="q"><button>Find</button></form></site-search>`;

/** What has been done to the page before the tag, and whether the elements still work in full. */
const CHANGES: Readonly<Record<string, readonly [code: string, isWhole: boolean]>> = {
  'no ResizeObserver': ['delete window.ResizeObserver', false],
  'no IntersectionObserver': ['delete window.IntersectionObserver', false],
  'no MutationObserver': ['delete window.MutationObserver', false],
  'no PerformanceObserver': ['delete window.PerformanceObserver', true],
  'no Intl.PluralRules': ['delete Intl.PluralRules', true],
  'no Intl.Segmenter': ['delete Intl.Segmenter', true],
  'no Navigation API': ['Object.defineProperty(window, "navigation", { value: undefined })', true],
  'no requestIdleCallback': ['delete window.requestIdleCallback', true],
  'no CSS.escape': ['delete CSS.escape', false],
  'no constructor of sheets': [
    'window.CSSStyleSheet = function () { throw new TypeError("Illegal constructor") }',
    true,
  ],
  'no adoptedStyleSheets': [
    'for (const { prototype } of [Document, ShadowRoot]) delete prototype.adoptedStyleSheets',
    true,
  ],
  'adoptedStyleSheets that stay empty': [
    `for (const { prototype } of [Document, ShadowRoot])
       Object.defineProperty(prototype, 'adoptedStyleSheets', { get: () => Object.freeze([]) })`,
    true,
  ],
  'no attachShadow': ['delete Element.prototype.attachShadow', false],
  'closed shadow roots': [
    `const { attachShadow } = Element.prototype;
     Element.prototype.attachShadow = function (init) { return attachShadow.call(this, { ...init, mode: 'closed' }) }`,
    true,
  ],
  'additions to Array.prototype': [
    'Array.prototype.last = function () { return this[this.length - 1] }; Array.prototype.remove = () => {}',
    true,
  ],
  'a frozen Object.prototype': ['Object.freeze(Object.prototype)', true],
  'frozen prototypes': [
    'for (const { prototype } of [Object, Array, Function, Promise]) Object.freeze(prototype)',
    true,
  ],
  'another fetch': ['window.fetch = () => { throw new Error("fetch is not for you") }', true],
  'no sessionStorage': [
    'Object.defineProperty(window, "sessionStorage", { get() { throw new DOMException("no", "SecurityError") } })',
    true,
  ],
};

/** What the page says is kept: a warning may be said, nothing may be thrown. */
const listening = (change: string) => `<script>
  window.thrown = [];
  console.warn = console.error = () => {};
  window.onerror = (message) => thrown.push(String(message));
  window.onunhandledrejection = ({ reason }) => thrown.push(String(reason));
  ${change};
</script>`;

const rootOf = ({ document }: Frame, tag: string) =>
  document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('[data-root]');

/** The element shows what it has rendered, with its styles. */
function showsBar(frame: Frame, tag: string): boolean {
  const root = rootOf(frame, tag);
  const list = root?.querySelector('ul');
  return (
    root?.hidden === false && Boolean(list) && frame.window.getComputedStyle(list as Element).listStyleType === 'none'
  );
}

function showsLinks({ document }: Frame, tag: string): boolean {
  const element = document.querySelector(tag) as HTMLElement;
  const { bottom } = element.getBoundingClientRect();
  return [...element.querySelectorAll('a')].every(
    (link) => isShown(link) && link.getBoundingClientRect().bottom <= bottom + 1,
  );
}

describe('a page that has been changed before the tag runs', () => {
  for (const [what, [change, isWhole]] of Object.entries(CHANGES)) {
    it(`contract §2, Fallback: ${what}: ${isWhole ? 'works in full' : 'links are reached'}, nothing is thrown`, async () => {
      await setViewport(1280);
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${listening(change)}
        <script src="/dist/${loaderFile}"></script></head><body>${BODY}</body></html>`;
      const frame = await openFrame(html);
      const { thrown } = frame.window as unknown as { readonly thrown: readonly string[] };
      const shows = (tag: string) => showsBar(frame, tag) || (!isWhole && showsLinks(frame, tag));
      for (const tag of ['site-header', 'site-subnav']) {
        await eventually(() => expect(shows(tag), `${tag}: ${thrown}`).to.equal(true));
      }
      const find = (selector: string) => rootOf(frame, 'site-header')?.querySelector<HTMLElement>(selector);
      if (showsBar(frame, 'site-header')) {
        await eventually(
          () => expect(find('[aria-controls="panel--products"]') || showsLinks(frame, 'site-header')).to.be.ok,
        );
        find('[aria-controls="panel--products"]')?.click();
        await eventually(() => {
          const links = find('#panel--products:not([hidden])')?.querySelectorAll('a').length ?? 0;
          expect(links > 3 || (!isWhole && showsLinks(frame, 'site-header')), `panel: ${thrown}`).to.equal(true);
        });
        if (!showsBar(frame, 'site-header')) return;
        find('[part~="search-control"]')?.click();
        const search = frame.document.querySelector('site-search') as HTMLElement;
        await eventually(() =>
          expect(search.shadowRoot?.querySelector('dialog')?.open, `search: ${thrown}`).to.equal(true),
        );
      }
      expect(thrown).to.deep.equal([]);
    });
  }

  it('contract §3: an element called `navigation`, without a Navigation API: marks follow a router, and Back closes the menu', async () => {
    await setViewport(375);
    const frame = await openFrame(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
        ${listening('Object.defineProperty(window, "navigation", { get: () => document.getElementById("navigation") })')}
        <script src="/dist/${loaderFile}"></script></head><body><nav id="navigation"></nav>${BODY}</body></html>`,
    );
    const { window: page, document } = frame;
    const hamburger = () => rootOf(frame, 'site-header')?.querySelector<HTMLElement>('.hamburger');
    await eventually(() => expect(showsBar(frame, 'site-header')).to.equal(true));
    page.history.replaceState(null, '', '/pricing');
    await eventually(() =>
      expect(rootOf(frame, 'site-header')?.querySelector('[aria-current=page]')?.textContent).to.equal('Pricing'),
    );
    await eventually(() => {
      if (hamburger()?.ariaExpanded !== 'true') hamburger()?.click();
      expect(document.querySelector('main')?.inert).to.equal(true);
    });
    page.history.replaceState(null, '', '/docs');
    page.dispatchEvent(new page.PopStateEvent('popstate'));
    await eventually(() => {
      expect(hamburger()?.ariaExpanded).to.equal('false');
      expect(document.querySelector('main')?.inert).to.equal(false);
    });
  });

  it('docs/browsers.md: a browser without light-dark() shows links and form, loads nothing and throws nothing', async () => {
    await setViewport(1280);
    const old = `const { supports } = CSS;
      CSS.supports = (...args) => !/light-dark/.test(args) && supports.apply(CSS, args)`;
    const { window: page, document } = await openFrame(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${listening(old)}
        <script src="/dist/${loaderFile}"></script></head><body>${BODY}</body></html>`,
    );
    for (const tag of ['site-header', 'site-subnav', 'site-search']) {
      const own = document.querySelector(`${tag} :is(a, form)`);
      expect(own && isShown(own), tag).to.equal(true);
    }
    const names = page.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(names.filter((name) => name.includes('/dist/'))).to.have.length(1);
    expect((page as unknown as { readonly thrown: readonly string[] }).thrown).to.deep.equal([]);
  });
});
