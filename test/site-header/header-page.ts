import { defineElement } from '../../elements/runtime/define-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import type { HeaderEvents } from '../../src/site-header/header-props.ts';
import { expectWarning } from '../support/console.ts';
import {
  detailsRecorder,
  type ElementOptions,
  type ElementPage,
  mountElement,
  waysOf,
} from '../support/element-page.ts';
import { eventually } from '../support/eventually.ts';
import { mount, shadow } from '../support/mount.ts';
import { allStages } from '../support/stages.ts';

defineElement(siteHeader);

export type HeaderElement = HTMLElement & { config: unknown; locale: string | undefined };

export type HeaderPage = ElementPage<HeaderElement>;

/**
 * Where hover is not meant, it opens nothing: on a busy machine a mouse may rest on a trigger so long before it clicks
 * that the click closes again (row P5).
 */
const withoutHover = ({ attributes, ...options }: ElementOptions): ElementOptions => ({
  ...options,
  attributes: { 'open-delay': '60000', ...attributes },
});

/** Mounts a `<site-header>` that the browser renders, and waits until it is ready. */
export const mountHeader = (options: ElementOptions) =>
  mountElement<HeaderElement>('site-header', withoutHover(options));

export const WAYS = waysOf(siteHeader, mountHeader).map(
  ([way, mountIt]) => [way, (options: ElementOptions) => mountIt(withoutHover(options))] as const,
);

export const recordDetails = detailsRecorder<HeaderEvents>();

export interface ReportingHeader {
  readonly element: HeaderElement;
  readonly root: ShadowRoot;
  /** The problems of each `configerror`, in their order. */
  readonly reports: HeaderEvents['configerror']['problems'][];
}

/**
 * Mounts a header for each configuration, all at once, and waits until the last one is ready.
 *
 * @param isHidden - for tests that read the markup of many and measure nothing: their layouts would take long.
 */
export async function mountHeaders(configs: readonly unknown[], isHidden = false): Promise<readonly ReportingHeader[]> {
  const { container } = await mount('<p></p>');
  let readyCount = 0;
  container.addEventListener('ready', () => {
    readyCount += 1;
  });
  const headers = configs.map((config) => {
    const element = document.createElement('site-header') as unknown as HeaderElement;
    element.setAttribute('reveal-delay', '0');
    element.setAttribute('open-delay', '60000');
    element.setAttribute('locale', 'en-us');
    element.config = config;
    const reports: HeaderEvents['configerror']['problems'][] = [];
    element.addEventListener('configerror', (event) => reports.push((event as CustomEvent).detail.problems));
    return { element, root: shadow(element), reports };
  });
  container.hidden = isHidden;
  container.replaceChildren(...headers.map(({ element }) => element));
  await eventually(() => {
    if (readyCount < configs.length) throw new Error(`${readyCount} of ${configs.length} headers are ready.`);
  });
  await allStages();
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
