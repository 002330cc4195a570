import { expect } from 'chai';
import { defineElement } from '../../elements/runtime/define-element.ts';
import { siteSearch } from '../../elements/site-search.ts';
import { afterPaint } from '../../src/hooks/after-paint.ts';
import type { SearchEvents } from '../../src/site-search/search-props.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { detailsRecorder } from '../support/element-page.ts';
import { type Endpoint, openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { loaderFile } from '../support/flavour.ts';
import { openFrame, type PageOptions } from '../support/frame.ts';
import { type } from '../support/keys.ts';
import { mount } from '../support/mount.ts';

defineElement(siteSearch);

export type SearchElement = HTMLElement & {
  show(): void;
  close(): void;
  clear(): void;
  suggestionProvider: unknown;
};

/** Three suggestions as a server answers them. */
export const ANSWER = [
  { title: 'Kibana dashboards', url: '/guide/kibana/dashboards', website_area: 'documentation/kibana' },
  { title: 'Alerting in Kibana', url: '/guide/kibana/alerting', website_area: 'documentation/kibana' },
  { title: 'Ten rules worth reading', url: '/blog/ten-rules', website_area: 'blog' },
];

/** A JSON child that starts with two filters. */
export const FILTERED =
  '<script type="application/json">{ "filters": { "area": "Documentation", "product": "kibana" } }</script>';

/** An endpoint for suggestions. */
export function openSuggestions(answer: unknown = ANSWER): Promise<Endpoint> {
  return openEndpoint({ body: JSON.stringify(answer) });
}

/** A page that a navigation asks for and that answers “no content”: the browser asks, and stays where it is. */
export function openTarget(): Promise<Endpoint> {
  return openEndpoint({ status: 204, headers: {}, body: '' });
}

/** The parts of a mounted search as a person finds them. */
export interface SearchPage {
  readonly element: SearchElement;
  readonly container: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  options(): HTMLAnchorElement[];
  button(name: string): HTMLButtonElement;
  /** What is announced. */
  status(): string | null | undefined;
  /** Types of the element's events so far, in their order. */
  readonly events: string[];
}

/** Waits until the one `<site-search>` in a page is rendered. */
async function searchIn(container: HTMLElement): Promise<SearchPage> {
  const element = find(container, 'site-search') as SearchElement;
  const shadow = await eventually(() => {
    if (!element.shadowRoot) throw new Error('The element is not defined yet.');
    find(element.shadowRoot, 'dialog');
    return element.shadowRoot;
  });
  const events: string[] = [];
  for (const type of Object.keys(siteSearch.events)) element.addEventListener(type, () => events.push(type));
  return {
    element,
    container,
    shadow,
    dialog: find(shadow, 'dialog'),
    input: find(shadow, 'input'),
    options: () => [...shadow.querySelectorAll<HTMLAnchorElement>('[role=option]')],
    button: (name) => find(shadow, `button[aria-label="${name}"]`),
    status: () => shadow.querySelector('[role=status]')?.textContent,
    events,
  };
}

/** Waits until the browser has gone back over the history entry of a search that was open. */
export async function leftHistory(view: Window = window): Promise<void> {
  await new Promise<void>(afterPaint); // It comes after the frame that shows the overlay.
  await eventually(() => expect(Object(view.history.state)).not.to.have.property('site-elements.search'));
}

/** Reads something when all that the next opening has asked of its frame is done, and the frame is not painted yet. */
export function atNextOpening<Value>(element: SearchElement, read: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    const handleOpen = () => queueMicrotask(() => requestAnimationFrame(() => resolve(read())));
    element.addEventListener('searchopen', handleOpen, { once: true });
  });
}

/** Mounts markup with one `<site-search>` and waits until it is rendered. */
export async function mountSearch(html: string): Promise<SearchPage> {
  // Going back over its history entry takes the browser a moment, and must not strike the page of the next file.
  atEndOfTest(async () => {
    if ('clock' in setTimeout) return; // With the clock stopped it never goes.
    await leftHistory();
  });
  return searchIn((await mount(html)).container);
}

async function opened(page: SearchPage): Promise<SearchPage> {
  page.element.show();
  await eventually(() => find(page.shadow, '[role=listbox]'));
  return page;
}

/** Mounts a search with a suggestion endpoint, opens it, and waits until the code of the overlay has come. */
export async function openSearch(suggestUrl: string, attributes = '', children = ''): Promise<SearchPage> {
  return opened(
    await mountSearch(`<site-search locale="en" suggest-url="${suggestUrl}" ${attributes}>${children}</site-search>`),
  );
}

/** The same with the built files in a framed page, for what leaves the page: the test's own page must stay. */
export async function openFramedSearch(
  suggestUrl: string,
  attributes = '',
  children = '',
  page: PageOptions = {},
): Promise<SearchPage> {
  const frame = await openFrame(
    `<!doctype html><html lang="en"><head><script src="/dist/${loaderFile}"></script></head><body>
    <site-search hydrate="load" suggest-url="${suggestUrl}" ${attributes}>${children}</site-search></body></html>`,
    page,
  );
  const { document, window } = frame;
  const search = await opened(await searchIn(document.body));
  // Frame and test share one history: what is left in it by a frame that is gone could be gone back over later.
  atEndOfTest(async () => {
    if (frame.document !== document) return; // It has been left.
    search.element.close();
    await leftHistory(window);
  });
  return search;
}

/** The middle of an element, also of one in a framed page. */
export function middleOf(element: Element | undefined): { x: number; y: number } {
  if (!element) throw new Error('There is no such element.');
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

export const recordDetails = detailsRecorder<SearchEvents>();

/** @throws if there is no such element. */
export function find<Found extends Element>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

/** The parameters of a request, in their order. */
export const queryOf = (url: string | undefined) => [...new URL(url ?? '', location.href).searchParams];

/** The button that asks again after a failure. */
export const retryButton = ({ shadow }: SearchPage) =>
  [...shadow.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');

/** Waits until the person sees and hears that the request has failed, without old suggestions. */
export async function seesFailure(page: SearchPage): Promise<void> {
  await eventually(() => expect(page.status()).to.match(/^Suggestions could not be loaded; try again/));
  expect(page.options()).to.have.length(0);
  expect(page.input.getAttribute('aria-expanded')).to.equal('false');
  expect(retryButton(page)).not.to.equal(undefined);
}

/** Opens the overlay and types until suggestions are shown. */
export async function openWithSuggestions(answer?: unknown, open = openSearch) {
  const page = await open((await openSuggestions(answer)).url);
  await type('kib');
  await eventually(() => expect(page.options()).not.to.have.length(0));
  const active = () => page.options().filter((option) => option.getAttribute('aria-selected') === 'true');
  const activeIndexes = () => active().map((option) => page.options().indexOf(option));
  return { ...page, activeIndexes };
}
