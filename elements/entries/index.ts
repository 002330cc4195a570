// Defines all three elements. Importing it in Node does nothing (contract §1).
import { defineElements } from './define.ts';

defineElements();

export type { SiteHeaderElement, SiteSearchElement, SiteSubnavElement } from '../manifest/element-types.ts';
