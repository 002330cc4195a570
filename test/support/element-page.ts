import type { AnyElementDeclaration } from '../../elements/runtime/declaration.ts';
import { eventually } from './eventually.ts';
import { mount, shadow } from './mount.ts';
import { mountHydrated } from './prerendered.ts';
import { allStages } from './stages.ts';

export interface ElementPage<Host extends HTMLElement> {
  readonly element: Host;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
}

export interface ElementOptions {
  readonly config: unknown;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Markup that follows the element. */
  readonly after?: string;
}

/** Mounts an element that the browser renders, in an English page, and waits until it is ready. */
export async function mountElement<Host extends HTMLElement & { config: unknown }>(
  tagName: string,
  { config, attributes = {}, after = '' }: ElementOptions,
): Promise<ElementPage<Host>> {
  const { container } = await mount('<p></p>');
  container.lang = 'en';
  const element = document.createElement(tagName) as Host;
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
    if (!isReady) throw new Error(`<${tagName}> is not ready.`);
  });
  await allStages();
  return { element, root: shadow(element), container };
}

/** Both ways an element comes into a page; rows N1 to N3 and P1 hold for each. */
export function waysOf<Page extends ElementPage<HTMLElement>>(
  declaration: AnyElementDeclaration,
  mountRendered: (options: ElementOptions) => Promise<Page>,
): readonly (readonly [string, (options: ElementOptions) => Promise<Page>])[] {
  const hydrate = async (options: ElementOptions) => {
    const { element, container } = await mountHydrated(declaration, options);
    return { element, root: shadow(element), container } as unknown as Page;
  };
  return [
    ['rendered in the browser', mountRendered],
    ['pre-rendered and hydrated', hydrate],
  ];
}

/** What records the details of an element's events of one type, in their order, and cancels them if told to. */
export function detailsRecorder<Events>() {
  return <Type extends keyof Events & string>(element: HTMLElement, type: Type, isCancelled = false) => {
    const details: Events[Type][] = [];
    element.addEventListener(type, (event) => {
      details.push((event as CustomEvent<Events[Type]>).detail);
      if (isCancelled) event.preventDefault();
    });
    return details;
  };
}
