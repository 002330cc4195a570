import type { OverlayTexts } from '../overlay-texts.ts';

/** The texts of the search below its field, in Brazilian Portuguese, with “você”. */
export const overlayTextsPt: OverlayTexts = {
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
  opensInNewTab: '(abre em uma nova guia)',
};
