import { loadTexts } from '../../src/core/locale/generated/load-texts.ts';
import type { ShortCode } from '../../src/core/locale/locales.ts';
import type { ElementTexts } from '../../src/core/locale/text-types.ts';
import { loadCode } from '../../src/stages/load-code.ts';

const languages = new Map<ShortCode, ElementTexts>();

/** The texts of a language; `undefined` until they have been loaded. */
export function languageTexts(language: ShortCode): ElementTexts | undefined {
  return languages.get(language);
}

/** Loads the texts of a language for all elements. @throws if they cannot be loaded. */
export async function loadLanguageTexts(language: ShortCode): Promise<void> {
  const { elementTexts } = await loadCode(loadTexts[language]);
  languages.set(language, elementTexts);
}
