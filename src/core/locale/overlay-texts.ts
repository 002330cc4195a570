import type { PluralForms } from './format-text.ts';
import type { ShortCode } from './locales.ts';

/** The texts below the search's field, which come with the overlay. Specification §3, Translation tables. */
export interface OverlayTexts {
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

/** How a browser gets them in one language. */
export const loadOverlayTexts: Readonly<Record<ShortCode, () => Promise<OverlayTexts>>> = {
  en: async () => (await import('./overlay-texts/en.ts')).overlayTextsEn,
  de: async () => (await import('./overlay-texts/de.ts')).overlayTextsDe,
  es: async () => (await import('./overlay-texts/es.ts')).overlayTextsEs,
  fr: async () => (await import('./overlay-texts/fr.ts')).overlayTextsFr,
  jp: async () => (await import('./overlay-texts/jp.ts')).overlayTextsJp,
  kr: async () => (await import('./overlay-texts/kr.ts')).overlayTextsKr,
  cn: async () => (await import('./overlay-texts/cn.ts')).overlayTextsCn,
  pt: async () => (await import('./overlay-texts/pt.ts')).overlayTextsPt,
};
