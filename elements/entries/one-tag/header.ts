import { defineElement } from '../../runtime/define-element.ts';
import { siteHeader } from '../../site-header.ts';

/** Called by the loader when the code has come. */
export function define(prefix: string): void {
  defineElement(siteHeader, prefix);
}
