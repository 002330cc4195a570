import type { FieldTexts } from '../field-texts.ts';

/** The texts of the search's field in French, with “vous” and a no-break space before double punctuation marks. */
export const fieldTextsFr: FieldTexts = {
  dialogLabel: 'Recherche',
  placeholder: 'Rechercher sur le site',
  submit: 'Rechercher',
  clear: 'Effacer le texte',
  close: 'Fermer la recherche',
};
