import type { FieldTexts } from '../field-texts.ts';

/** The texts of the search's field in Korean, in 합니다 and 하세요 style. */
export const fieldTextsKr: FieldTexts = {
  dialogLabel: '검색',
  placeholder: '사이트 검색',
  submit: '검색',
  clear: '입력 내용 지우기',
  close: '검색 닫기',
};
