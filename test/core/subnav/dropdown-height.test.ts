import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  BAR_HEIGHTS_PX,
  SUBNAV_DROPDOWN_MIN_ROWS_COUNT,
  SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX,
  SUBNAV_DROPDOWN_OFFSET_PX,
  SUBNAV_DROPDOWN_ROW_PX,
} from '../../../src/constants.ts';
import { type DropdownSurroundings, dropdownHeight } from '../../../src/core/subnav/dropdown-height.ts';

const barHeight = BAR_HEIGHTS_PX.medium;
const PHONE: DropdownSurroundings = { windowHeight: 812, barHeight, spaceBelow: 700, isAnnouncementDismissed: false };
const THREE_ROWS = SUBNAV_DROPDOWN_MIN_ROWS_COUNT * SUBNAV_DROPDOWN_ROW_PX;

describe('dropdownHeight', () => {
  it('S7: is the window less twice the bar and the offset', () => {
    assert.equal(SUBNAV_DROPDOWN_OFFSET_PX, 85);
    assert.equal(dropdownHeight(PHONE), 812 - 2 * barHeight - SUBNAV_DROPDOWN_OFFSET_PX);
    assert.equal(dropdownHeight({ ...PHONE, barHeight: 56 }), 812 - 2 * 56 - SUBNAV_DROPDOWN_OFFSET_PX);
  });

  it('S7: takes the larger offset once the announcement is dismissed', () => {
    assert.equal(SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX, 194);
    const height = dropdownHeight({ ...PHONE, isAnnouncementDismissed: true });
    assert.equal(height, 812 - 2 * barHeight - SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX);
  });

  const WANTED = PHONE.windowHeight - 2 * barHeight - SUBNAV_DROPDOWN_OFFSET_PX;
  const edges: readonly (readonly [string, Partial<DropdownSurroundings>, number])[] = [
    ['exactly the space below', { spaceBelow: WANTED }, WANTED],
    ['a px less than it wants where that is missing', { spaceBelow: WANTED - 1 }, WANTED - 1],
    ['three rows in a window without height', { windowHeight: 0 }, THREE_ROWS],
    ['three rows between two bars', { windowHeight: 2 * barHeight }, THREE_ROWS],
    ['nothing without space', { windowHeight: 0, spaceBelow: 0 }, 0],
    ['the space below a page without a bar', { barHeight: 0 }, PHONE.spaceBelow],
    ['a fraction of a px where the window has one', { windowHeight: PHONE.windowHeight + 0.5 }, WANTED + 0.5],
    ['what an on-screen keyboard leaves', { windowHeight: PHONE.windowHeight - 400, spaceBelow: 290 }, WANTED - 400],
    ['less than three rows above a keyboard', { windowHeight: 220, spaceBelow: 90 }, 90],
  ];
  for (const [what, surroundings, height] of edges) {
    it(`S7: is ${what}`, () => assert.equal(dropdownHeight({ ...PHONE, ...surroundings }), height));
  }

  it('S7: is never less than three rows', () => {
    const tallestWithoutEffect = THREE_ROWS + 2 * barHeight + SUBNAV_DROPDOWN_OFFSET_PX;
    for (const missing of [0, 1, 200]) {
      assert.equal(dropdownHeight({ ...PHONE, windowHeight: tallestWithoutEffect - missing }), THREE_ROWS);
    }
    assert.equal(dropdownHeight({ ...PHONE, windowHeight: tallestWithoutEffect + 1 }), THREE_ROWS + 1);
  });

  it('S7: is the space below where that is less, and never below zero', () => {
    assert.equal(dropdownHeight({ ...PHONE, windowHeight: 320, spaceBelow: 100 }), 100);
    assert.equal(dropdownHeight({ ...PHONE, spaceBelow: 500 }), 500);
    assert.equal(dropdownHeight({ ...PHONE, spaceBelow: -20 }), 0);
  });
});
