import type { ElementTexts } from '../element-texts.ts';
import { fieldTextsKr } from '../field-texts/kr.ts';
import { headerTextsKr } from '../header-texts/kr.ts';
import { subnavTextsKr } from '../subnav-texts/kr.ts';

/** The texts of all elements in Korean. */
export const elementTexts: ElementTexts = { header: headerTextsKr, subnav: subnavTextsKr, search: fieldTextsKr };
