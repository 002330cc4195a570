import { renderElement } from '../../elements/prerender/render-element.ts';
import type { AnyElementDeclaration } from '../../elements/runtime/declaration.ts';
import { defineElement } from '../../elements/runtime/define-element.ts';
import { eventually } from './eventually.ts';
import { mount, shadow } from './mount.ts';
import { allStages } from './stages.ts';

export interface PrerenderOptions {
  readonly config: unknown;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Markup that follows the element. */
  readonly after?: string;
}

let prefixCount = 0;

let printCount = 0;

/** WebKit lets roots with the same styles share what their media queries came to, also when the window has been resized since. */
export function withOwnStyles(template: string): string {
  printCount += 1;
  return template.replace('<style>', `<style>:host { --printed: ${printCount} }</style><style>`);
}

/**
 * Puts the server's markup of an element into the page as a parser would, then defines the element and waits until it
 * has hydrated. The tag has a prefix of its own, so that the element is there before its definition.
 */
export async function mountHydrated<Element extends HTMLElement = HTMLElement>(
  declaration: AnyElementDeclaration,
  { config, attributes = {}, after = '' }: PrerenderOptions,
): Promise<{ readonly element: Element; readonly container: HTMLElement }> {
  prefixCount += 1;
  const prefix = `hydrated${prefixCount}`;
  const tag = `${prefix}-${declaration.name}`;
  const { container } = await mount('<p></p>');
  container.lang = 'en';
  const { template } = renderElement(declaration, { attributes, config, lang: 'en' });
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const json = `<script type="application/json">${JSON.stringify(config)}</script>`;
  container.setHTMLUnsafe(`<${tag}${names.join('')}>${withOwnStyles(template)}${json}</${tag}>${after}`);
  const element = container.querySelector<Element>(tag) as Element;
  const firstNode = shadow(element).querySelector('[data-root] *');
  let isReady = false;
  element.addEventListener('ready', () => {
    isReady = true;
  });
  defineElement(declaration, prefix);
  await eventually(() => {
    if (!isReady) throw new Error(`<${tag}> is not ready.`);
  });
  await allStages();
  if (shadow(element).querySelector('[data-root] *') !== firstNode) throw new Error(`<${tag}> was rendered anew.`);
  return { element, container };
}
