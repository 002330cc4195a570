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
