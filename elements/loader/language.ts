/**
 * The language whose texts an element will most likely ask for, so that they come along with its code. The element
 * settles it by all the rules (contract §2, Locale); where the guess was wrong, it loads what it needs itself.
 *
 * @param languages - What a path or a language tag may begin with, of the languages that there are texts for.
 */
export function likelyLanguage(element: Element, languages: readonly string[]): string {
  const sources = [
    element.getAttribute('locale'),
    location.pathname.split('/')[1],
    element.closest('[lang]')?.getAttribute('lang'),
  ];
  for (const source of sources) {
    const language = /^[a-z]{2}(?![a-z])/.exec(source?.trim().toLowerCase() ?? '')?.[0] ?? '';
    if (languages.includes(language)) return language;
  }
  return 'en';
}
