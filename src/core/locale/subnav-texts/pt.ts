import type { SubnavTexts } from '../subnav-texts.ts';

/** The sub-navigation's texts in Portuguese. */
export const subnavTextsPt: SubnavTexts = {
  sectionNavigation: 'Seção {section}',
  show: 'Mostrar links da seção',
  hide: 'Ocultar links da seção',
  collapse: 'Recolher',
  rssFeed: 'Feed RSS',
  scrollForward: 'Rolar para a frente',
  scrollBackward: 'Rolar para trás',
  submenu: 'Subpáginas de {title}',
};
