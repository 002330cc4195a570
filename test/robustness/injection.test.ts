import { expect } from 'chai';
import navigation from '../core/config/documents/navigation-complete.json';
import searchData from '../core/config/documents/search.json';
import sectionNav from '../core/config/documents/section-nav.json';
import { eventually } from '../support/eventually.ts';
import type { Frame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { hostileDocument } from './hostile-document.ts';
import { ALL_PAYLOADS, PAYLOADS } from './payloads.ts';
import { expectHarmless, expectUntouched, type Known, learn, openWatched } from './watched-page.ts';

// What is printed is attacked in `node/injection.test.ts`; here what a browser makes of it, with real parsers and clicks.

type Configurable = HTMLElement & { config: unknown };

const DATA: Readonly<Record<string, unknown>> = {
  'site-header': navigation,
  'site-subnav': sectionNav,
  'site-search': searchData,
};

const TAGS = Object.keys(DATA);

const RICH = '<p>a <b>b</b> <strong>c</strong> <em>d</em> <i>e</i> <br> <code>f</code> <a href="/">g</a></p>';

const named = (payload: string) => JSON.stringify(payload.slice(0, 80));

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

/** As many as a test can try on a busy machine. */
const GROUP_SIZE = 64;
const GROUPS = Object.entries(PAYLOADS).flatMap(([kind, payloads]) =>
  Array.from({ length: Math.ceil(payloads.length / GROUP_SIZE) }, (_, index) => {
    const group = payloads.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
    return [`${kind} ${index + 1}`, group] as const;
  }),
);

const ATTRIBUTES = [
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
      'popover',
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
    for (const tag of TAGS) {
      for (const text of [RICH, 'Text']) {
        elementIn(frame, tag).config = marked(hostileDocument(DATA[tag], text, 'texts'), 'learnt');
        if (tag !== 'site-search') await eventually(() => expect(rootOf(frame, tag).textContent).to.contain('learnt'));
        learn(known, rootOf(frame, tag));
      }
    }
  };

  for (const replaced of ['texts', 'addresses'] as const) {
    for (const [kind, payloads] of GROUPS) {
      it(`contract §2: no payload in ${replaced} runs, makes an element or an attribute, or leaves the page: ${kind}`, async () => {
        const frame = await openWatched(BODY);
        await openAll(frame);
        await learnFrom(frame);
        for (const [index, payload] of payloads.entries()) {
          const mark = `mark-${index}`;
          for (const tag of TAGS)
            elementIn(frame, tag).config = marked(hostileDocument(DATA[tag], payload, replaced), mark);
          // A section without a name shows nothing.
          const shown = payload.replace(/[\s\0]/g, '') === '' ? ['site-header'] : ['site-header', 'site-subnav'];
          await eventually(() => {
            for (const tag of shown) expect(rootOf(frame, tag).textContent, named(payload)).to.contain(mark);
          });
          for (const tag of TAGS)
            expectHarmless(known, rootOf(frame, tag), frame.document.baseURI, `${named(payload)} in ${tag}`);
          expectUntouched(frame, named(payload));
        }
        await tellCount('payloads', `in the browser, ${replaced}, ${kind}`, payloads.length * TAGS.length);
      });
    }
  }

  it('contract §2: suggestions are texts, and their addresses lead to pages', async () => {
    const frame = await openWatched(BODY);
    const search = elementIn(frame, 'site-search') as Configurable & { suggestionProvider: unknown };
    let items: readonly { title: string; url: string; website_area?: string }[] = [];
    await eventually(() => expect('suggestionProvider' in search).to.equal(true));
    search.suggestionProvider = { suggest: async () => items };
    await openAll(frame);
    await learnFrom(frame);
    const root = rootOf(frame, 'site-search');
    const input = root.querySelector('[role=combobox]') as HTMLInputElement;
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

  for (const [kind, payloads] of GROUPS) {
    it(`contract §2: attributes are harmless: ${kind}`, async () => {
      const frame = await openWatched(BODY);
      await openAll(frame);
      await learnFrom(frame);
      for (const tag of TAGS) elementIn(frame, tag).config = marked(DATA[tag], 'last');
      for (const payload of payloads) {
        for (const tag of TAGS) {
          for (const name of ATTRIBUTES) elementIn(frame, tag).setAttribute(name, payload);
        }
        await new Promise(requestAnimationFrame);
        for (const tag of TAGS)
          expectHarmless(known, rootOf(frame, tag), frame.document.baseURI, `${named(payload)} in attributes`);
        expectUntouched(frame, named(payload));
      }
      await tellCount('payloads', `attributes, in the browser, ${kind}`, payloads.length * ATTRIBUTES.length);
    });
  }

  for (const [kind, payloads] of GROUPS) {
    it(`contract §2: the page's own address is harmless: ${kind}`, async () => {
      const frame = await openWatched(BODY);
      await openAll(frame);
      await learnFrom(frame);
      const { history, location } = frame.window;
      const search = elementIn(frame, 'site-search') as Configurable & { show(): void; close(): void };
      for (const payload of payloads) {
        // Where a path has its language, and where its product.
        history.replaceState(null, '', `${location.origin}/${payload}/guide/${payload}/?q=${payload}#${payload}`);
        for (const tag of TAGS) elementIn(frame, tag).config = marked(DATA[tag], `at-${payload.length}`);
        search.close(); // It reads the address when it opens.
        search.show();
        await new Promise(requestAnimationFrame);
        for (const tag of TAGS)
          expectHarmless(known, rootOf(frame, tag), frame.document.baseURI, `${named(payload)} in the address`);
        expectUntouched(frame, named(payload));
      }
      await tellCount('payloads', `the page's address, ${kind}`, payloads.length);
    });
  }
});
