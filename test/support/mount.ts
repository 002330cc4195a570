import { atEndOfTest } from './cleanup.ts';
import { frame } from './eventually.ts';

export interface Mounted<Element extends HTMLElement> {
  /** The first element of the markup. */
  readonly element: Element;
  /** Its shadow root. @throws if it has none. */
  readonly shadow: ShadowRoot;
  /** What the markup was put into. */
  readonly container: HTMLElement;
}

/**
 * Puts markup into the page for the running test and waits one frame. Markup set this way is not parsed like a page:
 * scripts in it do not run; for that there is `openFrame`.
 *
 * @example const { element, shadow } = await mount('<site-subnav label="Guide"></site-subnav>');
 */
export async function mount<Element extends HTMLElement = HTMLElement>(html: string): Promise<Mounted<Element>> {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  atEndOfTest(() => container.remove());
  await frame();
  const element = container.firstElementChild as Element | null;
  if (element === null) throw new Error('The markup holds no element.');
  return {
    element,
    container,
    get shadow() {
      return shadow(element);
    },
  };
}

/** @throws if the element has no open shadow root. */
export function shadow(element: Element): ShadowRoot {
  if (element.shadowRoot === null) throw new Error(`<${element.localName}> has no shadow root.`);
  return element.shadowRoot;
}

/** The focused element, looked for through shadow roots; `body` if there is none. */
export function activeElementDeep(root: Document = document): Element | null {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
