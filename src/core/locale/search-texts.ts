import { fieldTextsCn } from './field-texts/cn.ts';
import { fieldTextsDe } from './field-texts/de.ts';
import { fieldTextsEn } from './field-texts/en.ts';
import { fieldTextsEs } from './field-texts/es.ts';
import { fieldTextsFr } from './field-texts/fr.ts';
import { fieldTextsJp } from './field-texts/jp.ts';
import { fieldTextsKr } from './field-texts/kr.ts';
import { fieldTextsPt } from './field-texts/pt.ts';
import type { FieldTexts } from './field-texts.ts';
import type { ShortCode } from './locales.ts';
import { overlayTextsCn } from './overlay-texts/cn.ts';
import { overlayTextsDe } from './overlay-texts/de.ts';
import { overlayTextsEn } from './overlay-texts/en.ts';
import { overlayTextsEs } from './overlay-texts/es.ts';
import { overlayTextsFr } from './overlay-texts/fr.ts';
import { overlayTextsJp } from './overlay-texts/jp.ts';
import { overlayTextsKr } from './overlay-texts/kr.ts';
import { overlayTextsPt } from './overlay-texts/pt.ts';
import type { OverlayTexts } from './overlay-texts.ts';

/** Every text the search shows or says that its data does not bring. Specification §3, Translation tables. */
export type SearchTexts = FieldTexts & OverlayTexts;

/** The search's texts in the eight languages, for servers and tests; a browser loads those of one. */
export const searchTexts: Readonly<Record<ShortCode, SearchTexts>> = {
  en: { ...fieldTextsEn, ...overlayTextsEn },
  de: { ...fieldTextsDe, ...overlayTextsDe },
  es: { ...fieldTextsEs, ...overlayTextsEs },
  fr: { ...fieldTextsFr, ...overlayTextsFr },
  jp: { ...fieldTextsJp, ...overlayTextsJp },
  kr: { ...fieldTextsKr, ...overlayTextsKr },
  cn: { ...fieldTextsCn, ...overlayTextsCn },
  pt: { ...fieldTextsPt, ...overlayTextsPt },
};
