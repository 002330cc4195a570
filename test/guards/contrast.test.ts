import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sourceFiles } from './source-files.ts';

/** Lowest contrast of text, and of icons and lines that carry meaning. WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const SHAPE = 3;

/** What stands on what: foreground, backgrounds, lowest contrast. */
const PAIRS: readonly (readonly [string, readonly string[], number])[] = [
  ['text', ['surface', 'surface-raised', 'surface-tint'], TEXT],
  ['text-quiet', ['surface', 'surface-raised', 'surface-tint'], TEXT],
  ['accent', ['surface', 'surface-raised', 'surface-tint'], TEXT],
  ['accent-text', ['accent', 'accent-strong'], TEXT],
  ['error', ['surface', 'surface-raised'], TEXT],
  ['line-strong', ['surface', 'surface-raised', 'surface-tint'], SHAPE],
  ['focus', ['surface', 'surface-raised', 'surface-tint'], SHAPE],
];

type Theme = 'light' | 'dark';

const [{ text: tokens = '' } = {}] = sourceFiles('src/styles/tokens.css');

/** The colour of a role in a theme, as the tokens have it. */
function colour(role: string, theme: Theme): string {
  const pattern = new RegExp(`--_color-${role}: var\\([\\w-]+, light-dark\\((#\\w+), (#\\w+)\\)\\)`);
  const [, light, dark] = pattern.exec(tokens) ?? [];
  const found = theme === 'light' ? light : dark;
  assert.ok(found, `There is no colour ${role}.`);
  return found;
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(digits.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('tokens', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const [role, backgrounds, least] of PAIRS) {
      it(`${role} has a contrast of at least ${least} on ${backgrounds.join(', ')} in the ${theme} theme`, () => {
        const low = backgrounds.filter(
          (background) => contrast(colour(role, theme), colour(background, theme)) < least,
        );
        assert.deepEqual(low, []);
      });
    }
  }

  it('are measured as WCAG does: black on white is 21, equal colours are 1', () => {
    assert.equal(contrast('#000', '#ffffff'), 21);
    assert.equal(contrast('#777', '#777777'), 1);
  });
});
