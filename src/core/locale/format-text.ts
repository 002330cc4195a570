import type { PluralForms } from './text-types.ts';

/**
 * Puts values in the place of `{name}`. A name without a value stays as written, so that a mistake can be seen.
 *
 * @example formatText('Remove filter: {filter}', { filter: 'Blog' }) // 'Remove filter: Blog'
 */
export function formatText(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}

/**
 * The form that fits a count, with `{count}` written the language's own way (`1.234`). A form that the language needs
 * and the text lacks falls back to `other`.
 *
 * @param languageTag - BCP 47, as in `Locale.languageTag`.
 */
export function pluralText(forms: PluralForms, count: number, languageTag: string): string {
  const rules = Intl.PluralRules && new Intl.PluralRules(languageTag);
  const form = forms[rules?.select(count) ?? 'other'] ?? forms.other;
  return formatText(form, { count: new Intl.NumberFormat(languageTag).format(count) });
}
