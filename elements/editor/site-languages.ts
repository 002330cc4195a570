import { LOCALES, type Locale } from '../../src/core/locale/locales.ts';
import { DECLARATIONS } from '../declarations.ts';
import { dataPageOf, knownLocales } from '../runtime/page-context.ts';

/** The languages that data for an element names, or the eight. */
export function languagesOf(name: string, data: unknown): readonly Locale[] {
  const declaration = DECLARATIONS.find((one) => one.name === name);
  if (!declaration) return LOCALES;
  return knownLocales(
    dataPageOf(
      declaration,
      declaration.read(data, () => {}),
    ),
  );
}
