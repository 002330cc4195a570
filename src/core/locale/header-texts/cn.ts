import type { HeaderTexts } from '../header-texts.ts';

/** The header's texts in Simplified Chinese. */
export const headerTextsCn: HeaderTexts = {
  skipToContent: '跳到主要内容',
  mainNavigation: '主菜单',
  mastheadNavigation: '快捷链接',
  home: '{site} 首页',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  menu: '菜单',
  language: '语言：{language}',
  languages: '语言列表',
  search: '搜索',
  announcement: '公告',
  pauseAnnouncement: '暂停滚动公告',
  playAnnouncement: '继续滚动公告',
  dismissAnnouncement: '关闭公告',
  new: '新',
  opensInNewTab: '（在新标签页中打开）',
  account: '账户',
};
