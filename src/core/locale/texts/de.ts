import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in German, in the infinitive, which addresses nobody. */
export const elementTexts: ElementTexts = {
  header: {
    skipToContent: 'Zum Hauptinhalt springen',
    mainNavigation: 'Hauptmenü',
    mastheadNavigation: 'Schnellzugriff',
    home: '{site} – Startseite',
    menu: 'Menü',
    more: 'Mehr',
    language: 'Sprache: {language}',
    languages: 'Sprachen',
    announcement: 'Ankündigung',
    pauseAnnouncement: 'Ankündigung anhalten',
    playAnnouncement: 'Ankündigung fortsetzen',
    dismissAnnouncement: 'Ankündigung ausblenden',
    new: 'Neu',
    opensInNewTab: '(wird in neuem Tab geöffnet)',
  },
  subnav: {
    sectionNavigation: 'Bereich {section}',
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
