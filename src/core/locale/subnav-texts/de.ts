import type { SubnavTexts } from '../subnav-texts.ts';

/** The sub-navigation's texts in German. */
export const subnavTextsDe: SubnavTexts = {
  sectionNavigation: 'Bereich {section}',
  show: 'Links des Bereichs anzeigen',
  hide: 'Links des Bereichs ausblenden',
  collapse: 'Einklappen',
  rssFeed: 'RSS-Feed',
  scrollForward: 'Vorwärts scrollen',
  scrollBackward: 'Zurückscrollen',
  submenu: 'Unterseiten von {title}',
};
