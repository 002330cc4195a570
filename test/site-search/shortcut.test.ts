import { expect } from 'chai';
import { isShortcut, type PressedKey } from '../../src/site-search/shortcut.ts';

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
    expect(isShortcut('Mod+K', pressed('k', { metaKey: true }), true)).to.equal(true);
    expect(isShortcut('Mod+K', pressed('k', { ctrlKey: true }), true)).to.equal(false);
    expect(isShortcut('Mod+K', pressed('k', { ctrlKey: true }), false)).to.equal(true);
  });

  it('wants exactly the modifiers that it names', () => {
    expect(isShortcut('Mod+K', pressed('k', { ctrlKey: true, shiftKey: true }), false)).to.equal(false);
    expect(isShortcut('Control+Shift+F', pressed('F', { ctrlKey: true, shiftKey: true }), false)).to.equal(true);
  });

  it('knows the key on a keyboard of another script', () => {
    expect(isShortcut('Mod+K', pressed('л', { ctrlKey: true, code: 'KeyK' }), false)).to.equal(true);
  });

  it('`none` is no shortcut, and nothing is one while composing', () => {
    expect(isShortcut('none', pressed('none'), false)).to.equal(false);
    expect(isShortcut('Mod+K', pressed('k', { ctrlKey: true, isComposing: true }), false)).to.equal(false);
  });
});
