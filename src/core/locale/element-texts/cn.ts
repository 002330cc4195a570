import type { ElementTexts } from '../element-texts.ts';
import { fieldTextsCn } from '../field-texts/cn.ts';
import { headerTextsCn } from '../header-texts/cn.ts';
import { subnavTextsCn } from '../subnav-texts/cn.ts';

/** The texts of all elements in Simplified Chinese. */
export const elementTexts: ElementTexts = { header: headerTextsCn, subnav: subnavTextsCn, search: fieldTextsCn };
