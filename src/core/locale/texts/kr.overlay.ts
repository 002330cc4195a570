import type { OverlayTexts, ProductNames } from '../text-types.ts';

/** What the opened search shows, in Korean, in 합니다 and 하세요 style. */
export const overlayTexts: OverlayTexts = {
  removeFilter: '필터 제거: {filter}',
  filters: '적용된 필터',
  blog: '블로그',
  documentation: '문서',
  docs: '문서',
  suggestions: '추천 결과',
  suggestionCount: { other: '추천 결과 {count}개' },
  waiting: '검색 중…',
  noMatch: '“{text}”에 대한 추천 결과가 없지만 그대로 검색할 수 있습니다.',
  failed: '추천 결과를 불러오지 못했습니다. 다시 시도하거나 그대로 검색하세요.',
  retry: '다시 시도',
  offline: '오프라인 상태입니다. 다시 연결되면 추천 결과가 표시됩니다.',
  credit: '관련도 엔진이 정렬한 결과',
  learnMore: '자세히 알아보기',
  submitHint: 'Enter 키를 누르면 모든 결과 표시',
};

/** The names that products have in Korean. */
export const productNames: ProductNames = {
  'Application Performance Monitoring': '애플리케이션 성능 모니터링',
  'Cloud Security': '클라우드 보안',
  'Endpoint Security': '엔드포인트 보안',
  'Enterprise Search': '엔터프라이즈 검색',
  'Fleet and Elastic Agent': 'Fleet 및 Elastic Agent',
  Integrations: '통합',
  'Machine Learning': '머신 러닝',
  Observability: '옵저버빌리티',
  'Search Applications': '검색 애플리케이션',
  Security: '보안',
  'Vector Database': '벡터 데이터베이스',
};
