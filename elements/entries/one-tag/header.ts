import { defineElement } from '../../runtime/define-element.ts';
import { siteHeader } from '../../site-header.ts';
import { rememberer } from '../../snapshot/remember.ts';

/** Called by the loader when the code has come. */
export function define(prefix: string): void {
  defineElement(siteHeader, prefix);
}

export const remember = rememberer(siteHeader);
