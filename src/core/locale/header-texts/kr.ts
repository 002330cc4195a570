import type { HeaderTexts } from '../header-texts.ts';

/** The header's texts in Korean. */
export const headerTextsKr: HeaderTexts = {
  skipToContent: '본문으로 건너뛰기',
  mainNavigation: '주 메뉴',
  mastheadNavigation: '바로가기',
  home: '{site} 홈',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  menu: '메뉴',
  language: '언어: {language}',
  languages: '언어 목록',
  search: '검색',
  announcement: '공지',
  pauseAnnouncement: '공지 일시 정지',
  playAnnouncement: '공지 재생',
  dismissAnnouncement: '공지 닫기',
  new: '신규',
  opensInNewTab: '(새 탭에서 열림)',
  account: '계정',
};
