import { expect } from 'chai';
import { eventually } from '../support/eventually.ts';
import { tellCount } from '../support/tell-count.ts';
import {
  type Configurable,
  DATA,
  elementIn,
  GROUPS,
  named,
  newlyKnown,
  openAttacked,
  rootOf,
  SHOWING,
  showMarked,
  TAGS,
} from './attacked-page.ts';
import { hostileDocument } from './hostile-document.ts';
import { ALL_PAYLOADS } from './payloads.ts';
import { expectHarmless, expectUntouched, learn } from './watched-page.ts';

// What is printed is attacked in `node/injection.test.ts`; here what a browser makes of it, with real parsers and clicks.

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

describe('robustness: injection, in the browser', () => {
  const known = newlyKnown();

  for (const replaced of ['texts', 'addresses'] as const) {
    for (const [kind, payloads] of GROUPS) {
      it(`contract §2: no payload in ${replaced} runs, makes an element or an attribute, or leaves the page: ${kind}`, async () => {
        const frame = await openAttacked(known);
        for (const [index, payload] of payloads.entries()) {
          const dataOf = (tag: string) => hostileDocument(DATA[tag], payload, replaced);
          // A section without a name shows nothing.
          const showing = payload.replace(/[\s\0]/g, '') === '' ? ['site-header'] : SHOWING;
          await showMarked(frame, `mark-${index}`, named(payload), dataOf, showing);
          for (const tag of TAGS)
            expectHarmless(known, rootOf(frame, tag), frame.document.baseURI, `${named(payload)} in ${tag}`);
          expectUntouched(frame, named(payload));
        }
        await tellCount('payloads', `in the browser, ${replaced}, ${kind}`, payloads.length * TAGS.length);
      });
    }
  }

  it('contract §2: suggestions are texts, and their addresses lead to pages', async () => {
    const frame = await openAttacked(known);
    const search = elementIn(frame, 'site-search') as Configurable & { suggestionProvider: unknown };
    let items: readonly { title: string; url: string; website_area?: string }[] = [];
    search.suggestionProvider = { suggest: async () => items };
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
      const frame = await openAttacked(known);
      for (const [index, payload] of payloads.entries()) {
        for (const tag of TAGS) {
          for (const name of ATTRIBUTES) elementIn(frame, tag).setAttribute(name, payload);
        }
        await showMarked(frame, `mark-${index}`, named(payload));
        for (const tag of TAGS)
          expectHarmless(known, rootOf(frame, tag), frame.document.baseURI, `${named(payload)} in attributes`);
        expectUntouched(frame, named(payload));
      }
      await tellCount('payloads', `attributes, in the browser, ${kind}`, payloads.length * ATTRIBUTES.length);
    });
  }
});
