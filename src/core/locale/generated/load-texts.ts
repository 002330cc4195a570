// Written by the build from `locales.ts`: see `docs/languages.md`.
import type { ShortCode } from '../locales.ts';
import type { ElementTexts } from '../text-types.ts';

/** How a browser gets what shows at first in a language: each is a file of its own, and a page needs one. */
export const loadTexts: Readonly<Record<ShortCode, () => Promise<{ readonly elementTexts: ElementTexts }>>> = {
  cn: () => import('../texts/cn.ts'),
  de: () => import('../texts/de.ts'),
  en: () => import('../texts/en.ts'),
  es: () => import('../texts/es.ts'),
  fr: () => import('../texts/fr.ts'),
  jp: () => import('../texts/jp.ts'),
  kr: () => import('../texts/kr.ts'),
  pt: () => import('../texts/pt.ts'),
};
