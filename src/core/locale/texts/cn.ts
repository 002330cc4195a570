import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in Simplified Chinese. */
export const elementTexts: ElementTexts = {
  header: {
    skipToContent: '跳到主要内容',
    mainNavigation: '主菜单',
    mastheadNavigation: '快捷链接',
    home: '{site} 首页',
    menu: '菜单',
    more: '更多',
    language: '语言：{language}',
    languages: '语言列表',
    announcement: '公告',
    pauseAnnouncement: '暂停滚动公告',
    playAnnouncement: '继续滚动公告',
    dismissAnnouncement: '关闭公告',
    new: '新',
    opensInNewTab: '（在新标签页中打开）',
  },
  subnav: {
    sectionNavigation: '{section}栏目',
    collapse: '收起',
    rssFeed: 'RSS 订阅',
    scrollForward: '查看后面的链接',
    scrollBackward: '查看前面的链接',
    submenu: '{title}的子页面',
  },
  search: {
    dialogLabel: '搜索',
    placeholder: '搜索本站',
    submit: '搜索',
    clear: '清除文字',
    close: '关闭搜索',
  },
};
