import type { FieldTexts } from '../field-texts.ts';

/** The texts of the search's field in Latin American Spanish (es-419), with “tú”. */
export const fieldTextsEs: FieldTexts = {
  dialogLabel: 'Búsqueda',
  placeholder: 'Buscar en el sitio',
  submit: 'Buscar',
  clear: 'Borrar texto',
  close: 'Cerrar búsqueda',
};
