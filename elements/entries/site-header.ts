// Defines `<site-header>`. Importing it in Node does nothing (contract §1).
import { defineElement } from '../runtime/define-element.ts';
import { siteHeader } from '../site-header.ts';

defineElement(siteHeader);

export type { SiteHeaderElement } from '../manifest/element-types.ts';
