import {
  SUBNAV_DROPDOWN_MIN_ROWS_COUNT,
  SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX,
  SUBNAV_DROPDOWN_OFFSET_PX,
  SUBNAV_DROPDOWN_ROW_PX,
} from '../../constants.ts';

/** What the height of the mobile dropdown depends on; all lengths in CSS px. */
export interface DropdownSurroundings {
  /** Of the window; of what an on-screen keyboard leaves of it. */
  readonly windowHeight: number;
  /** Of the header's bar without the masthead (contract §7). */
  readonly barHeight: number;
  /** From the dropdown's top to the window's bottom. */
  readonly spaceBelow: number;
  readonly isAnnouncementDismissed: boolean;
}

/**
 * Height of the sub-navigation's mobile dropdown, in CSS px: the window less twice the bar and an offset; at least three
 * rows, and never past the window's end, because the page behind does not scroll. Specification §9, row S7.
 */
export function dropdownHeight(surroundings: DropdownSurroundings): number {
  const { windowHeight, barHeight, spaceBelow, isAnnouncementDismissed } = surroundings;
  const offset = isAnnouncementDismissed ? SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX : SUBNAV_DROPDOWN_OFFSET_PX;
  const rows = SUBNAV_DROPDOWN_MIN_ROWS_COUNT * SUBNAV_DROPDOWN_ROW_PX;
  return Math.max(0, Math.min(Math.max(windowHeight - 2 * barHeight - offset, rows), spaceBelow));
}
