import type { FieldTexts } from '../field-texts.ts';

/** The texts of the search's field in Brazilian Portuguese, with “você”. */
export const fieldTextsPt: FieldTexts = {
  dialogLabel: 'Busca',
  placeholder: 'Buscar no site',
  submit: 'Buscar',
  clear: 'Limpar texto',
  close: 'Fechar busca',
};
