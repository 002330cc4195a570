import type { SubnavTexts } from '../subnav-texts.ts';

/** The sub-navigation's texts in Japanese. */
export const subnavTextsJp: SubnavTexts = {
  sectionNavigation: '{section}セクション',
  show: 'セクションのリンクを表示',
  hide: 'セクションのリンクを非表示',
  collapse: '折りたたむ',
  rssFeed: 'RSSフィード',
  scrollForward: '次へスクロール',
  scrollBackward: '前へスクロール',
  submenu: '{title}のサブページ',
};
