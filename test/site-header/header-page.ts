import { defineElement } from '../../elements/define-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import type { HeaderEvents } from '../../src/site-header/header-props.ts';
import { eventually } from '../support/eventually.ts';
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
  return { element, root: shadow(element), container };
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
