import { headerTextsCn } from './header-texts/cn.ts';
import { headerTextsDe } from './header-texts/de.ts';
import { headerTextsEn } from './header-texts/en.ts';
import { headerTextsEs } from './header-texts/es.ts';
import { headerTextsFr } from './header-texts/fr.ts';
import { headerTextsJp } from './header-texts/jp.ts';
import { headerTextsKr } from './header-texts/kr.ts';
import { headerTextsPt } from './header-texts/pt.ts';
import type { ShortCode } from './locales.ts';

/** Every text the header shows or says that its data does not bring. Specification §3, Translation tables. */
export interface HeaderTexts {
  /** The first link of the page, seen on focus only. */
  readonly skipToContent: string;
  /** Names the landmark of the primary navigation; assistive technology adds “navigation”. */
  readonly mainNavigation: string;
  /** Names the landmark of the masthead's links. */
  readonly mastheadNavigation: string;
  /** Names the logo link. `{site}`: the logo's title. */
  readonly home: string;
  /** Says what the hamburger does while the menu is closed. */
  readonly openMenu: string;
  /** Says what the cross does while the menu is open. */
  readonly closeMenu: string;
  /** Names the hamburger where its state is told by `aria-expanded`, and the menu itself. */
  readonly menu: string;
  /** Names the button of the language picker. `{language}`: the current language's own name. */
  readonly language: string;
  /** Names the list of languages. */
  readonly languages: string;
  /** Label of the search control, if its data has no title. */
  readonly search: string;
  /** Names the region of the announcement. */
  readonly announcement: string;
  /** Stops the announcement's movement. */
  readonly pauseAnnouncement: string;
  /** Lets the announcement move again. */
  readonly playAnnouncement: string;
  /** Puts the announcement away for good. */
  readonly dismissAnnouncement: string;
  /** Mark on what is new. */
  readonly new: string;
  /** Follows a link's text for assistive technology, brackets included. */
  readonly opensInNewTab: string;
  /** Names the account control, if its data has no title. */
  readonly account: string;
}

/** The header's texts in the eight languages, for servers; a browser loads one (`element-texts.ts`). */
export const headerTexts: Readonly<Record<ShortCode, HeaderTexts>> = {
  en: headerTextsEn,
  de: headerTextsDe,
  es: headerTextsEs,
  fr: headerTextsFr,
  jp: headerTextsJp,
  kr: headerTextsKr,
  cn: headerTextsCn,
  pt: headerTextsPt,
};
