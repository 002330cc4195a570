import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as constants from '../../src/constants.ts';
import { LOCALES } from '../../src/core/locale/locales.ts';

/** The numbers of the specification, by section. What contract.md, behaviours.md and look.md add is tested where it is used. */
const SPECIFIED = {
  '§1: trial days': [constants.TRIAL_DAYS_COUNT, 14],
  '§1: reveal delay': [constants.REVEAL_DELAY_MS, 100],
  '§2.2: panel widths': [
    constants.PANEL_WIDTHS_PX,
    { products: 1175, solutions: 946, company: 946, resources: 977, platform: 1175, customers: 946 },
  ],
  '§2.2: panel columns': [
    constants.PANEL_COLUMNS_COUNT,
    { products: 5, solutions: 2, company: 3, resources: 3, platform: 5, customers: 3 },
  ],
  '§3: stories of a spotlight': [constants.CUSTOMER_SPOTLIGHT_STORIES_COUNT, 3],
  '§5: shortest search text': [constants.SEARCH_MIN_LENGTH_COUNT, 3],
  '§2.6: auto height of the search modal': [constants.SEARCH_MODAL_AUTO_HEIGHT_MIN_PX, 767],
  '§9: search label': [constants.BREAKPOINT_SEARCH_LABEL_PX, 500],
  '§9: search modal breakpoint': [constants.BREAKPOINT_SEARCH_MODAL_PX, 767],
  '§9: masthead links': [constants.BREAKPOINT_MASTHEAD_LINKS_PX, 768],
  '§9: static marquee': [constants.BREAKPOINT_MARQUEE_STATIC_PX, 768],
  '§9: mobile trial and contact buttons': [constants.BREAKPOINT_MENU_BUTTONS_PX, 768],
  '§9: tablet range start': [constants.BREAKPOINT_TABLET_MIN_PX, 768],
  '§9: tablet range end': [constants.BREAKPOINT_TABLET_MAX_PX, 991],
  '§9: sub-navigation mobile': [constants.BREAKPOINT_SUBNAV_MOBILE_PX, 991],
  '§9: largest flex gap': [constants.BREAKPOINT_LARGEST_GAP_PX, 1024],
  '§9: wide nav': [constants.BREAKPOINT_WIDE_NAV_PX, 1180],
  '§9: masthead link gap': [constants.BREAKPOINT_MASTHEAD_GAP_PX, 1180],
  '§9: hamburger': [constants.BREAKPOINT_HAMBURGER_PX, 1250],
  '§9: hover open delay': [constants.HOVER_OPEN_DELAY_MS, 200],
  '§9: skip delay': [constants.HOVER_SKIP_DELAY_MS, 300],
  '§9: close delay': [constants.HOVER_CLOSE_DELAY_MS, 150],
  '§9: hamburger reverse': [constants.HAMBURGER_REVERSE_MS, 400],
  '§9: debounce': [constants.SEARCH_DEBOUNCE_MS, 150],
  '§9: scroll hide threshold': [constants.SCROLL_HIDE_THRESHOLD_PX, 32],
  '§9: marquee speed': [constants.MARQUEE_SPEED_PX, 30],
  '§9: marquee gradient': [constants.MARQUEE_GRADIENT_WIDTH_PX, 20],
  '§9: marquee gradient with reduced motion': [constants.MARQUEE_GRADIENT_WIDTH_REDUCED_MOTION_PX, 0],
  '§9: search modal width': [constants.SEARCH_MODAL_MAX_WIDTH_PX, 825],
  '§9: search input height': [constants.SEARCH_INPUT_HEIGHT_PX, 90],
  '§9: search input font': [constants.SEARCH_INPUT_FONT_PX, 26],
  '§9: search close button': [constants.SEARCH_CLOSE_BUTTON_PX, 44],
  '§9: search animation': [constants.SEARCH_MODAL_ANIMATION_MS, 300],
  '§9: focus underline': [constants.SEARCH_UNDERLINE_TRANSITION_MS, 200],
  '§9: callout accent': [constants.CALLOUT_ACCENT_ROTATION_MS, 240_000],
  '§9: panel enter and exit': [constants.PANEL_ANIMATION_MS, 250],
  '§9: viewport grow-in': [constants.PANEL_VIEWPORT_GROW_MS, 200],
  '§9: overlay fade': [constants.OVERLAY_FADE_MS, 250],
  '§9: overlay opacity': [constants.OVERLAY_OPACITY_RATIO, 0.4],
  '§9: search glow': [constants.SEARCH_GLOW_LOOP_MS, 30_000],
  '§9: search glow on hover': [constants.SEARCH_GLOW_HOVER_LOOP_MS, 10_000],
  '§9: large button height': [constants.BUTTON_LARGE_MIN_HEIGHT_PX, 60],
  '§9: large button width': [constants.BUTTON_LARGE_MIN_WIDTH_PX, 200],
  '§9: header button height': [constants.BUTTON_HEADER_HEIGHT_PX, 42],
  '§9: three bar sizes': [Object.keys(constants.BAR_HEIGHTS_PX), ['small', 'medium', 'large']],
  '§9: mobile dropdown offset': [constants.SUBNAV_DROPDOWN_OFFSET_PX, 85],
  '§9: mobile dropdown offset, dismissed': [constants.SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX, 194],
  '§9: curated collection': [constants.CURATED_COLLECTION_DISPLAY_COUNT, 8],
  '§9: supported locales': [LOCALES.length, 8],
  '§7: suggestions': [constants.SUGGEST_PATH, '/api/autosuggest'],
  '§9: stored dates': [constants.STORED_DATE_AHEAD_YEARS, 12],
  '§9: scrollbar size': [constants.SCROLLBAR_MIN_SIZE_PX, 25],
  '§9: scrollbar auto-hide': [constants.SCROLLBAR_AUTO_HIDE_MS, 1000],
  '§9: scrollbar track click': [constants.SCROLLBAR_TRACK_CLICK_SPEED_PX, 40],
} as const;

describe('the constants', () => {
  for (const [what, [value, expected]] of Object.entries(SPECIFIED)) {
    it(`${what} is as specified`, () => assert.deepEqual(value, expected));
  }

  it('end in their unit', () => {
    for (const name of Object.keys(constants)) assert.match(name, /_(PX|MS|COUNT|BYTES|RATIO|YEARS|PATH)$/);
  });
});
