import type { OverlayTexts } from '../overlay-texts.ts';

/** The texts of the search below its field, in French, with “vous” and a no-break space before double punctuation marks. */
export const overlayTextsFr: OverlayTexts = {
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
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
};
