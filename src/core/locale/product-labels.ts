import type { ProductNames } from './text-types.ts';

/** Canonical English product name by the path segment it stands for. Specification §3 and data.md, Product labels. */
export const PRODUCT_LABELS: Readonly<Record<string, string>> = {
  apm: 'Application Performance Monitoring',
  cloud: 'Elastic Cloud',
  'cloud-on-k8s': 'Elastic Cloud on Kubernetes',
  'cloud-security': 'Cloud Security',
  ecs: 'Elastic Common Schema',
  'elastic-stack': 'Elastic Stack',
  elasticsearch: 'Elasticsearch',
  'endpoint-security': 'Endpoint Security',
  'enterprise-search': 'Enterprise Search',
  fleet: 'Fleet and Elastic Agent',
  integrations: 'Integrations',
  kibana: 'Kibana',
  logstash: 'Logstash',
  'machine-learning': 'Machine Learning',
  observability: 'Observability',
  opentelemetry: 'OpenTelemetry',
  'search-applications': 'Search Applications',
  security: 'Security',
  serverless: 'Elastic Cloud Serverless',
  siem: 'SIEM',
  'vector-database': 'Vector Database',
  'workplace-search': 'Workplace Search',
};

/**
 * The canonical English product name for a URL path segment, in any case; the suggestion request sends this one.
 * `undefined` for a segment that is no product. Specification §3.
 */
export function canonicalProductLabel(segment: string): string | undefined {
  const key = segment.toLowerCase();
  return Object.hasOwn(PRODUCT_LABELS, key) ? PRODUCT_LABELS[key] : undefined; // `constructor` is no product.
}

/** What a language calls a product; a name without a translation stays canonical. Specification §3. */
export function productName(canonicalLabel: string, names: ProductNames): string {
  return (Object.hasOwn(names, canonicalLabel) && names[canonicalLabel]) || canonicalLabel;
}

/** A site's own labels as they are looked up: by segment in lower case, whatever the case in the data. */
export function lowerCaseSegments(labels: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).map(([segment, label]) => [segment.toLowerCase(), label]));
}
