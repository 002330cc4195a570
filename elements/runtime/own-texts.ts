import type { Locale } from '../../src/core/locale/locales.ts';
import type { ElementTexts } from '../../src/core/locale/text-types.ts';

const merged = new WeakMap<object, object>();

/**
 * What an element says in a language: the texts that are built in, and in their place what the site brings. The same
 * object for the same language, or all that shows them would be rendered anew.
 *
 * @param builtIn - the texts of `locale.shortCode`.
 * @param part - whose texts they are.
 */
export function ownTexts(
  builtIn: ElementTexts | undefined,
  part: keyof ElementTexts | undefined,
  { texts }: Pick<Locale, 'texts'>,
): object | undefined {
  const base = part && builtIn?.[part];
  const own = part && (texts?.[part] as object | undefined);
  if (!base || !own) return base;
  const all = merged.get(own) ?? { ...base, ...own };
  merged.set(own, all);
  return all;
}
