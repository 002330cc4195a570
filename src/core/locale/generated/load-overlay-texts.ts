// Written by the build from `locales.ts`: see `docs/languages.md`.
import type { ShortCode } from '../locales.ts';
import type { OverlayModule } from '../text-types.ts';

/** How a browser gets what the opened search shows in a language. */
export const loadOverlayTexts: Readonly<Record<ShortCode, () => Promise<OverlayModule>>> = {
  cn: () => import('../texts/cn.overlay.ts'),
  de: () => import('../texts/de.overlay.ts'),
  en: () => import('../texts/en.overlay.ts'),
  es: () => import('../texts/es.overlay.ts'),
  fr: () => import('../texts/fr.overlay.ts'),
  jp: () => import('../texts/jp.overlay.ts'),
  kr: () => import('../texts/kr.overlay.ts'),
  pt: () => import('../texts/pt.overlay.ts'),
};
