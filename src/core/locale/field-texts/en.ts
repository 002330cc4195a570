import type { FieldTexts } from '../field-texts.ts';

/** The texts of the search's field in English. */
export const fieldTextsEn: FieldTexts = {
  dialogLabel: 'Search',
  placeholder: 'Search the site',
  submit: 'Search',
  clear: 'Clear text',
  close: 'Close search',
};
