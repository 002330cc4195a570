import type { FieldTexts } from './field-texts.ts';
import type { HeaderTexts } from './header-texts.ts';
import type { ShortCode } from './locales.ts';
import type { SubnavTexts } from './subnav-texts.ts';

/** The texts of one language, by the element that shows them. */
export interface ElementTexts {
  readonly header: HeaderTexts;
  readonly subnav: SubnavTexts;
  readonly search: FieldTexts;
}

/** How a browser gets the texts of one language: each is a file of its own, and a page needs one. */
export const loadElementTexts: Readonly<Record<ShortCode, () => Promise<ElementTexts>>> = {
  en: async () => (await import('./element-texts/en.ts')).elementTextsEn,
  de: async () => (await import('./element-texts/de.ts')).elementTextsDe,
  es: async () => (await import('./element-texts/es.ts')).elementTextsEs,
  fr: async () => (await import('./element-texts/fr.ts')).elementTextsFr,
  jp: async () => (await import('./element-texts/jp.ts')).elementTextsJp,
  kr: async () => (await import('./element-texts/kr.ts')).elementTextsKr,
  cn: async () => (await import('./element-texts/cn.ts')).elementTextsCn,
  pt: async () => (await import('./element-texts/pt.ts')).elementTextsPt,
};
