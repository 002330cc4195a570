import type { ElementTexts } from '../element-texts.ts';
import { fieldTextsFr } from '../field-texts/fr.ts';
import { headerTextsFr } from '../header-texts/fr.ts';
import { subnavTextsFr } from '../subnav-texts/fr.ts';

/** The texts of all elements in French. */
export const elementTexts: ElementTexts = { header: headerTextsFr, subnav: subnavTextsFr, search: fieldTextsFr };
