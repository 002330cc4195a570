import { isTooOld } from '../page/old-browser.ts';
import type { AnyElementDeclaration } from './declaration.ts';
import { createElementClass, isSiteElement } from './site-element.ts';

/**
 * Defines a custom element for a declaration (contract §2).
 *
 * Does nothing in Node or in a browser that is too old, and nothing where the tag is ours already, be it another version. Where somebody else has taken
 * the tag, their definition stays, and one warning says how to choose a prefix (contract §1).
 *
 * @param prefix - `acme` makes `<acme-header>` of the declaration named `header`.
 */
export function defineElement(declaration: AnyElementDeclaration, prefix = 'site'): void {
  if (typeof customElements === 'undefined' || isTooOld()) return;
  const tagName = `${prefix}-${declaration.name}`;
  const taken = customElements.get(tagName);
  if (!taken) customElements.define(tagName, createElementClass(declaration));
  else if (!isSiteElement(taken)) {
    import('./name-taken.ts').then(
      ({ warnOfTakenName }) => warnOfTakenName(tagName, declaration.name),
      (error) => console.warn(`<${tagName}> is taken: ${error}`),
    );
  }
}
