import type { OverlayTexts } from '../overlay-texts.ts';

/** The texts of the search below its field, in Latin American Spanish (es-419), with “tú”. */
export const overlayTextsEs: OverlayTexts = {
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
