import type { ElementTexts } from '../element-texts.ts';
import { fieldTextsDe } from '../field-texts/de.ts';
import { headerTextsDe } from '../header-texts/de.ts';
import { subnavTextsDe } from '../subnav-texts/de.ts';

/** The texts of all elements in German. */
export const elementTexts: ElementTexts = { header: headerTextsDe, subnav: subnavTextsDe, search: fieldTextsDe };
