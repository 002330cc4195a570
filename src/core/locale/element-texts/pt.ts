import type { ElementTexts } from '../element-texts.ts';
import { fieldTextsPt } from '../field-texts/pt.ts';
import { headerTextsPt } from '../header-texts/pt.ts';
import { subnavTextsPt } from '../subnav-texts/pt.ts';

/** The texts of all elements in Portuguese. */
export const elementTexts: ElementTexts = { header: headerTextsPt, subnav: subnavTextsPt, search: fieldTextsPt };
