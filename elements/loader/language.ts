/** How languages are called in locale codes and paths, where that is not the beginning of the tag. Specification §2.1. */
const SHORT_CODES: Readonly<Record<string, string>> = { ja: 'jp', ko: 'kr', zh: 'cn' };

/**
 * The language whose texts an element will most likely ask for, so that they come along with its code. The element
 * settles it by all the rules (contract §2, Locale); where the guess was wrong, it loads what it needs itself.
 *
 * @param languages - The short codes that there are texts for.
 */
export function likelyLanguage(element: Element, languages: readonly string[]): string {
  const sources = [
    element.getAttribute('locale'),
    location.pathname.split('/')[1],
    element.closest('[lang]')?.getAttribute('lang'),
  ];
  for (const source of sources) {
    const start = /^[a-z]{2}(?![a-z])/.exec(source?.trim().toLowerCase() ?? '')?.[0] ?? '';
    const language = SHORT_CODES[start] ?? start;
    if (languages.includes(language)) return language;
  }
  return 'en';
}
