// Written by the build from `locales.ts`: see `docs/languages.md`.
import type { ShortCode } from '../locales.ts';
import type { ProductNames } from '../text-types.ts';
import { productNames as cn } from '../texts/cn.overlay.ts';
import { productNames as de } from '../texts/de.overlay.ts';
import { productNames as en } from '../texts/en.overlay.ts';
import { productNames as es } from '../texts/es.overlay.ts';
import { productNames as fr } from '../texts/fr.overlay.ts';
import { productNames as jp } from '../texts/jp.overlay.ts';
import { productNames as kr } from '../texts/kr.overlay.ts';
import { productNames as pt } from '../texts/pt.overlay.ts';

/** What products are called in every language, for `site-elements/core`; the search loads one language. */
export const allProductNames: Readonly<Record<ShortCode, ProductNames>> = {
  cn,
  de,
  en,
  es,
  fr,
  jp,
  kr,
  pt,
};
