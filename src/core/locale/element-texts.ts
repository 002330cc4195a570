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

const textsOf = async (file: Promise<{ readonly elementTexts: ElementTexts }>) => (await file).elementTexts;

/** How a browser gets the texts of one language: each is a file of its own, and a page needs one. */
export const loadElementTexts: Readonly<Record<ShortCode, () => Promise<ElementTexts>>> = {
  en: () => textsOf(import('./element-texts/en.ts')),
  de: () => textsOf(import('./element-texts/de.ts')),
  es: () => textsOf(import('./element-texts/es.ts')),
  fr: () => textsOf(import('./element-texts/fr.ts')),
  jp: () => textsOf(import('./element-texts/jp.ts')),
  kr: () => textsOf(import('./element-texts/kr.ts')),
  cn: () => textsOf(import('./element-texts/cn.ts')),
  pt: () => textsOf(import('./element-texts/pt.ts')),
};
