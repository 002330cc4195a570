import { LANGUAGES, type ShortCode } from '../site/languages.ts';

/** The two areas that suggestions can be limited to. Specification §3. */
export type SuggestionLocation = 'Documentation' | 'Blog';

/** What a suggestion request asks for. Specification §7. */
export interface SuggestionQuery {
  readonly text: string;
  readonly location?: SuggestionLocation;
  /** Canonical label, for example `Fleet and Elastic Agent`. */
  readonly product?: string;
  readonly locale: ShortCode;
}

/** Longest text and product that are searched for, in characters. */
export const PARAMETER_LENGTH_COUNT = 200;

const PARAMETERS: ReadonlySet<string> = new Set(['q', 'location', 'product', 'locale']);

/**
 * Reads a suggestion request's parameters, strictly: a client's mistake is better met here than as an odd result.
 *
 * @returns the query, or a sentence that says what is wrong.
 */
export function parseSuggestionQuery(parameters: URLSearchParams): SuggestionQuery | { readonly error: string } {
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    if (!PARAMETERS.has(name))
      return { error: `The parameter “${name}” is unknown; known are q, location, product and locale.` };
    if (values.length > 1) return { error: `The parameter “${name}” is there ${values.length} times; expected once.` };
    if ((values[0] ?? '').length > PARAMETER_LENGTH_COUNT) {
      return { error: `The parameter “${name}” is longer than ${PARAMETER_LENGTH_COUNT} characters.` };
    }
  }
  const text = parameters.get('q')?.trim() ?? '';
  const location = parameters.get('location') ?? undefined;
  const product = parameters.get('product') ?? undefined;
  const locale = parameters.get('locale') ?? 'en';
  const language = LANGUAGES.find(({ shortCode }) => shortCode === locale);
  if (text === '') return { error: 'The parameter “q” is missing or empty; expected the text to search for.' };
  if (location !== undefined && location !== 'Documentation' && location !== 'Blog') {
    return { error: `The location “${location}” is unknown; expected Documentation or Blog.` };
  }
  if (product !== undefined && location !== 'Documentation') {
    return { error: 'The parameter “product” is only for location=Documentation.' };
  }
  if (product === '') return { error: 'The parameter “product” is empty; expected the name of a product.' };
  if (language === undefined) {
    const known = LANGUAGES.map(({ shortCode }) => shortCode).join(', ');
    return { error: `The locale “${locale}” is unknown; expected one of ${known}.` };
  }
  return { text, locale: language.shortCode, ...(location && { location }), ...(product && { product }) };
}
