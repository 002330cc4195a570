/** The modifier keys of a click or a key, as events have them. */
export interface ModifierKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** True if the browser has its own meaning for a click or a key: another tab or window, a download, a command. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
