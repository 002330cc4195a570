import { defineElement } from '../../runtime/define-element.ts';
import { siteSearch } from '../../site-search.ts';

/** Called by the loader when the code has come. */
export function define(prefix: string): void {
  defineElement(siteSearch, prefix);
}
