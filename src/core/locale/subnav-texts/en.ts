import type { SubnavTexts } from '../subnav-texts.ts';

/** The sub-navigation's texts in English. */
export const subnavTextsEn: SubnavTexts = {
  sectionNavigation: '{section} section',
  show: 'Show section links',
  hide: 'Hide section links',
  collapse: 'Collapse',
  rssFeed: 'RSS feed',
  scrollForward: 'Scroll forward',
  scrollBackward: 'Scroll back',
  submenu: 'Subpages of {title}',
};
