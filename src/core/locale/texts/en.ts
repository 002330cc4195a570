import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in English. */
export const elementTexts: ElementTexts = {
  header: {
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
  },
  subnav: {
    sectionNavigation: '{section} section',
    show: 'Show section links',
    hide: 'Hide section links',
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
