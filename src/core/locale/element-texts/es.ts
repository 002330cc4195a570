import type { ElementTexts } from '../element-texts.ts';
import { fieldTextsEs } from '../field-texts/es.ts';
import { headerTextsEs } from '../header-texts/es.ts';
import { subnavTextsEs } from '../subnav-texts/es.ts';

/** The texts of all elements in Spanish. */
export const elementTexts: ElementTexts = { header: headerTextsEs, subnav: subnavTextsEs, search: fieldTextsEs };
