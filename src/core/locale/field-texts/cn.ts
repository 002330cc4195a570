import type { FieldTexts } from '../field-texts.ts';

/** The texts of the search's field in Simplified Chinese. */
export const fieldTextsCn: FieldTexts = {
  dialogLabel: '搜索',
  placeholder: '搜索本站',
  submit: '搜索',
  clear: '清除文字',
  close: '关闭搜索',
};
