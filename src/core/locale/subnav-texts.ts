import type { ShortCode } from './locales.ts';
import { subnavTextsCn } from './subnav-texts/cn.ts';
import { subnavTextsDe } from './subnav-texts/de.ts';
import { subnavTextsEn } from './subnav-texts/en.ts';
import { subnavTextsEs } from './subnav-texts/es.ts';
import { subnavTextsFr } from './subnav-texts/fr.ts';
import { subnavTextsJp } from './subnav-texts/jp.ts';
import { subnavTextsKr } from './subnav-texts/kr.ts';
import { subnavTextsPt } from './subnav-texts/pt.ts';

/** Every text the sub-navigation shows or says that its data does not bring. Specification §3, Translation tables. */
export interface SubnavTexts {
  /** Names the landmark; assistive technology adds “navigation”. `{section}`: the section's title. */
  readonly sectionNavigation: string;
  /** Says what the arrow of the mobile dropdown does while it is closed. */
  readonly show: string;
  /** Says what the arrow of the mobile dropdown does while it is open. */
  readonly hide: string;
  /** Label of the button at the dropdown's end, if the data has no `collapse_menu.title_l10n`. */
  readonly collapse: string;
  /** Names the RSS link. Specification §2.5. */
  readonly rssFeed: string;
  /** Scrolls a bar that is too narrow for its links towards the end. */
  readonly scrollForward: string;
  /** Scrolls it towards the start. */
  readonly scrollBackward: string;
  /** Names the button and the list of an entry's level-4 links. `{title}`: the entry. */
  readonly submenu: string;
}

/** The sub-navigation's texts in the eight languages, for servers; a browser loads one (`element-texts.ts`). */
export const subnavTexts: Readonly<Record<ShortCode, SubnavTexts>> = {
  en: subnavTextsEn,
  de: subnavTextsDe,
  es: subnavTextsEs,
  fr: subnavTextsFr,
  jp: subnavTextsJp,
  kr: subnavTextsKr,
  cn: subnavTextsCn,
  pt: subnavTextsPt,
};
