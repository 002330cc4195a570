import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ariaKeyShortcuts } from '../../../src/core/search/aria-shortcut.ts';
import { isShortcut, type PressedKey } from '../../../src/core/search/pressed-shortcut.ts';

const pressed = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
});

describe('shortcut', () => {
  it('contract §5: Mod is Command on Apple systems and Control elsewhere', () => {
    assert.equal(isShortcut('Mod+K', pressed('k', { metaKey: true }), true), true);
    assert.equal(isShortcut('Mod+K', pressed('k', { ctrlKey: true }), true), false);
    assert.equal(isShortcut('Mod+K', pressed('k', { ctrlKey: true }), false), true);
  });

  it('wants exactly the modifiers that it names', () => {
    assert.equal(isShortcut('Mod+K', pressed('k', { ctrlKey: true, shiftKey: true }), false), false);
    assert.equal(isShortcut('Control+Shift+F', pressed('F', { ctrlKey: true, shiftKey: true }), false), true);
  });

  it('knows the key on a keyboard of another script', () => {
    assert.equal(isShortcut('Mod+K', pressed('л', { ctrlKey: true, code: 'KeyK' }), false), true);
  });

  it('`none` is no shortcut, and nothing is one while composing', () => {
    assert.equal(isShortcut('none', pressed('none'), false), false);
    assert.equal(isShortcut('Mod+K', pressed('k', { ctrlKey: true, isComposing: true }), false), false);
  });

  it('D5: `aria-keyshortcuts` names the keys of this system', () => {
    assert.equal(ariaKeyShortcuts('Mod+K', false), 'Control+K');
    assert.equal(ariaKeyShortcuts('mod+k', true), 'Meta+K');
    assert.equal(ariaKeyShortcuts('Ctrl+Shift+F3', false), 'Control+Shift+F3');
    assert.equal(ariaKeyShortcuts('none', false), undefined);
    assert.equal(ariaKeyShortcuts('', false), undefined);
  });

  const CONTROL = { ctrlKey: true };
  const SPELLINGS: readonly (readonly [string, PressedKey, string])[] = [
    ['Mod + K', pressed('k', CONTROL), 'Control+K'],
    [' ctrl+k ', pressed('K', CONTROL), 'Control+K'],
    ['Control+Space', pressed(' ', CONTROL), 'Control+Space'],
    ['Mod+Plus', pressed('+', CONTROL), 'Control+Plus'],
    ['Cmd+Option+K', pressed('k', { metaKey: true, altKey: true }), 'Meta+Alt+K'],
    ['Mod+Ctrl+K', pressed('k', CONTROL), 'Control+K'],
    ['/', pressed('/'), '/'],
    ['F3', pressed('F3'), 'F3'],
  ];
  for (const [spelling, key, keys] of SPELLINGS) {
    it(`D5: “${spelling}” works, and \`aria-keyshortcuts\` says ${keys}`, () => {
      assert.equal(isShortcut(spelling, key, false), true);
      assert.equal(ariaKeyShortcuts(spelling, false), keys);
    });
  }

  for (const spelling of ['Mdo+K', 'K+Mod', 'Mod+', 'Mod++', '+', 'None', ' none ', 'Hyper+K']) {
    it(`D5: “${spelling}” is no shortcut: no key opens by itself what was meant to need another one`, () => {
      assert.equal(isShortcut(spelling, pressed('k'), false), false);
      assert.equal(isShortcut(spelling, pressed('k', CONTROL), false), false);
      assert.equal(isShortcut(spelling, pressed(''), false), false);
      assert.equal(ariaKeyShortcuts(spelling, false), undefined);
    });
  }

  it('a letter of another script is known by its place, one with a mark is another key', () => {
    assert.equal(isShortcut('Mod+K', pressed('ķ', { ...CONTROL, code: 'KeyL' }), false), false);
    assert.equal(isShortcut('Mod+K', pressed('e', { ...CONTROL, code: 'KeyK' }), false), false);
  });
});
