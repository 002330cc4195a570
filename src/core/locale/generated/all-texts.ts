// Written by the build from `locales.ts`: see `docs/languages.md`.
import type { ShortCode } from '../locales.ts';
import type { ElementTexts } from '../text-types.ts';
import { elementTexts as cn } from '../texts/cn.ts';
import { elementTexts as de } from '../texts/de.ts';
import { elementTexts as en } from '../texts/en.ts';
import { elementTexts as es } from '../texts/es.ts';
import { elementTexts as fr } from '../texts/fr.ts';
import { elementTexts as jp } from '../texts/jp.ts';
import { elementTexts as kr } from '../texts/kr.ts';
import { elementTexts as pt } from '../texts/pt.ts';

/** What shows at first in every language, for servers; a browser loads one (`load-texts.ts`). */
export const allTexts: Readonly<Record<ShortCode, ElementTexts>> = {
  cn,
  de,
  en,
  es,
  fr,
  jp,
  kr,
  pt,
};
