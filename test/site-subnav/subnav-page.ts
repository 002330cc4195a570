import { defineElement } from '../../elements/define-element.ts';
import { siteSubnav } from '../../elements/site-subnav.ts';
import type { SubnavEvents } from '../../src/site-subnav/subnav-props.ts';
import { eventually } from '../support/eventually.ts';
import { laterCode } from '../support/later-code.ts';
import { mount, shadow } from '../support/mount.ts';
import { mountHydrated } from '../support/prerendered.ts';

defineElement(siteSubnav);

export type SubnavElement = HTMLElement & { config: unknown };

export interface SubnavPage {
  readonly element: SubnavElement;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
}

export interface SubnavOptions {
  readonly config: unknown;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Markup that follows the element. */
  readonly after?: string;
}

/** A section with links of every kind: with and without address, with and without a level below. */
export const GUIDE = {
  url: '/guide',
  title: 'Documentation',
  nav: {
    sub_nav: [
      {
        title_l10n: 'Install',
        url: '/guide/install',
        level_4: [
          { title_l10n: 'Linux', url: '/guide/install/linux' },
          { title_l10n: 'Windows', url: '/guide/install/windows' },
          { title_l10n: 'Kubernetes', url: '/guide/install/kubernetes' },
        ],
      },
      {
        title_l10n: 'Collect data',
        level_4: [
          { title_l10n: 'Fleet', url: '/guide/fleet' },
          { title_l10n: 'Logstash', url: '/guide/logstash' },
        ],
      },
      {
        title_l10n: 'Solutions',
        level_4: [{ title_l10n: 'Observability', url: '/guide/observability' }],
      },
      { title_l10n: 'Kibana', url: '/guide/kibana' },
      { title_l10n: 'Coming soon' },
    ],
    collapse_menu: { title_l10n: 'Fold up' },
  },
};

/** Waits until React's task for the effects of what has just been shown is over: it was posted before this one. */
function effects(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** Mounts a `<site-subnav>` that the browser renders, and waits until it is ready. */
export async function mountSubnav({ config, attributes = {}, after = '' }: SubnavOptions): Promise<SubnavPage> {
  const { container } = await mount('<p></p>');
  container.lang = 'en';
  const element = document.createElement('site-subnav') as unknown as SubnavElement;
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
    if (!isReady) throw new Error('The sub-navigation is not ready.');
  });
  await laterCode();
  await effects();
  return { element, root: shadow(element), container };
}

/** Both ways a sub-navigation comes into a page; rows N1 to N3 and P1 hold for each. */
export const WAYS: readonly (readonly [string, (options: SubnavOptions) => Promise<SubnavPage>])[] = [
  ['rendered in the browser', mountSubnav],
  [
    'pre-rendered and hydrated',
    async (options) => {
      const { element, container } = await mountHydrated<SubnavElement>(siteSubnav, options);
      await effects();
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

/** The one element that is the part. @throws if there is none. */
export function partOf(root: ParentNode, part: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[part~="${part}"]`);
  if (found === null) throw new Error(`There is no part ${part}.`);
  return found;
}

/** The details of an element's events of one type, in their order. */
export function recordDetails<Type extends keyof SubnavEvents>(
  element: HTMLElement,
  type: Type,
  isCancelled = false,
): SubnavEvents[Type][] {
  const details: SubnavEvents[Type][] = [];
  element.addEventListener(type, (event) => {
    details.push((event as CustomEvent<SubnavEvents[Type]>).detail);
    if (isCancelled) event.preventDefault();
  });
  return details;
}
