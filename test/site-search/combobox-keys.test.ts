import { expect } from 'chai';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually, frame } from '../support/eventually.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { press, type } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { openSearch, openSuggestions, openWithSuggestions, recordDetails } from './search-page.ts';

describe('<site-search>: keys of the combobox', () => {
  it('C6: Alt+Enter goes nowhere and submits nothing, with an active option and without', async () => {
    const followed = recordFollowedLinks();
    const { dialog, element, events, activeIndexes } = await openWithSuggestions();
    const submits = recordDetails(element, 'searchsubmit', true);
    await press('Alt+Enter');
    await press('ArrowDown');
    await eventually(() => expect(activeIndexes()).to.deep.equal([0]));
    await press('Alt+Enter');
    await frame();
    expect([followed, submits, activeIndexes(), dialog.open]).to.deep.equal([[], [], [0], true]);
    expect(events).not.to.include('suggestionselect');
  });

  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Shift+Home']) {
    it(`C8: ${key} lets the active option go, and Enter then submits`, async () => {
      const { element, input, events, activeIndexes } = await openWithSuggestions();
      const submits = recordDetails(element, 'searchsubmit', true);
      await press('ArrowDown');
      await eventually(() => expect(activeIndexes()).to.deep.equal([0]));
      await press(key);
      await eventually(() => expect(activeIndexes()).to.deep.equal([]));
      expect(input.hasAttribute('aria-activedescendant')).to.equal(false);
      expect(activeElementDeep()).to.equal(input);
      await press('Enter');
      await eventually(() => expect(submits).to.have.length(1));
      expect(events).not.to.include('suggestionselect');
    });
  }

  it('C8: Down after that begins with the first option again', async () => {
    const { activeIndexes } = await openWithSuggestions();
    for (const [key, expected] of [
      ['ArrowDown', [0]],
      ['ArrowDown', [1]],
      ['End', []],
      ['ArrowDown', [0]],
    ] as const) {
      await press(key);
      await eventually(() => expect(activeIndexes()).to.deep.equal(expected));
    }
  });

  for (const shortcut of ['Mod+K', 'Alt+Shift+J']) {
    it(`D3: the shortcut ${shortcut} closes the open overlay, and no browser gets the key`, async () => {
      const page = await openSearch((await openSuggestions()).url, `shortcut="${shortcut}"`);
      const closes = recordDetails(page.element, 'searchclose');
      const isPrevented: boolean[] = [];
      const listen = (event: Event) => setTimeout(() => isPrevented.push(event.defaultPrevented));
      window.addEventListener('keydown', listen, { capture: true });
      atEndOfTest(() => window.removeEventListener('keydown', listen, { capture: true }));
      await press(shortcut.replace('Mod+K', 'Control+k').replace('J', 'j'));
      await eventually(() => expect(page.dialog.open).to.equal(false));
      expect(closes).to.deep.equal([{ reason: 'shortcut' }]);
      await eventually(() => expect(isPrevented.at(-1)).to.equal(true));
    });
  }

  it('D3: a shortcut held down opens or closes once (repeated keys by script)', async () => {
    const page = await openSearch((await openSuggestions()).url, 'shortcut="Control+Shift+J"');
    const keyDown = (repeat: boolean) => {
      const keys = { key: 'j', ctrlKey: true, shiftKey: true, bubbles: true, composed: true, cancelable: true };
      return (activeElementDeep() ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { ...keys, repeat }));
    };
    expect(keyDown(true)).to.equal(false);
    expect(page.dialog.open).to.equal(true);
    expect(keyDown(false)).to.equal(false);
    expect(page.dialog.open).to.equal(false);
    expect(keyDown(true)).to.equal(false);
    expect(page.dialog.open).to.equal(false);
  });

  it('D5: a shortcut that types a letter types it into the open overlay', async () => {
    const page = await openSearch((await openSuggestions()).url, 'shortcut="j"');
    await type('j');
    await eventually(() => expect([page.input.value, page.dialog.open]).to.deep.equal(['j', true]));
  });
});
