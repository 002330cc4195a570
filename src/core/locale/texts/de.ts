import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in German, in the infinitive, which addresses nobody. */
export const elementTexts: ElementTexts = {
  header: {
    skipToContent: 'Zum Hauptinhalt springen',
    mainNavigation: 'Hauptmenü',
    mastheadNavigation: 'Schnellzugriff',
    home: '{site} – Startseite',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    menu: 'Menü',
    language: 'Sprache: {language}',
    languages: 'Sprachen',
    search: 'Suche',
    announcement: 'Ankündigung',
    pauseAnnouncement: 'Ankündigung anhalten',
    playAnnouncement: 'Ankündigung fortsetzen',
    dismissAnnouncement: 'Ankündigung ausblenden',
    new: 'Neu',
    opensInNewTab: '(wird in neuem Tab geöffnet)',
    account: 'Konto',
  },
  subnav: {
    sectionNavigation: 'Bereich {section}',
    show: 'Links des Bereichs anzeigen',
    hide: 'Links des Bereichs ausblenden',
    collapse: 'Einklappen',
    rssFeed: 'RSS-Feed',
    scrollForward: 'Vorwärts scrollen',
    scrollBackward: 'Zurückscrollen',
    submenu: 'Unterseiten von {title}',
  },
  search: {
    dialogLabel: 'Suche',
    placeholder: 'Website durchsuchen',
    submit: 'Suchen',
    clear: 'Eingabe löschen',
    close: 'Suche schließen',
  },
};
