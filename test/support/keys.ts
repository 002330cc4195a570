import { input } from './input.ts';

/**
 * Presses a key, or several together, as a person does: the focus moves, text is typed, shortcuts fire.
 * Names are those of `KeyboardEvent.key`, and `Space`.
 *
 * @param chord - `Tab`, `Shift+Tab`, `Control+k`, `a`.
 */
export async function press(chord: string): Promise<void> {
  const names = chord === '+' ? ['+'] : chord.split('+');
  await input({ action: 'press', keys: names.map((name) => (name === 'Space' ? ' ' : name)) });
}

/** Types text into what has the focus, one key after the other. */
export async function type(text: string): Promise<void> {
  await input({ action: 'type', text });
}
