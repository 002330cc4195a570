import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in Brazilian Portuguese, with “você”. */
export const elementTexts: ElementTexts = {
  header: {
    skipToContent: 'Ir para o conteúdo principal',
    mainNavigation: 'Menu principal',
    mastheadNavigation: 'Links rápidos',
    home: '{site} – Página inicial',
    menu: 'Menu',
    more: 'Mais',
    language: 'Idioma: {language}',
    languages: 'Idiomas',
    announcement: 'Aviso',
    pauseAnnouncement: 'Pausar aviso',
    playAnnouncement: 'Retomar aviso',
    dismissAnnouncement: 'Ocultar aviso',
    new: 'Novo',
    opensInNewTab: '(abre em uma nova guia)',
  },
  subnav: {
    sectionNavigation: 'Seção {section}',
    collapse: 'Recolher',
    rssFeed: 'Feed RSS',
    scrollForward: 'Rolar para a frente',
    scrollBackward: 'Rolar para trás',
    submenu: 'Subpáginas de {title}',
  },
  search: {
    dialogLabel: 'Busca',
    placeholder: 'Buscar no site',
    submit: 'Buscar',
    clear: 'Limpar texto',
    close: 'Fechar busca',
  },
};
