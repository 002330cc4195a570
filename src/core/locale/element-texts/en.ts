import type { ElementTexts } from '../element-texts.ts';
import { fieldTextsEn } from '../field-texts/en.ts';
import { headerTextsEn } from '../header-texts/en.ts';
import { subnavTextsEn } from '../subnav-texts/en.ts';

/** The texts of all elements in English. */
export const elementTexts: ElementTexts = { header: headerTextsEn, subnav: subnavTextsEn, search: fieldTextsEn };
