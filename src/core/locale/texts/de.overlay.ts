import type { OverlayTexts, ProductNames } from '../text-types.ts';

/** What the opened search shows, in German, in the infinitive, which addresses nobody. */
export const overlayTexts: OverlayTexts = {
  removeFilter: 'Filter entfernen: {filter}',
  filters: 'Aktive Filter',
  blog: 'Blog',
  documentation: 'Dokumentation',
  docs: 'Doku',
  suggestions: 'Vorschläge',
  suggestionCount: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  waiting: 'Suche läuft …',
  noMatch: 'Keine Vorschläge für „{text}“ – die Suche danach ist trotzdem möglich.',
  failed: 'Vorschläge nicht verfügbar – erneut versuchen oder ohne sie suchen.',
  retry: 'Erneut versuchen',
  offline: 'Keine Verbindung – sobald sie wieder besteht, erscheinen Vorschläge.',
  credit: 'Sortiert von unserer Relevanz-Engine',
  learnMore: 'Mehr erfahren',
  submitHint: 'Eingabetaste zeigt alle Ergebnisse',
};

/** The names that products have in German. */
export const productNames: ProductNames = {
  'Fleet and Elastic Agent': 'Fleet und Elastic Agent',
  Integrations: 'Integrationen',
  Security: 'Sicherheit',
  'Cloud Security': 'Cloudsicherheit',
  'Endpoint Security': 'Endpunktsicherheit',
  'Search Applications': 'Suchanwendungen',
  'Vector Database': 'Vektordatenbank',
};
