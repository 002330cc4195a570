import type { ElementTexts } from '../text-types.ts';

/** What the elements show at first, in Korean, in 합니다 and 하세요 style. */
export const elementTexts: ElementTexts = {
  header: {
    skipToContent: '본문으로 건너뛰기',
    mainNavigation: '주 메뉴',
    mastheadNavigation: '바로가기',
    home: '{site} 홈',
    menu: '메뉴',
    more: '더 보기',
    language: '언어: {language}',
    languages: '언어 목록',
    announcement: '공지',
    pauseAnnouncement: '공지 일시 정지',
    playAnnouncement: '공지 재생',
    dismissAnnouncement: '공지 닫기',
    new: '신규',
    opensInNewTab: '(새 탭에서 열림)',
  },
  subnav: {
    sectionNavigation: '{section} 섹션',
    collapse: '접기',
    rssFeed: 'RSS 피드',
    scrollForward: '다음으로 스크롤',
    scrollBackward: '이전으로 스크롤',
    submenu: '{title} 하위 페이지',
  },
  search: {
    dialogLabel: '검색',
    placeholder: '사이트 검색',
    submit: '검색',
    clear: '입력 내용 지우기',
    close: '검색 닫기',
  },
};
