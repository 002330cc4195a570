import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { loaderFile } from '../support/flavour.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { type } from '../support/keys.ts';
import { setViewport } from '../support/viewport.ts';

// What stands in a page with a name is what `document` has under that name: an image of a visitor's text, a form.

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const ELEMENTS = `<site-header>${json(navigation)}<nav><a href="/">Home</a></nav></site-header>
  <site-subnav>${json(sectionNav)}</site-subnav><main>Text</main>`;
const TAG = `<script src="/dist/${loaderFile}"></script>`;

/** All names that a document has from its prototypes, and what a shadow root has where a document has nothing. */
function documentNames(): readonly string[] {
  const names = new Set<string>(['host']);
  for (let prototype = Object.getPrototypeOf(document); prototype; prototype = Object.getPrototypeOf(prototype)) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
  }
  return [...names];
}

const images = documentNames()
  .map((name) => `<img name="${name}" alt="">`)
  .join('');
const forms = documentNames()
  .map((name) => `<form name="${name}"><input name="id"></form>`)
  .join('');
/** A form takes its own names, too. */
const fields = `children closest getRootNode hasAttribute matches nextSibling nodeName nodeType parentElement parentNode
  querySelectorAll`
  .split(/\s+/)
  .map((name) => `<input name="${name}">`)
  .join('');

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`;

const PAGES: Readonly<Record<string, string>> = {
  'images before the elements': page(TAG, `${images}${ELEMENTS}`),
  'images after the elements': page(TAG, `${ELEMENTS}${images}`),
  'images before a tag at the end': page('', `${ELEMENTS}${images}${TAG}`),
  'images before a deferred tag': page('', `${images}${ELEMENTS}${TAG.replace(' src', ' defer src')}`),
  'forms before the elements': page(TAG, `${forms}${ELEMENTS}`),
  'a form with names of its own': page(TAG, `<form>${fields}${ELEMENTS}</form>`),
};

/** Each kind of what has a name, and two of one name, which are a collection. */
const ALONE: Readonly<Record<string, string>> = {
  cookie: '<img name="cookie" alt="">',
  createElement: '<form name="createElement"></form>',
  querySelector: '<embed name="querySelector">',
  adoptedStyleSheets: '<object name="adoptedStyleSheets"></object>',
  defaultView: '<iframe name="defaultView"></iframe>',
  body: '<img name="body" alt=""><img name="body" alt="">',
  activeElement: '<img name="activeElement" alt="">',
  addEventListener: '<object id="addEventListener"></object>',
};

/** With nothing that the page could have taken. */
const find = <Found extends HTMLElement>({ document, window }: Frame, selector: string) =>
  window.Document.prototype.querySelector.call(document, selector) as Found | null;
const shadowOf = (frame: Frame, tag: string) => find(frame, tag)?.shadowRoot;

/** Once it is there: what opens comes after the bar. */
const press = (root: ShadowRoot | null | undefined, selector: string) =>
  eventually(() => {
    const control = root?.querySelector<HTMLElement>(selector);
    expect(control, selector).to.be.ok;
    control?.click();
  });

/** @returns the header's root. */
async function rendersAll(frame: Frame): Promise<ShadowRoot> {
  for (const tag of ['site-header', 'site-subnav']) {
    await eventually(() => {
      const root = shadowOf(frame, tag)?.querySelector<HTMLElement>('[data-root]');
      expect(root?.hidden, tag).to.equal(false);
    });
  }
  const header = shadowOf(frame, 'site-header') as ShadowRoot;
  await press(header, '[aria-controls="panel--products"]');
  await eventually(() => expect(header.querySelectorAll('#panel--products:not([hidden]) a')).to.have.length.above(3));
  return header;
}

/** Records the links that the page would go to, and stays. */
function followedIn({ window }: Frame): readonly string[] {
  const followed: string[] = [];
  window.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => (node as Element).localName === 'a') as HTMLAnchorElement;
    if (link && !event.defaultPrevented) followed.push(link.href);
    event.preventDefault();
  });
  return followed;
}

describe('a page whose content takes names of `document`', () => {
  beforeEach(() => setViewport(1280));

  for (const [what, html] of Object.entries(PAGES)) {
    it(`contract §2: renders and works: ${what}`, async () => {
      const frame = await openFrame(html);
      const header = await rendersAll(frame);
      const followed = followedIn(frame);
      await press(header, '#panel--products a[href]');
      const { href } = header.querySelector('#panel--products a[href]') as HTMLAnchorElement;
      expect(followed).to.deep.equal([href]);
    });
  }

  for (const [name, content] of Object.entries(ALONE)) {
    it(`contract §2: renders and works where ${name} alone is taken`, async () => {
      const frame = await openFrame(page(TAG, content + ELEMENTS));
      expect((frame.document as unknown as Record<string, object>)[name]?.constructor.name).to.match(
        /Element$|Collection$|^Window$/,
      );
      await rendersAll(frame);
    });
  }

  it('contract §2: renders and works on the second page, which the loader restores', async () => {
    const first = await openFrame(PAGES['images before the elements'] as string);
    await rendersAll(first);
    await eventually(() => expect(Object.keys(sessionStorage).join()).to.contain('site-header'));
    first.iframe.remove();
    await rendersAll(await openFrame(PAGES['images before the elements'] as string));
  });

  it('contract §2: has its menu on a phone', async () => {
    await setViewport(390);
    const frame = await openFrame(PAGES['images before the elements'] as string);
    const control = '[aria-controls="menu"]';
    await eventually(() => expect(shadowOf(frame, 'site-header')?.querySelector(control)).to.be.ok);
    const header = shadowOf(frame, 'site-header') as ShadowRoot;
    await press(header, control);
    await eventually(() => expect(header.querySelector('[part=menu][data-open]')).to.be.ok);
    await press(header, control);
    await eventually(() => expect(header.querySelector('[part=menu][data-open]')).to.equal(null));
  });

  it('contract §2: searches', async () => {
    const suggestion = { title: 'Installation', url: '/guide/install', website_area: 'documentation' };
    const { url } = await openEndpoint({ body: JSON.stringify([suggestion]) });
    const search = `<site-search suggest-url="${url}" search-url="/find"></site-search>`;
    const frame = await openFrame(page(TAG, images + ELEMENTS + search));
    frame.iframe.focus();
    await press(await rendersAll(frame), '[part~="search-control"]');
    await eventually(() => expect(shadowOf(frame, 'site-search')?.activeElement?.localName).to.equal('input'));
    const root = shadowOf(frame, 'site-search') as ShadowRoot;
    await type('inst');
    await eventually(() => expect(root.querySelector('[role=option]')?.textContent).to.contain('Installation'));
    find<HTMLElement & { close(): void }>(frame, 'site-search')?.close();
    await eventually(() => expect(root.querySelector('dialog')?.open).to.equal(false));
  });
});
