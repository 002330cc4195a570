import { parsedShortcut } from './shortcut.ts';

/**
 * The shortcut as `aria-keyshortcuts` says it: what works on this system.
 *
 * @returns `undefined` where there is none.
 * @example ariaKeyShortcuts('Mod+K', false) // 'Control+K'
 */
export function ariaKeyShortcuts(shortcut: string, isApple: boolean): string | undefined {
  const parsed = parsedShortcut(shortcut, isApple);
  if (!parsed) return undefined;
  const { modifiers, key } = parsed;
  return [...modifiers, key.length === 1 ? key.toUpperCase() : key].join('+');
}
