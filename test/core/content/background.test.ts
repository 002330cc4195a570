import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BACKGROUND_STYLES, themeOfBackground } from '../../../src/core/content/background.ts';
import { CARD_PADDINGS } from '../../../src/core/content/card-padding.ts';

describe('themeOfBackground', () => {
  it('§3: is a colour theme on developer blue, dark on ink, light on light gray', () => {
    assert.deepEqual(
      BACKGROUND_STYLES.map((background) => [background, themeOfBackground(background)]),
      [
        ['bg-developer-blue', 'color'],
        ['bg-ink', 'dark'],
        ['bg-light-gray', 'light'],
      ],
    );
  });
});

describe('the card paddings', () => {
  it('§3: go from none to the widest', () => {
    assert.deepEqual(CARD_PADDINGS, ['none', 'card-small', 'card-medium', 'card-large', 'card-xlarge', 'card-xxlarge']);
  });
});
