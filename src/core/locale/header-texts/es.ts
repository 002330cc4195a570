import type { HeaderTexts } from '../header-texts.ts';

/** The header's texts in Spanish. */
export const headerTextsEs: HeaderTexts = {
  skipToContent: 'Ir al contenido principal',
  mainNavigation: 'Menú principal',
  mastheadNavigation: 'Enlaces rápidos',
  home: '{site} – Inicio',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  menu: 'Menú',
  language: 'Idioma: {language}',
  languages: 'Idiomas',
  search: 'Buscar',
  announcement: 'Anuncio',
  pauseAnnouncement: 'Pausar anuncio',
  playAnnouncement: 'Reanudar anuncio',
  dismissAnnouncement: 'Ocultar anuncio',
  new: 'Nuevo',
  opensInNewTab: '(se abre en una pestaña nueva)',
  account: 'Cuenta',
};
