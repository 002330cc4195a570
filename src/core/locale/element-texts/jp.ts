import type { ElementTexts } from '../element-texts.ts';
import { fieldTextsJp } from '../field-texts/jp.ts';
import { headerTextsJp } from '../header-texts/jp.ts';
import { subnavTextsJp } from '../subnav-texts/jp.ts';

/** The texts of all elements in Japanese. */
export const elementTexts: ElementTexts = { header: headerTextsJp, subnav: subnavTextsJp, search: fieldTextsJp };
