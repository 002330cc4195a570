import type { OverlayTexts } from '../overlay-texts.ts';

/** The texts of the search below its field, in Japanese, in です・ます where a sentence is needed. */
export const overlayTextsJp: OverlayTexts = {
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
  opensInNewTab: '（新しいタブで開きます）',
};
