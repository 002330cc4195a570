import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in English. */
export const elementTexts: ElementTexts = {
  header: {
    skipToContent: 'Skip to main content',
    mainNavigation: 'Main',
    mastheadNavigation: 'Quick links',
    home: '{site} home',
    menu: 'Menu',
    more: 'More',
    language: 'Language: {language}',
    languages: 'Languages',
    announcement: 'Announcement',
    pauseAnnouncement: 'Pause announcement',
    playAnnouncement: 'Play announcement',
    dismissAnnouncement: 'Dismiss announcement',
    new: 'New',
    opensInNewTab: '(opens in a new tab)',
  },
  subnav: {
    sectionNavigation: '{section} section',
    collapse: 'Collapse',
    rssFeed: 'RSS feed',
    scrollForward: 'Scroll forward',
    scrollBackward: 'Scroll back',
    submenu: 'Subpages of {title}',
  },
  search: {
    dialogLabel: 'Search',
    placeholder: 'Search the site',
    submit: 'Search',
    clear: 'Clear text',
    close: 'Close search',
  },
};
