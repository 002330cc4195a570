import type { SubnavTexts } from '../subnav-texts.ts';

/** The sub-navigation's texts in Spanish. */
export const subnavTextsEs: SubnavTexts = {
  sectionNavigation: 'Sección {section}',
  show: 'Mostrar enlaces de la sección',
  hide: 'Ocultar enlaces de la sección',
  collapse: 'Contraer',
  rssFeed: 'Canal RSS',
  scrollForward: 'Desplazar hacia adelante',
  scrollBackward: 'Desplazar hacia atrás',
  submenu: 'Subpáginas de {title}',
};
