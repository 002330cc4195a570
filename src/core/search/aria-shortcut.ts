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
