import type { HeaderTexts } from '../header-texts.ts';

/** The header's texts in Portuguese. */
export const headerTextsPt: HeaderTexts = {
  skipToContent: 'Ir para o conteúdo principal',
  mainNavigation: 'Menu principal',
  mastheadNavigation: 'Links rápidos',
  home: '{site} – Página inicial',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  menu: 'Menu',
  language: 'Idioma: {language}',
  languages: 'Idiomas',
  search: 'Buscar',
  announcement: 'Aviso',
  pauseAnnouncement: 'Pausar aviso',
  playAnnouncement: 'Retomar aviso',
  dismissAnnouncement: 'Ocultar aviso',
  new: 'Novo',
  opensInNewTab: '(abre em uma nova guia)',
  account: 'Conta',
};
