import { expect } from 'chai';
import navigation from '../core/config/documents/navigation-complete.json';
import searchData from '../core/config/documents/search.json';
import sectionNav from '../core/config/documents/section-nav.json';
import { page, SRC } from '../elements/loader/loader-page.ts';
import { eventually } from '../support/eventually.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';
import { hostileDocument } from './hostile-document.ts';
import { ALL_PAYLOADS } from './payloads.ts';

// What is printed is attacked in `node/injection.test.ts`; here what a browser makes of it, with real parsers and clicks.

type Configurable = HTMLElement & { config: unknown };

const DATA: Readonly<Record<string, unknown>> = {
  'site-header': navigation,
  'site-subnav': sectionNav,
  'site-search': searchData,
};

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
const RICH = '<p>a <b>b</b> <strong>c</strong> <em>d</em> <i>e</i> <br> <code>f</code> <a href="/">g</a></p>';

/** Everything under a root, a shadow root's own roots too. */
function elementsIn(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
  ]);
}

interface Known {
  readonly tagNames: Set<string>;
  readonly attributes: Set<string>;
}

function learn(known: Known, root: ShadowRoot): void {
  for (const element of elementsIn(root)) {
    known.tagNames.add(element.localName);
    for (const { name } of element.attributes) known.attributes.add(name);
  }
}

function expectHarmless({ tagNames, attributes }: Known, root: ShadowRoot, base: string, why: string): void {
  for (const element of elementsIn(root)) {
    if (!tagNames.has(element.localName)) throw new Error(`<${element.localName}> of ${why}`);
    for (const { name, value } of element.attributes) {
      if (!/^(?:data|aria)-/.test(name) && !attributes.has(name))
        throw new Error(`<${element.localName} ${name}> of ${why}`);
      if (!/^(?:href|src|action|formaction|srcset|xlink:href)$/.test(name)) continue;
      const scheme = URL.canParse(value, base) ? new URL(value, base).protocol : 'http:';
      if (!SCHEMES.includes(scheme)) throw new Error(`${name}="${value}" of ${why}`);
    }
  }
}

const named = (payload: string) => JSON.stringify(payload.slice(0, 80));

/** Reports every script, style and connection that the page itself does not have; nothing is kept from it. */
const POLICY = {
  'content-security-policy-report-only': `default-src 'self'; script-src 'self'; img-src * data: mailto: tel:; media-src *`,
};

interface Watched extends Window {
  hasRun: boolean;
  reports: string[];
}

/** Served as a file of its own would be: the page has no inline script, so each one that runs is reported. */
async function openWatched(body: string, path?: string): Promise<Frame> {
  await setViewport(1280);
  const frame = await openFrame(page(`<script src="${SRC}"></script>`, body), {
    headers: POLICY,
    ...(path && { path }),
  });
  const watched = frame.window as unknown as Watched & { ran: () => void };
  watched.hasRun = false;
  watched.reports = [];
  watched.ran = () => {
    watched.hasRun = true;
  };
  frame.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    watched.reports.push(`${violatedDirective}: ${blockedURI}`),
  );
  return frame;
}

/** The same page as before, where nothing has run that is not its own. */
function expectUntouched({ window }: Frame, why: string): void {
  const { hasRun, reports } = window as unknown as Watched;
  if (hasRun !== false || reports.length > 0) throw new Error(`${why} has run, or asked for: ${reports.join(', ')}`);
}

const BODY = `<site-header></site-header><site-subnav></site-subnav>
  <site-search hydrate="load" suggest-url="/none"></site-search><main id="main">Text</main>`;

const elementIn = ({ document }: Frame, tag: string) => document.querySelector(tag) as Configurable;
const rootOf = (frame: Frame, tag: string) => elementIn(frame, tag).shadowRoot as ShadowRoot;

/** Opens all there is once: then it is filled, and stays so. */
async function openAll(frame: Frame): Promise<void> {
  await eventually(() => expect('config' in elementIn(frame, 'site-search')).to.equal(true));
  for (const [tag, data] of Object.entries(DATA)) elementIn(frame, tag).config = marked(data, 'first');
  for (const tag of ['site-header', 'site-subnav']) {
    const triggers = await eventually(() => {
      expect(rootOf(frame, tag).textContent).to.contain('first');
      const found = rootOf(frame, tag).querySelectorAll<HTMLElement>('li > [aria-controls][aria-expanded]');
      expect(found.length).to.be.greaterThan(0);
      return found;
    });
    for (const trigger of triggers) {
      await eventually(() => {
        if (trigger.ariaExpanded !== 'true') trigger.click();
        expect(trigger.ariaExpanded).to.equal('true');
        const controlled = rootOf(frame, tag).getElementById(trigger.getAttribute('aria-controls') ?? '');
        expect(controlled?.querySelector('a')).to.be.ok;
      });
    }
  }
  const search = elementIn(frame, 'site-search') as Configurable & { show(): void };
  await eventually(() => {
    search.show();
    expect(search.shadowRoot?.querySelector('[role=listbox]')).to.be.ok;
  });
}

/** Data that says by a title which it is, once it is shown. */
function marked(data: unknown, mark: string): unknown {
  const { navigation: items, nav } = data as { navigation?: readonly object[]; nav?: { sub_nav: readonly object[] } };
  // Panels are known by their keys: an open one stays filled.
  const keyed = items?.map((item, index) => ({ ...item, key: `item-${index}` }));
  if (keyed) return { ...(data as object), navigation: [{ title: mark, url: `/${mark}` }, ...keyed] };
  if (nav)
    return { ...(data as object), nav: { ...nav, sub_nav: [{ title_l10n: mark, url: `/${mark}` }, ...nav.sub_nav] } };
  return data;
}

describe('robustness: injection, in the browser', () => {
  /** What harmless data makes is learnt; these stand in states that it does not bring about. */
  const known: Known = {
    tagNames: new Set(['p', 'img', 'mark']),
    attributes: new Set([
      'class',
      'style',
      'hidden',
      'inert',
      'tabindex',
      'alt',
      'src',
      'loading',
      'decoding',
      'width',
      'height',
    ]),
  };

  const learnFrom = async (frame: Frame) => {
    for (const tag of Object.keys(DATA)) {
      for (const text of [RICH, 'Text']) {
        elementIn(frame, tag).config = marked(hostileDocument(DATA[tag], text, 'texts'), 'learnt');
        if (tag !== 'site-search') await eventually(() => expect(rootOf(frame, tag).textContent).to.contain('learnt'));
        learn(known, rootOf(frame, tag));
      }
    }
  };

  for (const replaced of ['texts', 'addresses'] as const) {
    it(`contract §2: no payload in ${replaced} runs, makes an element or an attribute, or leaves the page`, async () => {
      const frame = await openWatched(BODY);
      frame.window.addEventListener('configerror', (event) => event.preventDefault());
      frame.window.console.warn = () => {};
      await openAll(frame);
      await learnFrom(frame);
      let count = 0;
      for (const [index, payload] of ALL_PAYLOADS.entries()) {
        for (const tag of Object.keys(DATA)) {
          const mark = `mark-${index}`;
          elementIn(frame, tag).config = marked(hostileDocument(DATA[tag], payload, replaced), mark);
          // A section without a name shows nothing.
          if (tag !== 'site-search' && payload.trim() !== '')
            await eventually(() => expect(rootOf(frame, tag).textContent, named(payload)).to.contain(mark));
          expectHarmless(known, rootOf(frame, tag), frame.document.baseURI, `${named(payload)} in ${tag}`);
          count += 1;
        }
        expectUntouched(frame, named(payload));
      }
      await tellCount('payloads', `in the browser, ${replaced}`, count);
    });
  }

  it('contract §2: suggestions are texts, and their addresses lead to pages', async () => {
    const frame = await openWatched(BODY);
    await openAll(frame);
    await learnFrom(frame);
    const search = elementIn(frame, 'site-search') as Configurable & { suggestionProvider: unknown };
    const root = rootOf(frame, 'site-search');
    const input = root.querySelector('[role=combobox]') as HTMLInputElement;
    let items: readonly { title: string; url: string; website_area?: string }[] = [];
    search.suggestionProvider = { suggest: async () => items };
    frame.window.console.warn = () => {};
    const ask = async (text: string) => {
      input.focus();
      // Past what React has put on this one input: it would take the value for its own.
      Object.getOwnPropertyDescriptor(frame.window.HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new frame.window.InputEvent('input', { bubbles: true, composed: true }));
      await eventually(() => expect(root.textContent, text).to.contain(`last of ${text}`));
    };
    items = [{ title: 'last of harmless', url: '/', website_area: 'docs/kibana' }];
    await ask('harmless');
    learn(known, root);
    const size = 16;
    for (let start = 0; start < ALL_PAYLOADS.length; start += size) {
      const payloads = ALL_PAYLOADS.slice(start, start + size);
      const text = `batch ${start}`;
      items = [
        { title: `last of ${text}`, url: '/' },
        ...payloads.map((payload) => ({ title: payload, url: '/found', website_area: payload })),
      ];
      await ask(text);
      expectHarmless(known, root, frame.document.baseURI, `titles from ${start}`);
      const inAddresses = `address ${start}`;
      items = [
        { title: `last of ${inAddresses}`, url: '/' },
        ...payloads.map((payload, index) => ({ title: String(index), url: payload })),
      ];
      await ask(inAddresses);
      expectHarmless(known, root, frame.document.baseURI, `addresses from ${start}`);
      expectUntouched(frame, text);
    }
    await tellCount('payloads', 'suggestions', 2 * ALL_PAYLOADS.length);
  });

  it('contract §2: attributes are harmless', async () => {
    const frame = await openWatched(BODY);
    frame.window.console.warn = () => {};
    await openAll(frame);
    await learnFrom(frame);
    for (const tag of Object.keys(DATA)) elementIn(frame, tag).config = marked(DATA[tag], 'last');
    const attributes = [
      'locale',
      'page-url',
      'site-origin',
      'theme',
      'menu-label',
      'search-url',
      'suggest-url',
      'pagefind-url',
      'shortcut',
    ];
    for (const payload of ALL_PAYLOADS) {
      for (const tag of Object.keys(DATA)) {
        for (const name of attributes) elementIn(frame, tag).setAttribute(name, payload);
      }
      await new Promise(requestAnimationFrame);
      for (const tag of Object.keys(DATA))
        expectHarmless(known, rootOf(frame, tag), frame.document.baseURI, `${named(payload)} in attributes`);
      expectUntouched(frame, named(payload));
    }
    await tellCount('payloads', 'attributes, in the browser', ALL_PAYLOADS.length * attributes.length);
  });
});
