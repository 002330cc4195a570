import type { HeaderTexts } from '../header-texts.ts';

/** The header's texts in Japanese. */
export const headerTextsJp: HeaderTexts = {
  skipToContent: 'メインコンテンツへスキップ',
  mainNavigation: 'メインメニュー',
  mastheadNavigation: 'クイックリンク',
  home: '{site} ホーム',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  menu: 'メニュー',
  language: '言語：{language}',
  languages: '言語一覧',
  search: '検索',
  announcement: 'お知らせ',
  pauseAnnouncement: 'お知らせを一時停止',
  playAnnouncement: 'お知らせを再生',
  dismissAnnouncement: 'お知らせを閉じる',
  new: '新着',
  opensInNewTab: '（新しいタブで開きます）',
  account: 'アカウント',
};
