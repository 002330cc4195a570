import { defineElement } from '../../runtime/define-element.ts';
import { siteSubnav } from '../../site-subnav.ts';
import { rememberer } from '../../snapshot/remember.ts';

/** Called by the loader when the code has come. */
export function define(prefix: string): void {
  defineElement(siteSubnav, prefix);
}

export const remember = rememberer(siteSubnav);
