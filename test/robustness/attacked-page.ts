import { expect } from 'chai';
import { searchTextsSchema } from '../../src/core/config/search-config.ts';
import navigation from '../core/config/documents/navigation-complete.json';
import searchData from '../core/config/documents/search.json';
import sectionNav from '../core/config/documents/section-nav.json';
import { engine } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import type { Frame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { hostileDocument } from './hostile-document.ts';
import { ALL_PAYLOADS } from './payloads.ts';
import {
  allRequestsKnown,
  expectHarmless,
  expectUntouched,
  type Known,
  learn,
  openWatched,
  pressLinks,
} from './watched-page.ts';

// A page with all three elements, open, for payloads to be put in.

export type Configurable = HTMLElement & { config: unknown };
export type Search = Configurable & { suggestionProvider: unknown; show(): void; close(): void };

/** All texts that data can translate. */
const TEXTS = {
  ...Object.fromEntries(Object.keys(searchTextsSchema.entries).map((name) => [name, name])),
  suggestionCount: { one: 'one', other: 'other' },
};

/** Its own texts stand at every link; they are attacked alone, or WebKit would measure long payloads for minutes. */
const { locales, ...headerData } = navigation;
export const LOCALES = locales;

export const DATA: Readonly<Record<string, unknown>> = {
  'site-header': headerData,
  'site-subnav': sectionNav,
  'site-search': { ...searchData, texts: { 'en-us': TEXTS } },
};

export const TAGS = Object.keys(DATA);

const RICH = '<p>a <b>b</b> <strong>c</strong> <em>d</em> <i>e</i> <br> <code>f</code> <a href="/">g</a></p>';

export const named = (payload: string) => JSON.stringify(payload.slice(0, 80));

const BODY = `<site-header></site-header><site-subnav></site-subnav>
  <site-search hydrate="load" suggest-url="/none" search-url="/results" debounce="0"></site-search><main id="main">Text</main>`;

export const elementIn = ({ document }: Frame, tag: string) => document.querySelector(tag) as Configurable;
export const searchIn = (frame: Frame) => elementIn(frame, 'site-search') as Search;
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
  const search = searchIn(frame);
  await eventually(() => {
    search.show();
    expect(search.shadowRoot?.querySelector('[role=listbox]')).to.be.ok;
  });
}

interface MarkedData {
  readonly navigation?: readonly object[];
  readonly nav?: { readonly sub_nav: readonly object[] };
  readonly texts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** As many as a test can try on a busy machine. */
const GROUP_SIZE = 65;
export const GROUPS = Array.from({ length: Math.ceil(ALL_PAYLOADS.length / GROUP_SIZE) }, (_, index) => {
  const payloads = ALL_PAYLOADS.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
  return [`payloads ${index * GROUP_SIZE + 1} to ${index * GROUP_SIZE + payloads.length}`, payloads] as const;
});

/** For what takes longer: all in Chromium, each sixth in the others, where a file would take minutes. */
export const SLOW_GROUPS =
  engine === 'chromium'
    ? GROUPS
    : [['each sixth payload', ALL_PAYLOADS.filter((_, index) => index % 6 === 0)] as const];

/** Some of all kinds, for what takes longer still. */
export const SAMPLE = ALL_PAYLOADS.filter((_, index) => index % 12 === 0);

/** Data that says by a text which it is, once it is shown. */
export function marked(data: unknown, mark: string): unknown {
  const { navigation: items, nav, texts } = data as MarkedData;
  // Panels are known by their keys: an open one stays filled.
  const keyed = items?.map((item, index) => ({ ...item, key: `item-${index}` }));
  if (keyed) return { ...(data as object), navigation: [{ title: mark, url: `/${mark}` }, ...keyed] };
  if (nav)
    return { ...(data as object), nav: { ...nav, sub_nav: [{ title_l10n: mark, url: `/${mark}` }, ...nav.sub_nav] } };
  const own = texts?.['en-us'];
  return { ...(data as object), texts: { 'en-us': { ...own, submitHint: `${mark} ${own?.submitHint}` } } };
}

/** What harmless data makes is learnt; these stand in states that it does not bring about. */
export const known: Known = {
  tagNames: new Set(['p', 'img', 'mark']),
  attributes: new Set([
    'popover',
    'dir',
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

/** Gives all elements data, and waits until it shows. @param mark - like no other of the page's. */
export async function showMarked(
  frame: Frame,
  mark: string,
  what: string,
  dataOf = (tag: string) => DATA[tag],
  showing: readonly string[] = TAGS,
): Promise<void> {
  for (const tag of TAGS) elementIn(frame, tag).config = marked(dataOf(tag), mark);
  await eventually(() => {
    for (const tag of showing) expect(rootOf(frame, tag).textContent, what).to.contain(mark);
  });
}

/** What shows this payload as data in texts: a section without a name shows nothing. */
export const showing = (payload: string) =>
  payload.replace(/[\s\0]/g, '') === '' ? TAGS.filter((tag) => tag !== 'site-subnav') : TAGS;

/** Types into the search, past what React has put on this one input: it would take the value for its own. */
export function type(frame: Frame, text: string): void {
  const input = rootOf(frame, 'site-search').querySelector('[role=combobox]') as HTMLInputElement;
  input.focus();
  Object.getOwnPropertyDescriptor(frame.window.HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new frame.window.InputEvent('input', { bubbles: true, composed: true }));
}

/** Where a submit of the open search would go. */
export function submitted(frame: Frame): string | undefined {
  const urls: (string | undefined)[] = [];
  const search = searchIn(frame);
  const handleSubmit = (event: Event) => {
    urls.push((event as CustomEvent).detail.url);
    event.preventDefault();
  };
  search.addEventListener('searchsubmit', handleSubmit, { once: true });
  rootOf(frame, 'site-search').querySelector<HTMLElement>('[type=submit]')?.click();
  expect(urls.length).to.equal(1);
  return urls[0];
}

/** A page where all there is has been opened and learnt from. */
export async function openAttacked(): Promise<Frame> {
  const frame = await openWatched(BODY);
  await openAll(frame);
  for (const text of [RICH, 'Text']) {
    await showMarked(frame, `learnt from ${text}`, text, (tag) => hostileDocument(DATA[tag], text, 'texts'));
    for (const tag of TAGS) learn(known, rootOf(frame, tag));
  }
  return frame;
}

/** Looks at all there is, and presses what is new among its links. */
export function expectAllHarmless(frame: Frame, why: string): void {
  for (const tag of TAGS) {
    expectHarmless(known, rootOf(frame, tag), frame.document.baseURI, `${why} in ${tag}`);
    pressLinks(frame, rootOf(frame, tag), `${why} in ${tag}`);
  }
  expectUntouched(frame, why);
}

/**
 * Attacks a page where all there is is open, and looks at all of it after each payload.
 *
 * @param put - puts a payload in, and waits until what comes of it shows by the mark, which is like no other.
 * @param where - for the count of payloads.
 * @param placeCount - in how many places each payload was.
 */
export async function attack(
  payloads: readonly string[],
  put: (frame: Frame, payload: string, mark: string) => void | Promise<void>,
  where: string,
  placeCount = 1,
): Promise<void> {
  const frame = await openAttacked();
  for (const [index, payload] of payloads.entries()) {
    await put(frame, payload, `mark-${index}.`);
    expectAllHarmless(frame, named(payload));
  }
  await allRequestsKnown(frame);
  expectUntouched(frame, where);
  await tellCount('payloads', where, payloads.length * placeCount);
}
