import type { ElementTexts } from '../element-texts.ts';
import { headerTextsJp } from '../header-texts/jp.ts';
import { searchTextsJp } from '../search-texts/jp.ts';
import { subnavTextsJp } from '../subnav-texts/jp.ts';

/** The texts of all elements in Japanese. */
export const elementTextsJp: ElementTexts = { header: headerTextsJp, subnav: subnavTextsJp, search: searchTextsJp };
