import type { SearchTexts } from '../search-texts.ts';

/** The search's texts in Latin American Spanish (es-419), with “tú”. */
export const searchTextsEs: SearchTexts = {
  dialogLabel: 'Búsqueda',
  placeholder: 'Buscar en el sitio',
  submit: 'Buscar',
  clear: 'Borrar texto',
  close: 'Cerrar búsqueda',
  removeFilter: 'Quitar filtro: {filter}',
  filters: 'Filtros activos',
  blog: 'Blog',
  documentation: 'Documentación',
  docs: 'Docs',
  suggestions: 'Sugerencias',
  suggestionCount: { one: '{count} sugerencia', other: '{count} sugerencias' },
  waiting: 'Buscando…',
  noMatch: 'No hay sugerencias para “{text}”, pero puedes buscarlo de todos modos.',
  failed: 'No se pudieron cargar las sugerencias; vuelve a intentarlo o busca sin ellas.',
  retry: 'Reintentar',
  offline: 'Sin conexión: las sugerencias volverán cuando se restablezca.',
  credit: 'Ordenado por nuestro motor de relevancia',
  learnMore: 'Más información',
  submitHint: 'Presiona Enter para ver todos los resultados',
  opensInNewTab: '(se abre en una pestaña nueva)',
};
