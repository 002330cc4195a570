import { MASTHEAD_HEIGHT_PX } from '../../src/constants.ts';
import { isAnnouncementDismissed } from '../../src/core/announcement/dismissed-announcements.ts';
import { readCookies } from '../../src/site-header/page-cookies.ts';
import reserveCss from '../../src/styles/reserve.css';
import { isFullyParsed } from '../page/fully-parsed.ts';
import { hasMenu } from '../page/menu-child.ts';
import { childData } from './child-data.ts';

/** What in the data decides on heights. Nothing of it has been checked yet; the rest is the element's business. */
interface HeightData {
  readonly masthead?: Readonly<Record<string, unknown>> | null;
  readonly currentSbn?: HeightData | null;
  readonly nav?: { readonly sub_nav?: unknown } | null;
}

const LINKS = ['about', 'partners', 'support', 'login'];

function adopt(text: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {} // Where no sheet can be adopted, no place is kept.
}

const strip = (isShown: unknown) => `{:root{--site-reserved-strip:${isShown ? MASTHEAD_HEIGHT_PX : 0}px}}`;

/** The rules for what a header's data says: whether it has a strip, and on which screens. */
function headerRules({ masthead }: HeightData): string {
  const { marquee, ...links } = Object(masthead) as Readonly<Record<string, unknown>>;
  const announcement = Object(marquee) as { readonly message?: unknown };
  const isDismissed = Boolean(announcement.message) && isAnnouncementDismissed(readCookies(), announcement);
  const hasAnnouncement = announcement.message && !isDismissed;
  const hasStrip = hasAnnouncement || LINKS.some((name) => links[name]);
  const dismissed = isDismissed ? ':root{--site-announcement:dismissed}' : '';
  return `@media (width < 768px)${strip(hasAnnouncement)}@media (width >= 768px)${strip(hasStrip)}${dismissed}`;
}

/** The rules for what a sub-navigation's data says: whether there is any. */
function subnavRules(data: HeightData): string {
  const { length } = Object((data.currentSbn ?? data).nav?.sub_nav) as { readonly length?: number };
  return length ? '' : ':root{--site-reserved-subnav:0px}';
}

/** What is kept and hidden for an element until it is defined shows in its own height: its code cannot come. */
export function giveUpPlace(tagName: string): void {
  adopt(`${tagName}{--_end:0s;--_ending:initial}`);
}

/**
 * Keeps the place of the elements from the first paint on (contract §2, Reveal). The page's own nodes stay as they are:
 * what depends on the data is said in adopted sheets.
 *
 * @returns a function to be called with the page's elements whenever it has got more of them, or more of one.
 */
export function reservePlaces(prefix: string): (elements: readonly Element[]) => void {
  const css = reserveCss.replace(/(?<!-)site-(?=(?:header|subnav|search)\b)/g, `${prefix}-`);
  adopt(`${css}${prefix}-search{--_ending:none}`); // Nobody may ever want it.
  const unknown = new Map([
    [`${prefix}-header`, headerRules],
    [`${prefix}-subnav`, subnavRules],
  ]);
  return (elements) => {
    for (const [tagName, rules] of unknown) {
      const element = elements.find(({ localName }) => localName === tagName);
      // A menu makes no strip.
      const data =
        element && (childData(element) ?? (rules === headerRules && hasMenu(element) && isFullyParsed(element)));
      if (!data) continue;
      unknown.delete(tagName);
      adopt(rules(Object(data)));
    }
  };
}
