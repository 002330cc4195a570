/**
 * Which language of a static index answers for a locale. Indexes are keyed by the pages' own `lang`, which may be
 * shorter or longer than ours: `ja` for `ja-JP`, `es-mx` for `es-419`.
 *
 * @param languages - what the index has, in lower case; `unknown` for pages without `lang`.
 * @param languageTag - BCP 47, as in `Locale.languageTag`.
 * @returns `undefined` if the index has other languages only. An index of one language answers for each.
 */
export function indexLanguage(languages: readonly string[], languageTag: string): string | undefined {
  const tag = languageTag.toLowerCase();
  const [language = tag] = tag.split('-');
  const isNear = (other: string) => other.split('-', 1)[0] === language;
  const sole = languages.length === 1 ? languages[0] : undefined;
  return [tag, language].find((exact) => languages.includes(exact)) ?? languages.find(isNear) ?? sole;
}
