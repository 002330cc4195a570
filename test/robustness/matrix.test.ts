import { expect } from 'chai';
import { renderElement } from '../../elements/prerender/render-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import { page, SRC } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { eventually } from '../support/eventually.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';

const JSON_TEXT = JSON.stringify(navigation).replaceAll('<', '\\u003c');
const JSON_CHILD = `<script type="application/json">${JSON_TEXT}</script>`;
const LINKS = '<nav><a href="/">Home</a></nav>';

/** What the page does after its element is there. */
interface Data {
  /** The element's attributes and content. */
  readonly attributes?: string;
  readonly content: string;
  /** Gives it its data later. */
  readonly late?: (header: HTMLElement & { config?: unknown }) => void;
}

const DATA: Readonly<Record<string, Data>> = {
  'a JSON child': { content: JSON_CHILD + LINKS },
  'a late JSON child': {
    content: LINKS,
    late: (header) => {
      const script = header.ownerDocument.createElement('script');
      script.type = 'application/json';
      script.textContent = JSON_TEXT;
      header.prepend(script);
    },
  },
  src: { attributes: ' src="/test/fixtures/navigation.en-us.json"', content: LINKS },
  'a property': {
    content: LINKS,
    late: (header) => {
      header.config = navigation;
    },
  },
  'printed markup': {
    content: renderElement(siteHeader, { config: navigation, lang: 'en' }).template + JSON_CHILD + LINKS,
  },
};

const scriptTag = (attributes = '') => `<script src="${SRC}"${attributes}></script>`;

/** Where the tag stands: in the head, at the end of the body, or later. */
const TAGS: Readonly<Record<string, { readonly head?: string; readonly end?: string; readonly isLate?: boolean }>> = {
  'in the head, blocking': { head: scriptTag() },
  'in the head, deferred': { head: scriptTag(' defer') },
  'in the head, async': { head: scriptTag(' async') },
  'at the end of the body': { end: scriptTag() },
  'inserted after load': { isLate: true },
  twice: { head: scriptTag(), end: scriptTag() },
  'in two versions': { head: scriptTag(), end: `<script src="${SRC}?v=2"></script>` },
};

const textOf = (html: string) => JSON.stringify(html).replaceAll('<', '\\u003c');

/** How the element comes into the page: as markup, or by a script in it. */
const WAYS: Readonly<Record<string, (html: string) => string>> = {
  parsed: (html) => html,
  innerHTML: (html) =>
    `<div id="place"></div><script>document.querySelector('#place').innerHTML = ${textOf(html)}</script>`,
  'a template’s clone': (html) =>
    `<div id="place"></div><template id="kept"></template><script>
      const template = document.querySelector('#kept');
      template.innerHTML = ${textOf(html)};
      document.querySelector('#place').append(template.content.cloneNode(true));
    </script>`,
  'document.write': (html) => `<script>document.write(${textOf(html)})</script>`,
  'another shadow root': (html) =>
    `<div id="place"></div><script>document.querySelector('#place').attachShadow({ mode: 'open' }).innerHTML = ${textOf(html)}</script>`,
};

/** Everything by role, name and address that a person meets in the closed header. */
function accessibleIn(root: ShadowRoot): readonly string[] {
  const seen = [...root.querySelectorAll<HTMLElement>('a, button, nav, header, [role]')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return seen.map((element) =>
    [
      element.localName,
      element.getAttribute('role') ?? '',
      element.getAttribute('aria-label') ?? (element.matches('a, button') ? element.textContent?.trim() : ''),
      element.getAttribute('href') ?? '',
      element.getAttribute('aria-expanded') ?? '',
    ].join('|'),
  );
}

function headerIn({ document }: Frame): (HTMLElement & { config?: unknown }) | null {
  return (
    document.querySelector<HTMLElement>('site-header') ??
    document.querySelector('#place')?.shadowRoot?.querySelector<HTMLElement>('site-header') ??
    null
  );
}

async function resultOf(tag: (typeof TAGS)[string], way: string, data: Data): Promise<readonly string[]> {
  const { head = '', end = '', isLate = false } = tag;
  const html = `<site-header${data.attributes ?? ''}>${data.content}</site-header>`;
  const named = (text: string) =>
    way === 'another shadow root' ? text.replaceAll('<script src', '<script data-elements="header" src') : text;
  const body = (WAYS[way] as (html: string) => string)(html);
  const frame = await openFrame(page(named(head), `${body}<main id="main">Text</main>${named(end)}`));
  const header = headerIn(frame) as HTMLElement;
  data.late?.(header);
  if (isLate) {
    const script = frame.document.createElement('script');
    if (way === 'another shadow root') script.dataset.elements = 'header';
    script.src = SRC;
    frame.document.head.append(script);
  }
  const result = await eventually(() => {
    const root = header.shadowRoot as ShadowRoot;
    expect(root.querySelector<HTMLElement>('[data-root]')?.hidden).to.equal(false);
    expect(root.querySelector('[aria-expanded="false"]'), 'alive').to.be.ok;
    expect(root.querySelector('.skip-link, [part~="skip-link"]'), 'all of it').to.be.ok;
    return accessibleIn(root);
  });
  frame.iframe.remove();
  sessionStorage.clear();
  return result;
}

describe('robustness: how tag, element and data come', () => {
  let expected: readonly string[];
  before(async () => {
    await setViewport(1280);
    expected = await resultOf(TAGS['in the head, blocking'] as object, 'parsed', DATA['a JSON child'] as Data);
    expect(expected.length).to.be.greaterThan(10);
  });

  for (const [where, tag] of Object.entries(TAGS)) {
    for (const way of Object.keys(WAYS)) {
      it(`tag ${where}, element by ${way}: the same header from each kind of data`, async () => {
        await setViewport(1280);
        for (const [kind, data] of Object.entries(DATA)) {
          expect(await resultOf(tag, way, data), kind).to.deep.equal(expected);
        }
        await tellCount('cells', `${where}, ${way}`, Object.keys(DATA).length);
      });
    }
  }
});
