import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in French, with “vous” and a no-break space before double punctuation marks. */
export const elementTexts: ElementTexts = {
  header: {
    skipToContent: 'Aller au contenu principal',
    mainNavigation: 'Menu principal',
    mastheadNavigation: 'Liens rapides',
    home: '{site} – Accueil',
    menu: 'Menu',
    more: 'Plus',
    language: 'Langue\u00a0: {language}',
    languages: 'Langues',
    announcement: 'Annonce',
    pauseAnnouncement: 'Mettre l’annonce en pause',
    playAnnouncement: 'Relancer l’annonce',
    dismissAnnouncement: 'Masquer l’annonce',
    new: 'Nouveau',
    opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  },
  subnav: {
    sectionNavigation: 'Rubrique {section}',
    collapse: 'Réduire',
    rssFeed: 'Flux RSS',
    scrollForward: 'Défiler vers l’avant',
    scrollBackward: 'Défiler vers l’arrière',
    submenu: 'Sous-pages de {title}',
  },
  search: {
    dialogLabel: 'Recherche',
    placeholder: 'Rechercher sur le site',
    submit: 'Rechercher',
    clear: 'Effacer le texte',
    close: 'Fermer la recherche',
  },
};
