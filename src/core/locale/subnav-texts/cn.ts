import type { SubnavTexts } from '../subnav-texts.ts';

/** The sub-navigation's texts in Simplified Chinese. */
export const subnavTextsCn: SubnavTexts = {
  sectionNavigation: '{section}栏目',
  show: '显示栏目链接',
  hide: '隐藏栏目链接',
  collapse: '收起',
  rssFeed: 'RSS 订阅',
  scrollForward: '查看后面的链接',
  scrollBackward: '查看前面的链接',
  submenu: '{title}的子页面',
};
