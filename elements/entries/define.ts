import { DECLARATIONS } from '../declarations.ts';
import { defineElement } from '../runtime/define-element.ts';

export type { SiteHeaderElement, SiteSearchElement, SiteSubnavElement } from '../manifest/element-types.ts';

export interface DefineElementsOptions {
  /** What the tags begin with instead of `site`: `acme` gives `<acme-header>`, `<acme-subnav>` and `<acme-search>`. */
  readonly prefix?: string;
}

/**
 * Defines the three elements (contract §1, Bundler). May be called again, also with another prefix; does nothing in
 * Node. A tag that something else has taken is left alone, with one warning.
 */
export function defineElements({ prefix = 'site' }: DefineElementsOptions = {}): void {
  for (const declaration of DECLARATIONS) defineElement(declaration, prefix);
}
