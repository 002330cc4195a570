import { defineElement } from '../../elements/runtime/define-element.ts';
import { siteSubnav } from '../../elements/site-subnav.ts';
import type { SubnavEvents } from '../../src/site-subnav/subnav-props.ts';
import { detailsRecorder, type ElementOptions, mountElement, waysOf } from '../support/element-page.ts';

defineElement(siteSubnav);

export type SubnavElement = HTMLElement & { config: unknown };

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

/** Mounts a `<site-subnav>` that the browser renders, and waits until it is ready. */
export const mountSubnav = (options: ElementOptions) => mountElement<SubnavElement>('site-subnav', options);

export const WAYS = waysOf(siteSubnav, mountSubnav);

export const recordDetails = detailsRecorder<SubnavEvents>();

/** The one element that is the part. @throws if there is none. */
export function partOf(root: ParentNode, part: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[part~="${part}"]`);
  if (found === null) throw new Error(`There is no part ${part}.`);
  return found;
}
