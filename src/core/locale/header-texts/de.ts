import type { HeaderTexts } from '../header-texts.ts';

/** The header's texts in German. */
export const headerTextsDe: HeaderTexts = {
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
};
