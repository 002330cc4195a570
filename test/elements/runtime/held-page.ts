import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import type { AnyElementDeclaration } from '../../../elements/runtime/declaration.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { type HeldCode, holdCode } from '../../support/held-code.ts';
import { click } from '../../support/pointer.ts';

export interface Page {
  readonly frame: Frame;
  readonly code: HeldCode;
  readonly element: HTMLElement;
  readonly find: <Found extends HTMLElement = HTMLElement>(selector: string) => Found;
  /** Lets the code come and waits until the element has taken the markup over. */
  readonly hydrate: () => Promise<void>;
}

/** A pre-rendered page, as far as it is without its code. */
export async function openPrerendered(
  declaration: AnyElementDeclaration,
  config: unknown,
  attributes: Readonly<Record<string, string>>,
): Promise<Page> {
  const code = await holdCode();
  const { template } = renderElement(declaration, { attributes, config, lang: 'en' });
  const tag = `site-${declaration.name}`;
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const json = `<script type="application/json">${JSON.stringify(config)}</script>`;
  const frame = await openFrame(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><script src="${code.src}"></script></head>` +
      `<body style="margin: 0"><${tag}${names.join('')}>${template}${json}</${tag}><main style="block-size: 3000px">Text<!--pause--></main></body></html>`,
  );
  await eventually(() => expect(frame.document.querySelector('main')?.textContent).to.equal('Text'));
  for (let count = 0; count < 2; count += 1) await nextFrame(); // What has not been painted cannot be hit.
  const element = frame.document.querySelector(tag) as HTMLElement;
  const root = element.shadowRoot as ShadowRoot;
  return {
    frame,
    code,
    element,
    find: (selector) => root.querySelector(selector) as never,
    async hydrate() {
      await Promise.all([frame.resume(), code.release()]);
      await isHydrated(element);
    },
  };
}

/** React has taken over, and the layer has rendered once more. */
export async function isHydrated(element: HTMLElement): Promise<void> {
  await eventually(() => expect(element.shadowRoot?.querySelector('[data-prerendered], [data-static]')).to.equal(null));
  for (let count = 0; count < 3; count += 1) await nextFrame();
}

export const openHeader = (hydrate = 'intent') => openPrerendered(siteHeader, navigation, { hydrate });

/** The frame is as large as the viewport; its elements are of another realm. */
export async function clickOn(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  await click({ x: Math.round(left + width / 2), y: Math.round(top + height / 2) });
}

export const TRIGGER = '[aria-controls="panel--products"], [popovertarget="panel--products"]';
export const isPanelShown = (page: Page) => page.find('#panel--products').checkVisibility({ visibilityProperty: true });
/** Waits until the trigger, which is an invoker before it hydrates, says this. */
export const isExpanded = (page: Page, value: 'true' | 'false') =>
  eventually(() =>
    expect(page.find('[aria-controls="panel--products"]').getAttribute('aria-expanded')).to.equal(value),
  );
