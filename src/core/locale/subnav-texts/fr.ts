import type { SubnavTexts } from '../subnav-texts.ts';

/** The sub-navigation's texts in French. */
export const subnavTextsFr: SubnavTexts = {
  sectionNavigation: 'Rubrique {section}',
  show: 'Afficher les liens de la rubrique',
  hide: 'Masquer les liens de la rubrique',
  collapse: 'Réduire',
  rssFeed: 'Flux RSS',
  scrollForward: 'Défiler vers l’avant',
  scrollBackward: 'Défiler vers l’arrière',
  submenu: 'Sous-pages de {title}',
};
