// Defines `<site-search>`. Importing it in Node does nothing (contract §1).
import { defineElement } from '../runtime/define-element.ts';
import { siteSearch } from '../site-search.ts';

defineElement(siteSearch);

export type { SiteSearchElement } from '../manifest/element-types.ts';
