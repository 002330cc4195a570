import { writeFileSync } from 'node:fs';
import { LOCALES } from '../../src/core/locale/locales.ts';

const FOLDER = new URL('../../src/core/locale/generated/', import.meta.url);

const shortCodes: readonly string[] = LOCALES.map(({ shortCode }) => shortCode).sort();

/** A line for each language. */
const lines = (line: (shortCode: string) => string) => shortCodes.map((shortCode) => `${line(shortCode)}\n`).join('');

const NOTE = '// Written by the build from `locales.ts`: see `docs/languages.md`.\n';
const SHORT_CODE = "import type { ShortCode } from '../locales.ts';\n";

/**
 * The modules that say which files hold the texts of each language. A bundler must see each address as it is, and a
 * server must have all languages without waiting, so that this cannot be computed when a page runs.
 *
 * @returns the text of each module by its file name.
 */
export function languageModules(): ReadonlyMap<string, string> {
  return new Map([
    [
      'load-texts.ts',
      `${NOTE}${SHORT_CODE}import type { ElementTexts } from '../text-types.ts';

/** How a browser gets what shows at first in a language: each is a file of its own, and a page needs one. */
export const loadTexts: Readonly<Record<ShortCode, () => Promise<{ readonly elementTexts: ElementTexts }>>> = {
${lines((code) => `  ${code}: () => import('../texts/${code}.ts'),`)}};
`,
    ],
    [
      'load-overlay-texts.ts',
      `${NOTE}${SHORT_CODE}import type { OverlayModule } from '../text-types.ts';

/** How a browser gets what the opened search shows in a language. */
export const loadOverlayTexts: Readonly<Record<ShortCode, () => Promise<OverlayModule>>> = {
${lines((code) => `  ${code}: () => import('../texts/${code}.overlay.ts'),`)}};
`,
    ],
    [
      'all-texts.ts',
      `${NOTE}${SHORT_CODE}import type { ElementTexts } from '../text-types.ts';
${lines((code) => `import { elementTexts as ${code} } from '../texts/${code}.ts';`)}
/** What shows at first in every language, for servers; a browser loads one (\`load-texts.ts\`). */
export const allTexts: Readonly<Record<ShortCode, ElementTexts>> = {
${lines((code) => `  ${code},`)}};
`,
    ],
    [
      'all-product-names.ts',
      `${NOTE}${SHORT_CODE}import type { ProductNames } from '../text-types.ts';
${lines((code) => `import { productNames as ${code} } from '../texts/${code}.overlay.ts';`)}
/** What products are called in every language, for \`site-elements/core\`; the search loads one language. */
export const allProductNames: Readonly<Record<ShortCode, ProductNames>> = {
${lines((code) => `  ${code},`)}};
`,
    ],
  ]);
}

/** Writes the modules to where they are imported from. */
export function writeLanguageModules(): void {
  for (const [name, text] of languageModules()) writeFileSync(new URL(name, FOLDER), text);
}
