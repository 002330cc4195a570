import { defineElement } from '../../elements/define-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import type { HeaderEvents } from '../../src/site-header/header-props.ts';
import { expectWarning } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { laterCode } from '../support/later-code.ts';
import { mount, shadow } from '../support/mount.ts';
import { mountHydrated } from '../support/prerendered.ts';

defineElement(siteHeader);

export type HeaderElement = HTMLElement & { config: unknown; locale: string | undefined };

export interface HeaderPage {
  readonly element: HeaderElement;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
}

export interface HeaderOptions {
  readonly config: unknown;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Markup that follows the header. */
  readonly after?: string;
}

/** Mounts a `<site-header>` that the browser renders, and waits until it is ready. */
export async function mountHeader({ config, attributes = {}, after = '' }: HeaderOptions): Promise<HeaderPage> {
  const { container } = await mount('<p></p>');
  container.lang = 'en';
  const element = document.createElement('site-header') as unknown as HeaderElement;
  const settings = { 'reveal-delay': '0', ...attributes };
  for (const [name, value] of Object.entries(settings)) element.setAttribute(name, value);
  element.config = config;
  let isReady = false;
  element.addEventListener('ready', () => {
    isReady = true;
  });
  container.innerHTML = after;
  container.prepend(element);
  await eventually(() => {
    if (!isReady) throw new Error('The header is not ready.');
  });
  await laterCode();
  return { element, root: shadow(element), container };
}

export interface ReportingHeader {
  readonly element: HeaderElement;
  readonly root: ShadowRoot;
  /** The problems of each `configerror`, in their order. */
  readonly reports: HeaderEvents['configerror']['problems'][];
}

/** Mounts a header for each configuration, all at once, and waits until the last one is ready. */
export async function mountHeaders(configs: readonly unknown[]): Promise<readonly ReportingHeader[]> {
  const { container } = await mount('<p></p>');
  let readyCount = 0;
  container.addEventListener('ready', () => {
    readyCount += 1;
  });
  const headers = configs.map((config) => {
    const element = document.createElement('site-header') as unknown as HeaderElement;
    element.setAttribute('reveal-delay', '0');
    element.setAttribute('locale', 'en-us');
    element.config = config;
    const reports: HeaderEvents['configerror']['problems'][] = [];
    element.addEventListener('configerror', (event) => reports.push((event as CustomEvent).detail.problems));
    return { element, root: shadow(element), reports };
  });
  container.replaceChildren(...headers.map(({ element }) => element));
  await eventually(() => {
    if (readyCount < configs.length) throw new Error(`${readyCount} of ${configs.length} headers are ready.`);
  });
  await laterCode();
  return headers;
}

/**
 * Takes the one warning of each header that has reported problems; the console guard fails for any other.
 * @throws if a header has reported more than once, or its warning does not name the element or every place.
 */
export async function expectReports(headers: readonly ReportingHeader[]): Promise<void> {
  for (const { element, reports } of headers) {
    if (reports.length > 1) throw new Error(`${reports.length} events instead of one.`);
    for (const problems of reports) {
      const [message, subject] = await expectWarning(/<site-header>/);
      if (subject !== element) throw new Error('The warning names another element.');
      const lines = String(message).split('\n');
      for (const [index, { pointer, received }] of problems.entries()) {
        const isNamed = lines[index]?.includes(pointer.replace('@', 'attribute ')) && lines[index]?.includes(received);
        if (!isNamed) throw new Error(`The warning does not say ${pointer}: ${message}`);
      }
    }
  }
}

/** Both ways a header comes into a page; rows N1 to N3 hold for each. */
export const WAYS: readonly (readonly [string, (options: HeaderOptions) => Promise<HeaderPage>])[] = [
  ['rendered in the browser', mountHeader],
  [
    'pre-rendered and hydrated',
    async (options) => {
      const { element, container } = await mountHydrated<HeaderElement>(siteHeader, options);
      return { element, root: shadow(element), container };
    },
  ],
];

/** What a trigger opens. @throws if `aria-controls` names nothing in the same root. */
export function controlledBy(trigger: Element): HTMLElement {
  const root = trigger.getRootNode() as ShadowRoot;
  const controlled = root.getElementById(trigger.getAttribute('aria-controls') ?? '');
  if (controlled === null) throw new Error(`${trigger.textContent} controls nothing.`);
  return controlled;
}

/** The details of a header's events of one type, in their order. */
export function recordDetails<Type extends keyof HeaderEvents>(
  element: HTMLElement,
  type: Type,
  isCancelled = false,
): HeaderEvents[Type][] {
  const details: HeaderEvents[Type][] = [];
  element.addEventListener(type, (event) => {
    details.push((event as CustomEvent<HeaderEvents[Type]>).detail);
    if (isCancelled) event.preventDefault();
  });
  return details;
}
