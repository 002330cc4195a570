/** The part of a keyboard event that a shortcut looks at. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

/**
 * Whether a key press is the shortcut: `Mod+K`, `Control+Shift+F`, `F3`. `Mod` is Command on Apple's systems and
 * Control elsewhere. Contract §5.
 *
 * @param shortcut - the attribute as written; `none` and an empty text are no shortcut.
 */
export function isShortcut(shortcut: string, pressed: PressedKey, isApple: boolean): boolean {
  const names = shortcut.toLowerCase().split('+');
  const key = names.pop() ?? '';
  if (key === '' || key === 'none' || pressed.isComposing) return false;
  const has = (...aliases: string[]) => aliases.some((alias) => names.includes(alias));
  const isMod = has('mod');
  // On keyboards of another script the key says `л` where its code says `KeyK`.
  const isOtherScript = pressed.key.length === 1 && pressed.key > '\u007f';
  return (
    (pressed.key.toLowerCase() === key || (isOtherScript && pressed.code.toLowerCase() === `key${key}`)) &&
    pressed.ctrlKey === (has('control', 'ctrl') || (isMod && !isApple)) &&
    pressed.metaKey === (has('meta', 'cmd', 'command') || (isMod && isApple)) &&
    pressed.altKey === has('alt', 'option') &&
    pressed.shiftKey === has('shift')
  );
}

/** Spellings of the attribute, and what `aria-keyshortcuts` calls them. */
const ARIA_NAMES: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  control: 'Control',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
  option: 'Alt',
  alt: 'Alt',
  shift: 'Shift',
};

/**
 * The shortcut as `aria-keyshortcuts` says it: what works on this system.
 *
 * @returns `undefined` where there is none.
 * @example ariaKeyShortcuts('Mod+K', false) // 'Control+K'
 */
export function ariaKeyShortcuts(shortcut: string, isApple: boolean): string | undefined {
  const names = shortcut.split('+');
  const key = names.pop() ?? '';
  if (key === '' || key.toLowerCase() === 'none') return undefined;
  const modifiers = names.map((name) => {
    const lower = name.toLowerCase();
    if (lower === 'mod') return isApple ? 'Meta' : 'Control';
    return ARIA_NAMES[lower] ?? name;
  });
  return [...modifiers, key.length === 1 ? key.toUpperCase() : key].join('+');
}

/** The shortcut of a search without the attribute. Contract §5. */
export const DEFAULT_SHORTCUT = 'Mod+K';

/** Whether the system is one of Apple's, where `Mod` is Command. @param platform - `navigator.platform`. */
export function isAppleSystem(platform: string): boolean {
  return /mac|iphone|ipad/i.test(platform);
}
