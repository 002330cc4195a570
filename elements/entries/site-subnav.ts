// Defines `<site-subnav>`. Importing it in Node does nothing (contract §1).
import { defineElement } from '../runtime/define-element.ts';
import { siteSubnav } from '../site-subnav.ts';

defineElement(siteSubnav);

export type { SiteSubnavElement } from '../manifest/element-types.ts';
