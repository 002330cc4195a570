import { parsedShortcut } from './shortcut.ts';

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

/** Keys that ARIA has a name for, because what they type cannot stand in a list of keys. */
const TYPED_BY: Readonly<Record<string, string>> = { space: ' ', plus: '+' };

/**
 * Whether a key press is the shortcut: `Mod+K`, `Control+Shift+F`, `F3`. `Mod` is Command on Apple's systems and
 * Control elsewhere. Contract §5.
 *
 * @param shortcut - the attribute as written; see {@link parsedShortcut} for what is none.
 */
export function isShortcut(shortcut: string, pressed: PressedKey, isApple: boolean): boolean {
  const parsed = parsedShortcut(shortcut, isApple);
  if (!parsed || pressed.isComposing) return false;
  const { modifiers } = parsed;
  const key = parsed.key.toLowerCase();
  // On keyboards of another script the key says `л` where its code says `KeyK`.
  const isOtherScript = pressed.key.length === 1 && pressed.key > '~';
  return (
    (pressed.key.toLowerCase() === (TYPED_BY[key] ?? key) ||
      (isOtherScript && pressed.code.toLowerCase() === `key${key}`)) &&
    pressed.ctrlKey === modifiers.has('Control') &&
    pressed.metaKey === modifiers.has('Meta') &&
    pressed.altKey === modifiers.has('Alt') &&
    pressed.shiftKey === modifiers.has('Shift')
  );
}
