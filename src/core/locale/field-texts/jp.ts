import type { FieldTexts } from '../field-texts.ts';

/** The texts of the search's field in Japanese, in です・ます where a sentence is needed. */
export const fieldTextsJp: FieldTexts = {
  dialogLabel: '検索',
  placeholder: 'サイト内を検索',
  submit: '検索',
  clear: '入力をクリア',
  close: '検索を閉じる',
};
