import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { editableTokens, isColour, readings, themeCss } from '../../../elements/editor/tokens.ts';
import { designTokens } from '../../../elements/manifest/design-tokens.ts';
import { cssText } from '../../../src/styles/css-text.mjs';

const TOKENS = editableTokens(designTokens(await cssText('src/styles/tokens.css')));

const ACCENT = '--site-color-accent';

describe('the fields of the theme', () => {
  it('are every published colour with both of its defaults, the font, the corners and the height of the bar', () => {
    const colours = TOKENS.filter(({ kind }) => kind === 'colour');
    assert.equal(colours.length, 13);
    assert.deepEqual(TOKENS.find(({ name }) => name === ACCENT)?.defaults, { light: '#0b57d0', dark: '#8ab8ff' });
    assert.deepEqual(TOKENS.find(({ name }) => name === '--site-color-overlay')?.defaults, {
      light: '#050b16',
      dark: '#050b16',
    });
    assert.ok(colours.every(({ defaults }) => isColour(defaults.light) && isColour(defaults.dark)));
    const others = TOKENS.filter(({ kind }) => kind !== 'colour');
    assert.deepEqual(
      others.map(({ name, kind }) => [name, kind]),
      [
        ['--site-font', 'font'],
        ['--site-radius', 'length'],
        ['--site-bar-block-size', 'length'],
      ],
    );
  });
});

describe('the theme CSS', () => {
  it('is empty while nothing differs from the defaults', () => {
    assert.equal(themeCss(TOKENS, {}), '');
    assert.equal(themeCss(TOKENS, { [ACCENT]: { light: '#0b57d0' } }), '');
  });

  it('sets what differs, both areas of a colour, once if they are the same', () => {
    const css = themeCss(TOKENS, {
      [ACCENT]: { light: '#a1003c' },
      '--site-color-focus': { light: '#123', dark: '#123' },
      '--site-radius': { light: '2px' },
    });
    assert.equal(
      css,
      ':root {\n  --site-color-accent: light-dark(#a1003c, #8ab8ff);\n  --site-color-focus: #123;\n  --site-radius: 2px;\n}\n',
    );
  });
});

describe('the contrast of a theme', () => {
  it('is enough for each role in both areas by default', () => {
    const found = readings(TOKENS, {});
    assert.equal(found.length, 14);
    assert.ok(found.every(({ isEnough }) => isEnough));
  });

  it('is told on the background where it is lowest', () => {
    const found = readings(TOKENS, { [ACCENT]: { light: '#ffb000' } });
    const low = found.filter(({ isEnough }) => !isEnough);
    assert.deepEqual(
      low.map(({ pair, area, background }) => [pair.role, area, background]),
      [
        ['accent', 'light', 'surface-tint'],
        ['accent-text', 'light', 'accent'],
      ],
    );
    assert.equal(low[0]?.ratio.toFixed(2), '1.68');
  });

  it('is told of colours of three and six digits alone', () => {
    assert.deepEqual(['#fff', '#A1003C', '#ffff', 'red', '#ggg', ''].map(isColour), [
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
