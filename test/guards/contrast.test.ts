import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CONTRAST_PAIRS, contrast } from '../../elements/editor/contrast.ts';
import { sourceFiles } from './source-files.ts';

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

describe('tokens', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const { role, backgrounds, least } of CONTRAST_PAIRS) {
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
