import type { HeaderTexts } from '../header-texts.ts';

/** The header's texts in French. */
export const headerTextsFr: HeaderTexts = {
  skipToContent: 'Aller au contenu principal',
  mainNavigation: 'Menu principal',
  mastheadNavigation: 'Liens rapides',
  home: '{site} – Accueil',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  language: 'Langue\u00a0: {language}',
  languages: 'Langues',
  search: 'Rechercher',
  announcement: 'Annonce',
  pauseAnnouncement: 'Mettre l’annonce en pause',
  playAnnouncement: 'Relancer l’annonce',
  dismissAnnouncement: 'Masquer l’annonce',
  new: 'Nouveau',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  account: 'Compte',
};
