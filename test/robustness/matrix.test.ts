import { expect } from 'chai';
import { renderElement } from '../../elements/prerender/render-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import { siteSearch } from '../../elements/site-search.ts';
import { siteSubnav } from '../../elements/site-subnav.ts';
import { page, SRC } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { eventually } from '../support/eventually.ts';
import { loaderFile } from '../support/flavour.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';
import { type Opened, switchTo } from './open-elements.ts';

const LINKS = '<nav><a href="/">Home</a></nav>';

type Configured = Opened & { config?: unknown };

/** What the page does after its element is there. */
interface Data {
  /** The element's attributes and content. */
  readonly attributes?: string;
  readonly content: string;
  /** Gives it its data later. */
  readonly late?: (element: Configured) => void;
}

/** How an element gets its data. */
function waysOfData(config: object, file: string, template: string): Readonly<Record<string, Data>> {
  const text = JSON.stringify(config).replaceAll('<', '\\u003c');
  const child = `<script type="application/json">${text}</script>`;
  return {
    'a JSON child': { content: child + LINKS },
    'a late JSON child': {
      content: LINKS,
      late: (element) => {
        const script = element.ownerDocument.createElement('script');
        script.type = 'application/json';
        script.textContent = text;
        element.prepend(script);
      },
    },
    src: { attributes: ` src="/test/fixtures/${file}"`, content: LINKS },
    'a property': {
      content: LINKS,
      late: (element) => {
        element.config = config;
      },
    },
    'printed markup': { content: template + child + LINKS },
  };
}

const DATA = waysOfData(
  navigation,
  'navigation.en-us.json',
  renderElement(siteHeader, { config: navigation, lang: 'en' }).template,
);
const SUBNAV_DATA = Object.values(
  waysOfData(sectionNav, 'section-nav.json', renderElement(siteSubnav, { config: sectionNav, lang: 'en' }).template),
);

const scriptTag = (attributes = '', src = SRC) => `<script src="${src}"${attributes}></script>`;

/** All files once more in another folder, as of another version, with nothing held back (`held-code.ts`). */
const COPY = `/held/copy/none/${loaderFile}`;

/** Where the tag stands: in the head, at the end of the body, or later. */
const TAGS: Readonly<Record<string, { readonly head?: string; readonly end?: string; readonly isLate?: boolean }>> = {
  'in the head, blocking': { head: scriptTag() },
  'in the head, deferred': { head: scriptTag(' defer') },
  'in the head, async': { head: scriptTag(' async') },
  'at the end of the body': { end: scriptTag() },
  'inserted after load': { isLate: true },
  twice: { head: scriptTag(), end: scriptTag() },
  'in two versions': { head: scriptTag(), end: scriptTag('', COPY) },
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

/** Everything by role, name and address that a person meets in the element. */
function accessibleIn(root: ShadowRoot): readonly string[] {
  const seen = [...root.querySelectorAll<HTMLElement>('a, button, nav, header, dialog, form, input, [role]')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }),
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

/** Opens the page of a cell. @returns its elements, all of which have their data, or get it now. */
async function openCell(tag: (typeof TAGS)[string], way: string, html: string, late?: Data['late']) {
  const { head = '', end = '', isLate = false } = tag;
  const names = [...html.matchAll(/<\/site-(\w+)>/g)].map(([, name]) => name);
  const named = (text: string) =>
    way === 'another shadow root'
      ? text.replaceAll('<script src', `<script data-elements="${names.join(' ')}" src`)
      : text;
  const body = (WAYS[way] as (html: string) => string)(html);
  const frame = await openFrame(page(named(head), `${body}<main id="main">Text</main>${named(end)}`));
  const root = frame.document.querySelector('#place')?.shadowRoot ?? frame.document;
  const elements = names.map((name) => root.querySelector(`site-${name}`) as Configured);
  if (isLate) {
    const script = frame.document.createElement('script');
    if (way === 'another shadow root') script.dataset.elements = names.join(' ');
    script.src = SRC;
    frame.document.head.append(script);
    // Data that is late comes to an element that has long been there; in the other cells it may come before its code.
    if (late) await frame.window.customElements.whenDefined(`site-${names[0]}`);
  }
  late?.(elements[0] as Configured);
  return { frame, elements };
}

function closeCell({ iframe }: Frame): void {
  iframe.remove();
  sessionStorage.clear();
}

async function resultOf(tag: (typeof TAGS)[string], way: string, data: Data): Promise<readonly string[]> {
  const html = `<site-header${data.attributes ?? ''}>${data.content}</site-header>`;
  const { frame, elements } = await openCell(tag, way, html, data.late);
  const result = await eventually(() => {
    const root = elements[0]?.shadowRoot as ShadowRoot;
    expect(root.querySelector<HTMLElement>('[data-root]')?.hidden).to.equal(false);
    expect(root.querySelector('[aria-expanded="false"]'), 'alive').to.be.ok;
    expect(root.querySelector('.skip-link, [part~="skip-link"]'), 'all of it').to.be.ok;
    return accessibleIn(root);
  });
  closeCell(frame);
  return result;
}

const SEARCH = 'suggest-url="/none" locale="en"';
const PRINTED_SEARCH = renderElement(siteSearch, {
  attributes: { 'suggest-url': '/none', locale: 'en' },
  lang: 'en',
}).template;

/** Of a sub-navigation and an open search. */
async function otherResultOf(tag: (typeof TAGS)[string], way: string, data: Data): Promise<readonly string[]> {
  const isPrinted = data.content.includes('shadowrootmode');
  const html =
    `<site-subnav${data.attributes ?? ''}>${data.content}</site-subnav>` +
    `<site-search ${SEARCH}>${isPrinted ? PRINTED_SEARCH : ''}</site-search>`;
  const { frame, elements } = await openCell(tag, way, html, data.late);
  const [subnav, search] = elements as [Configured, Configured];
  await eventually(() => expect(search.show).to.be.a('function'));
  await switchTo(search, true);
  const result = await eventually(() => {
    const root = subnav.shadowRoot as ShadowRoot;
    expect(root.querySelector<HTMLElement>('[data-root]')?.hidden).to.equal(false);
    expect(root.querySelector('button[aria-expanded="false"]'), 'alive').to.be.ok;
    const result = [...accessibleIn(root), ...accessibleIn(search.shadowRoot as ShadowRoot)];
    expect(result.join(), 'measured: the row has room for all').not.to.contain('Scroll');
    return result;
  });
  closeCell(frame);
  return result;
}

describe('robustness: how tag, element and data come', () => {
  let expected: readonly string[];
  let otherExpected: readonly string[];
  before(async () => {
    await setViewport(1280);
    expected = await resultOf(TAGS['in the head, blocking'] as object, 'parsed', DATA['a JSON child'] as Data);
    expect(expected.length).to.be.greaterThan(10);
    otherExpected = await otherResultOf(TAGS['in the head, blocking'] as object, 'parsed', SUBNAV_DATA[0] as Data);
    expect(otherExpected.length).to.be.greaterThan(10);
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

    it(`tag ${where}: the same sub-navigation and search, each way of theirs with another kind of data`, async () => {
      await setViewport(1280);
      const offset = Object.keys(TAGS).indexOf(where);
      for (const [index, way] of Object.keys(WAYS).entries()) {
        const data = SUBNAV_DATA[(index + offset) % SUBNAV_DATA.length] as Data;
        expect(await otherResultOf(tag, way, data), way).to.deep.equal(otherExpected);
      }
      await tellCount('cells', `${where}, sub-navigation and search`, Object.keys(WAYS).length);
    });
  }
});
