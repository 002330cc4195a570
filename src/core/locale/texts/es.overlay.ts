import type { OverlayTexts, ProductNames } from '../text-types.ts';

/** What the opened search shows, in Latin American Spanish (es-419), with “tú”. */
export const overlayTexts: OverlayTexts = {
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
};

/** The names that products have in Latin American Spanish (es-419). */
export const productNames: ProductNames = {
  'Application Performance Monitoring': 'Monitoreo del rendimiento de aplicaciones',
  'Cloud Security': 'Seguridad en la nube',
  'Endpoint Security': 'Seguridad de endpoints',
  'Fleet and Elastic Agent': 'Fleet y Elastic Agent',
  Integrations: 'Integraciones',
  Observability: 'Observabilidad',
  'Search Applications': 'Aplicaciones de búsqueda',
  Security: 'Seguridad',
  'Vector Database': 'Base de datos vectorial',
};
