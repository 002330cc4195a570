import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { eventually } from '../support/eventually.ts';
import { loaderFile } from '../support/flavour.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { setViewport } from '../support/viewport.ts';

// What stands in a page with a name is what `document` has under that name: an image of a visitor's text, a form.

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const ELEMENTS = `<site-header>${json(navigation)}<nav><a href="/">Home</a></nav></site-header>
  <site-subnav>${json(sectionNav)}</site-subnav><main>Text</main>`;
const TAG = `<script src="/dist/${loaderFile}"></script>`;

/** All names that a document has from its prototypes. */
function documentNames(): readonly string[] {
  const names = new Set<string>();
  for (let prototype = Object.getPrototypeOf(document); prototype; prototype = Object.getPrototypeOf(prototype)) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
  }
  return [...names];
}

const images = documentNames()
  .map((name) => `<img name="${name}" alt="">`)
  .join('');
/** A form takes its own names, too. */
const fields = [
  'querySelectorAll',
  'matches',
  'parentNode',
  'nodeType',
  'getRootNode',
  'hasAttribute',
  'children',
  'closest',
]
  .map((name) => `<input name="${name}">`)
  .join('');
const forms = documentNames()
  .map((name) => `<form name="${name}"><input name="id"></form>`)
  .join('');

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`;

const PAGES = {
  'images before the elements': page(TAG, `${images}${ELEMENTS}`),
  'images after the elements': page(TAG, `${ELEMENTS}${images}`),
  'images before a tag at the end': page('', `${ELEMENTS}${images}${TAG}`),
  'images before a deferred tag': page('', `${images}${ELEMENTS}${TAG.replace(' src', ' defer src')}`),
  'forms before the elements': page(TAG, `${forms}${ELEMENTS}`),
  'a form with names of its own': page(TAG, `<form>${fields}${ELEMENTS}</form>`),
};

/** With nothing that the page could have taken. */
const shadowOf = ({ document, window }: Frame, tag: string) =>
  window.Document.prototype.querySelector.call(document, tag)?.shadowRoot;

/** Once it is there: what opens panels comes after the bar. */
const press = (root: ShadowRoot | null | undefined, selector: string) =>
  eventually(() => {
    const control = root?.querySelector<HTMLElement>(selector);
    expect(control, selector).to.be.ok;
    control?.click();
  });

async function rendersAll(frame: Frame): Promise<void> {
  for (const tag of ['site-header', 'site-subnav']) {
    await eventually(() => {
      const root = shadowOf(frame, tag)?.querySelector<HTMLElement>('[data-root]');
      expect(root?.hidden, tag).to.equal(false);
    });
  }
  const header = shadowOf(frame, 'site-header');
  await press(header, '[aria-controls="panel--products"]');
  await eventually(() => expect(header?.querySelectorAll('#panel--products:not([hidden]) a')).to.have.length.above(3));
}

describe('a page whose content takes names of `document`', () => {
  for (const [what, html] of Object.entries(PAGES)) {
    it(`contract §2: renders and works: ${what}`, async () => {
      await setViewport(1280);
      await rendersAll(await openFrame(html));
    });
  }

  it('contract §2: renders and works on the second page, which the loader restores', async () => {
    await setViewport(1280);
    const first = await openFrame(PAGES['images before the elements']);
    await rendersAll(first);
    await eventually(() => expect(Object.keys(sessionStorage).join()).to.contain('site-header'));
    first.iframe.remove();
    await rendersAll(await openFrame(PAGES['images before the elements']));
  });
});
