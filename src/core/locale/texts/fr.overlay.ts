import type { OverlayTexts, ProductNames } from '../text-types.ts';

/** What the opened search shows, in French, with “vous” and a no-break space before double punctuation marks. */
export const overlayTexts: OverlayTexts = {
  removeFilter: 'Retirer le filtre\u00a0: {filter}',
  filters: 'Filtres actifs',
  blog: 'Blog',
  documentation: 'Documentation',
  docs: 'Doc',
  suggestions: 'Suggestions',
  suggestionCount: { one: '{count} suggestion', other: '{count} suggestions' },
  waiting: 'Recherche en cours…',
  noMatch: 'Aucune suggestion pour «\u00a0{text}\u00a0», mais la recherche reste possible.',
  failed: 'Impossible de charger les suggestions\u00a0; réessayez ou lancez la recherche sans elles.',
  retry: 'Réessayer',
  offline: 'Vous êtes hors ligne\u00a0; les suggestions reviendront avec la connexion.',
  credit: 'Classé par notre moteur de pertinence',
  learnMore: 'En savoir plus',
  submitHint: 'Appuyez sur Entrée pour voir tous les résultats',
};

/** The names that products have in French. */
export const productNames: ProductNames = {
  'Application Performance Monitoring': 'Monitoring des performances applicatives',
  'Cloud Security': 'Sécurité du cloud',
  'Endpoint Security': 'Sécurité des terminaux',
  'Fleet and Elastic Agent': 'Fleet et Elastic Agent',
  Integrations: 'Intégrations',
  Observability: 'Observabilité',
  'Search Applications': 'Applications de recherche',
  Security: 'Sécurité',
  'Vector Database': 'Base de données vectorielle',
};
