import type { SubnavTexts } from '../subnav-texts.ts';

/** The sub-navigation's texts in Korean. */
export const subnavTextsKr: SubnavTexts = {
  sectionNavigation: '{section} 섹션',
  show: '섹션 링크 표시',
  hide: '섹션 링크 숨기기',
  collapse: '접기',
  rssFeed: 'RSS 피드',
  scrollForward: '다음으로 스크롤',
  scrollBackward: '이전으로 스크롤',
  submenu: '{title} 하위 페이지',
};
