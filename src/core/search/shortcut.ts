/** The shortcut of a search without the attribute. Contract §5. */
export const DEFAULT_SHORTCUT = 'Mod+K';

/** The shortcut that an attribute asks for; an empty one asks for none of its own. */
export function givenShortcut(attribute: string | null): string {
  return attribute?.trim() || DEFAULT_SHORTCUT;
}

/** Whether the system is one of Apple's, where `Mod` is Command. @param platform - `navigator.platform`. */
export function isAppleSystem(platform: string): boolean {
  return /mac|iphone|ipad/i.test(platform);
}

/** A modifier key, as `aria-keyshortcuts` calls it. */
export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';

/** What a shortcut consists of on this system. */
export interface Shortcut {
  readonly modifiers: ReadonlySet<Modifier>;
  /** As it was written. */
  readonly key: string;
}

/** Spellings of the attribute; `mod` goes by the system. */
const MODIFIERS = new Map<string, Modifier>([
  ['ctrl', 'Control'],
  ['control', 'Control'],
  ['cmd', 'Meta'],
  ['command', 'Meta'],
  ['meta', 'Meta'],
  ['option', 'Alt'],
  ['alt', 'Alt'],
  ['shift', 'Shift'],
]);

/**
 * Reads the attribute `shortcut`: `Mod+K`, `Control + Shift + F`, `F3`.
 *
 * @returns `undefined` where there is none: `none`, no key, or a modifier that nobody knows. Without that, `Mdo+K` would be
 * the letter alone.
 */
export function parsedShortcut(shortcut: string, isApple: boolean): Shortcut | undefined {
  const names = shortcut.split('+').map((name) => name.trim());
  const key = names.pop() ?? '';
  const modifiers = new Set<Modifier>();
  for (const name of names) {
    const lower = name.toLowerCase();
    const modifier = lower === 'mod' ? (isApple ? 'Meta' : 'Control') : MODIFIERS.get(lower);
    if (modifier === undefined) return undefined;
    modifiers.add(modifier);
  }
  const isKey = !['', 'none', 'mod'].includes(key.toLowerCase()) && !MODIFIERS.has(key.toLowerCase());
  return isKey ? { modifiers, key } : undefined;
}
