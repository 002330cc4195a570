/** A child of an element, as the loader and the pre-render see it alike. */
export interface ChildSigns {
  /** In lower case. */
  readonly tagName: string;
  readonly attribute: (name: string) => string | null | undefined;
}

/** What stands in a page where an element of our name is. */
export interface ElementSigns {
  readonly hasOwnAttribute: boolean;
  /** It has a shadow root that we have made, or printed. */
  readonly hasOwnRoot: boolean;
  readonly children: readonly ChildSigns[];
  /** Nothing stands in it but space and comments. */
  readonly isEmpty: boolean;
}

/** True for the script that holds an element's data. */
export function isJsonScript({ tagName, attribute }: ChildSigns): boolean {
  return tagName === 'script' && attribute('type')?.toLowerCase() === 'application/json';
}

/** True for a form that needs no server but the one it leads to; HTML reads every other method as `get`. */
function isGetForm({ tagName, attribute }: ChildSigns): boolean {
  return tagName === 'form' && !/^(?:post|dialog)$/i.test(attribute('method') ?? '');
}

/**
 * Tells our elements from others of the same name (Astro Starlight has its own `site-search`), by what stands in the
 * page: one of our attributes, our shadow root, a JSON script, a `nav`, a GET form, or nothing at all (contract §1).
 */
export function isOwnElement({ hasOwnAttribute, hasOwnRoot, children, isEmpty }: ElementSigns): boolean {
  const isOwnChild = (child: ChildSigns) => child.tagName === 'nav' || isJsonScript(child) || isGetForm(child);
  return hasOwnAttribute || hasOwnRoot || isEmpty || children.some(isOwnChild);
}
