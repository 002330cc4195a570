import type { Language, ShortCode } from '../site/languages.ts';
import { platformNavigation } from './platform.ts';
import { productsNavigation } from './products.ts';
import { cn } from './texts/cn.ts';
import { de } from './texts/de.ts';
import { en, type TextKey } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { jp } from './texts/jp.ts';
import { kr } from './texts/kr.ts';
import { pt } from './texts/pt.ts';

/** The two readings of the primary navigation, by their first panel. Specification §2.2. */
export type Reading = 'products' | 'platform';

const TEXTS: Readonly<Record<ShortCode, Readonly<Record<TextKey, string>>>> = { cn, de, en, es, fr, jp, kr, pt };

/** The results site as the configurations name it; the demo has one of its own. */
const RESULTS_ORIGIN = 'https://results.vendor.example';

/** The navigation configuration of a reading in a language, whose search leads to the demo's own results site. */
export function buildNavigation(reading: Reading, language: Language, resultsOrigin: string): object {
  const structure = reading === 'products' ? productsNavigation : platformNavigation;
  const texts = TEXTS[language.shortCode];
  const navigation = structure((key) => texts[key], { ...language, code: language.localeCode });
  return JSON.parse(JSON.stringify(navigation).replaceAll(RESULTS_ORIGIN, resultsOrigin));
}
