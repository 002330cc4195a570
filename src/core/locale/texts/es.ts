import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in Latin American Spanish (es-419), with “tú”. */
export const elementTexts: ElementTexts = {
  header: {
    skipToContent: 'Ir al contenido principal',
    mainNavigation: 'Menú principal',
    mastheadNavigation: 'Enlaces rápidos',
    home: '{site} – Inicio',
    menu: 'Menú',
    more: 'Más',
    language: 'Idioma: {language}',
    languages: 'Idiomas',
    announcement: 'Anuncio',
    pauseAnnouncement: 'Pausar anuncio',
    playAnnouncement: 'Reanudar anuncio',
    dismissAnnouncement: 'Ocultar anuncio',
    new: 'Nuevo',
    opensInNewTab: '(se abre en una pestaña nueva)',
  },
  subnav: {
    sectionNavigation: 'Sección {section}',
    collapse: 'Contraer',
    rssFeed: 'Canal RSS',
    scrollForward: 'Desplazar hacia adelante',
    scrollBackward: 'Desplazar hacia atrás',
    submenu: 'Subpáginas de {title}',
  },
  search: {
    dialogLabel: 'Búsqueda',
    placeholder: 'Buscar en el sitio',
    submit: 'Buscar',
    clear: 'Borrar texto',
    close: 'Cerrar búsqueda',
  },
};
