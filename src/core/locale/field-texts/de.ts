import type { FieldTexts } from '../field-texts.ts';

/** The texts of the search's field in German, in the infinitive, which addresses nobody. */
export const fieldTextsDe: FieldTexts = {
  dialogLabel: 'Suche',
  placeholder: 'Website durchsuchen',
  submit: 'Suchen',
  clear: 'Eingabe löschen',
  close: 'Suche schließen',
};
