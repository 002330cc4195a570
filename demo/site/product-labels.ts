/** A documentation page's product as the search sends it, by the path segment that the page's front matter names. */
export const PRODUCT_LABELS: Readonly<Record<string, string>> = {
  'cloud-on-k8s': 'Elastic Cloud on Kubernetes',
  ecs: 'Elastic Common Schema',
  elasticsearch: 'Elasticsearch',
  fleet: 'Fleet and Elastic Agent',
  kibana: 'Kibana',
  logstash: 'Logstash',
  'machine-learning': 'Machine Learning',
  observability: 'Observability',
  security: 'Security',
};
