import type { HeaderTexts } from '../header-texts.ts';

/** The header's texts in English. */
export const headerTextsEn: HeaderTexts = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  mastheadNavigation: 'Quick links',
  home: '{site} home',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  language: 'Language: {language}',
  languages: 'Languages',
  search: 'Search',
  announcement: 'Announcement',
  pauseAnnouncement: 'Pause announcement',
  playAnnouncement: 'Play announcement',
  dismissAnnouncement: 'Dismiss announcement',
  new: 'New',
  opensInNewTab: '(opens in a new tab)',
  account: 'Account',
};
