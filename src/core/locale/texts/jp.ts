import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in Japanese, in です・ます where a sentence is needed. */
export const elementTexts: ElementTexts = {
  header: {
    skipToContent: 'メインコンテンツへスキップ',
    mainNavigation: 'メインメニュー',
    mastheadNavigation: 'クイックリンク',
    home: '{site} ホーム',
    menu: 'メニュー',
    more: 'その他',
    language: '言語：{language}',
    languages: '言語一覧',
    announcement: 'お知らせ',
    pauseAnnouncement: 'お知らせを一時停止',
    playAnnouncement: 'お知らせを再生',
    dismissAnnouncement: 'お知らせを閉じる',
    new: '新着',
    opensInNewTab: '（新しいタブで開きます）',
  },
  subnav: {
    sectionNavigation: '{section}セクション',
    collapse: '折りたたむ',
    rssFeed: 'RSSフィード',
    scrollForward: '次へスクロール',
    scrollBackward: '前へスクロール',
    submenu: '{title}のサブページ',
  },
  search: {
    dialogLabel: '検索',
    placeholder: 'サイト内を検索',
    submit: '検索',
    clear: '入力をクリア',
    close: '検索を閉じる',
  },
};
