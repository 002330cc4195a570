import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import type { CompositionEvent, KeyboardEvent } from 'react';
import { COMPOSITION_TAIL_MS } from '../../../src/constants.ts';
import { keepFromDownshift } from '../../../src/site-search/downshift-overrides.ts';
import { createInputMethod } from '../../../src/site-search/input-method.ts';

const HELD = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

/** A key as React tells it; only what is looked at. */
const pressed = (key: string, held: Partial<typeof HELD> = {}, isComposing = false, keyCode = 0) =>
  ({ ...HELD, ...held, key, keyCode, nativeEvent: { isComposing } }) as unknown as KeyboardEvent;

const composed = (data: string) => ({ data }) as CompositionEvent;

describe('Downshift', () => {
  const isKept = (event: KeyboardEvent, hasList = true, isComposing = false) => {
    keepFromDownshift(event, hasList, isComposing);
    return 'preventDownshiftDefault' in event.nativeEvent;
  };

  for (const key of ['ArrowDown', 'ArrowUp']) {
    it(`C3: has ${key} where there is a list, and nowhere else`, () => {
      assert.equal(isKept(pressed(key)), false);
      assert.equal(isKept(pressed(key), false), true);
    });

    it(`I2: has no ${key} of a composition`, () => assert.equal(isKept(pressed(key), true, true), true));

    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const) {
      it(`C8: has no ${key} with ${modifier}`, () => assert.equal(isKept(pressed(key, { [modifier]: true })), true));
    }
  }

  for (const key of [
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'Enter',
    'Escape',
    'Tab',
    'ArrowLeft',
    'ArrowRight',
    'a',
    ' ',
  ]) {
    it(`C8: has no ${JSON.stringify(key)}`, () => assert.equal(isKept(pressed(key)), true));
  }
});

describe('the input method', () => {
  it('I2: has the keys of a composition, also where only their code tells', () => {
    const { owns } = createInputMethod();
    assert.equal(owns(pressed('Enter')), false);
    assert.equal(owns(pressed('Enter', {}, true)), true);
    assert.equal(owns(pressed('Enter', {}, false, 229)), true);
  });

  for (const text of ['検索', 'けんさく', 'ケンサク', '검색', '搜索', 'kibana 検']) {
    it(`I2: has the keys up to ${COMPOSITION_TAIL_MS} ms after ${text}`, () => {
      mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
      const { owns, handleCompositionEnd } = createInputMethod();
      handleCompositionEnd(composed(text));
      mock.timers.tick(COMPOSITION_TAIL_MS - 1);
      assert.equal(owns(pressed('Enter')), true);
      mock.timers.tick(1);
      assert.equal(owns(pressed('Enter')), false);
      mock.timers.reset();
    });
  }

  for (const text of ['kibana', 'müller', '']) {
    it(`I2: has no key after ${JSON.stringify(text)}: on phones the search key ends such a composition`, () => {
      const { owns, handleCompositionEnd } = createInputMethod();
      handleCompositionEnd(composed(text));
      assert.equal(owns(pressed('Enter')), false);
    });
  }
});
