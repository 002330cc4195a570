import { expect } from 'chai';
import navigation from '../core/config/documents/navigation-complete.json';
import searchData from '../core/config/documents/search.json';
import sectionNav from '../core/config/documents/section-nav.json';
import { eventually } from '../support/eventually.ts';
import type { Frame } from '../support/frame.ts';
import { hostileDocument } from './hostile-document.ts';
import { PAYLOADS } from './payloads.ts';
import { type Known, learn, openWatched } from './watched-page.ts';

// A page with all three elements, open, for payloads to be put in.

export type Configurable = HTMLElement & { config: unknown };

export const DATA: Readonly<Record<string, unknown>> = {
  'site-header': navigation,
  'site-subnav': sectionNav,
  'site-search': searchData,
};

export const TAGS = Object.keys(DATA);

const RICH = '<p>a <b>b</b> <strong>c</strong> <em>d</em> <i>e</i> <br> <code>f</code> <a href="/">g</a></p>';

export const named = (payload: string) => JSON.stringify(payload.slice(0, 80));

const BODY = `<site-header></site-header><site-subnav></site-subnav>
  <site-search hydrate="load" suggest-url="/none"></site-search><main id="main">Text</main>`;

export const elementIn = ({ document }: Frame, tag: string) => document.querySelector(tag) as Configurable;
export const rootOf = (frame: Frame, tag: string) => elementIn(frame, tag).shadowRoot as ShadowRoot;

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
export const GROUPS = Object.entries(PAYLOADS).flatMap(([kind, payloads]) =>
  Array.from({ length: Math.ceil(payloads.length / GROUP_SIZE) }, (_, index) => {
    const group = payloads.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
    return [`${kind} ${index + 1}`, group] as const;
  }),
);

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

/** What harmless data makes is learnt; these stand in states that it does not bring about. */
export const newlyKnown = (): Known => ({
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
});

async function learnFrom(known: Known, frame: Frame): Promise<void> {
  for (const tag of TAGS) {
    for (const text of [RICH, 'Text']) {
      elementIn(frame, tag).config = marked(hostileDocument(DATA[tag], text, 'texts'), 'learnt');
      if (tag !== 'site-search') await eventually(() => expect(rootOf(frame, tag).textContent).to.contain('learnt'));
      learn(known, rootOf(frame, tag));
    }
  }
}

/** A page where all there is has been opened and learnt from. */
export async function openAttacked(known: Known): Promise<Frame> {
  const frame = await openWatched(BODY);
  await openAll(frame);
  await learnFrom(known, frame);
  return frame;
}

/** What shows its data in texts. */
export const SHOWING = ['site-header', 'site-subnav'];

/** Gives all elements data, and waits until it shows. @param mark - like no other of the page's. */
export async function showMarked(
  frame: Frame,
  mark: string,
  what: string,
  dataOf = (tag: string) => DATA[tag],
  showing: readonly string[] = SHOWING,
): Promise<void> {
  for (const tag of TAGS) elementIn(frame, tag).config = marked(dataOf(tag), mark);
  await eventually(() => {
    for (const tag of showing) expect(rootOf(frame, tag).textContent, what).to.contain(mark);
  });
}
