import type { PluralForms } from './format-text.ts';
import type { ShortCode } from './locales.ts';
import { searchTextsCn } from './search-texts/cn.ts';
import { searchTextsDe } from './search-texts/de.ts';
import { searchTextsEn } from './search-texts/en.ts';
import { searchTextsEs } from './search-texts/es.ts';
import { searchTextsFr } from './search-texts/fr.ts';
import { searchTextsJp } from './search-texts/jp.ts';
import { searchTextsKr } from './search-texts/kr.ts';
import { searchTextsPt } from './search-texts/pt.ts';

/** Every text the search shows or says that its data does not bring. Specification §3, Translation tables. */
export interface SearchTexts {
  /** Names the dialog. */
  readonly dialogLabel: string;
  /** Stands in the empty input, and names it. Specification §3. */
  readonly placeholder: string;
  /** The button that leads to the results. */
  readonly submit: string;
  /** The button that empties text and suggestions. */
  readonly clear: string;
  /** The button that closes the overlay. */
  readonly close: string;
  /** Names a pill. `{filter}`: what it filters by, as shown. */
  readonly removeFilter: string;
  /** Names the group of the pills. */
  readonly filters: string;
  /** The area Blog. */
  readonly blog: string;
  /** The area Documentation, in full. */
  readonly documentation: string;
  /** The area Documentation in the meta line and the pills. Specification §2.6. */
  readonly docs: string;
  /** Names the listbox. */
  readonly suggestions: string;
  /** Announces how many suggestions there are. `{count}`: the number. Row C12. */
  readonly suggestionCount: PluralForms;
  /** Shown and announced while an answer is late. Row F2. */
  readonly waiting: string;
  /** What happened and what one can do, when nothing fits. `{text}`: what was typed. */
  readonly noMatch: string;
  /** What happened and what one can do, when the request failed. */
  readonly failed: string;
  /** The button that asks again after a failure. */
  readonly retry: string;
  /** What happened and what will happen, without a connection. */
  readonly offline: string;
  /** The footer's credit, if the data has none. Specification §2.6. */
  readonly credit: string;
  /** The link behind the credit, if the data has no text for it. Specification §2.6. */
  readonly learnMore: string;
  /** Says what Enter does while no suggestion is active. */
  readonly submitHint: string;
  /** Follows a link's text for assistive technology, brackets included. */
  readonly opensInNewTab: string;
}

/** The search's texts in the eight languages, for servers; a browser loads one (`element-texts.ts`). */
export const searchTexts: Readonly<Record<ShortCode, SearchTexts>> = {
  en: searchTextsEn,
  de: searchTextsDe,
  es: searchTextsEs,
  fr: searchTextsFr,
  jp: searchTextsJp,
  kr: searchTextsKr,
  cn: searchTextsCn,
  pt: searchTextsPt,
};
