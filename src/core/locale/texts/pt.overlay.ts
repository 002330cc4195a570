import type { OverlayTexts, ProductNames } from '../text-types.ts';

/** What the opened search shows, in Brazilian Portuguese, with “você”. */
export const overlayTexts: OverlayTexts = {
  removeFilter: 'Remover filtro: {filter}',
  filters: 'Filtros ativos',
  blog: 'Blog',
  documentation: 'Documentação',
  docs: 'Docs',
  suggestions: 'Sugestões',
  suggestionCount: { one: '{count} sugestão', other: '{count} sugestões' },
  waiting: 'Buscando…',
  noMatch: 'Nenhuma sugestão para “{text}”, mas você pode buscar mesmo assim.',
  failed: 'Não foi possível carregar as sugestões; tente novamente ou busque sem elas.',
  retry: 'Tentar novamente',
  offline: 'Você está offline; as sugestões voltam junto com a conexão.',
  credit: 'Ordenado pelo nosso mecanismo de relevância',
  learnMore: 'Saiba mais',
  submitHint: 'Pressione Enter para ver todos os resultados',
};

/** The names that products have in Brazilian Portuguese. */
export const productNames: ProductNames = {
  'Application Performance Monitoring': 'Monitoramento de desempenho de aplicações',
  'Cloud Security': 'Segurança na nuvem',
  'Endpoint Security': 'Segurança de endpoints',
  'Fleet and Elastic Agent': 'Fleet e Elastic Agent',
  Integrations: 'Integrações',
  Observability: 'Observabilidade',
  'Search Applications': 'Aplicações de busca',
  Security: 'Segurança',
  'Vector Database': 'Banco de dados vetorial',
};
