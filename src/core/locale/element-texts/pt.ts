import type { ElementTexts } from '../element-texts.ts';
import { headerTextsPt } from '../header-texts/pt.ts';
import { searchTextsPt } from '../search-texts/pt.ts';
import { subnavTextsPt } from '../subnav-texts/pt.ts';

/** The texts of all elements in Portuguese. */
export const elementTextsPt: ElementTexts = { header: headerTextsPt, subnav: subnavTextsPt, search: searchTextsPt };
