import type { OverlayTexts, ProductNames } from '../text-types.ts';

/** What the opened search shows, in Japanese, in です・ます where a sentence is needed. */
export const overlayTexts: OverlayTexts = {
  removeFilter: 'フィルターを解除：{filter}',
  filters: '適用中のフィルター',
  blog: 'ブログ',
  documentation: 'ドキュメント',
  docs: 'ドキュメント',
  suggestions: '検索候補',
  suggestionCount: { other: '検索候補 {count}件' },
  waiting: '検索中…',
  noMatch: '「{text}」の候補はありませんが、そのまま検索できます。',
  failed: '候補を読み込めませんでした。再試行するか、そのまま検索してください。',
  retry: '再試行',
  offline: 'オフラインです。接続が戻ると候補が表示されます。',
  credit: '関連度エンジンによる表示順',
  learnMore: '詳しく見る',
  submitHint: 'Enterキーですべての結果を表示',
};

/** The names that products have in Japanese. */
export const productNames: ProductNames = {
  'Application Performance Monitoring': 'アプリケーションパフォーマンス監視',
  'Cloud Security': 'クラウドセキュリティ',
  'Endpoint Security': 'エンドポイントセキュリティ',
  'Enterprise Search': 'エンタープライズサーチ',
  'Fleet and Elastic Agent': 'FleetとElastic Agent',
  Integrations: 'インテグレーション',
  'Machine Learning': '機械学習',
  Observability: 'オブザーバビリティ',
  'Search Applications': '検索アプリケーション',
  Security: 'セキュリティ',
  'Vector Database': 'ベクトルデータベース',
};
