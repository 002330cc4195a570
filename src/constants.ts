// Longer than 250 lines, because it is one list: every number the specification fixes, and the contract's defaults that
// are numbers or addresses. The layout helpers of §9 (xs to xl) have no numbers there: their names and sizes live in
// layout.css. Breakpoints begin with `BREAKPOINT_`, so that the guard for media queries finds them.

// --- Breakpoints: widths of the viewport -----------------------------------------------------------------------------

/** From this width the header's search control shows its label beside the icon. Specification §2.6 and §9. */
export const BREAKPOINT_SEARCH_LABEL_PX = 500;

/** From this width the search modal is a floating box instead of the full screen. Specification §2.6 and §9. */
export const BREAKPOINT_SEARCH_MODAL_PX = 767;

/** From this width the masthead shows its links. Specification §2.4 and §9. */
export const BREAKPOINT_MASTHEAD_LINKS_PX = 768;

/** From this width the announcement stands still and takes its wide layout. Specification §2.4 and §9. */
export const BREAKPOINT_MARQUEE_STATIC_PX = 768;

/** Up to and including this width the menu begins with the trial and contact buttons. Specification §2.3 and §9. */
export const BREAKPOINT_MENU_BUTTONS_PX = 768;

/** First width of the tablet range. Specification §9. */
export const BREAKPOINT_TABLET_MIN_PX = 768;

/** Last width of the tablet range. Specification §9. */
export const BREAKPOINT_TABLET_MAX_PX = 991;

/** Up to and including this width the sub-navigation is a collapsible dropdown. Specification §2.5 and §9. */
export const BREAKPOINT_SUBNAV_MOBILE_PX = 991;

/** From this width the largest flex gap grows. Specification §9. */
export const BREAKPOINT_LARGEST_GAP_PX = 1024;

/** From this width the hidden header slides up by the masthead's height only. Specification §4 and §9. */
export const BREAKPOINT_WIDE_NAV_PX = 1180;

/** From this width the masthead's links stand further apart. Specification §9. */
export const BREAKPOINT_MASTHEAD_GAP_PX = 1180;

/** Below this width the navigation collapses into the hamburger menu. Specification §2.3 and §9. */
export const BREAKPOINT_HAMBURGER_PX = 1250;

/** From this width the bar has room for all it may hold; below, its ends yield to the labels. Our own (look.md). */
export const BREAKPOINT_ROOMY_BAR_PX = 1440;

// --- Header: bar, panels, menu ---------------------------------------------------------------------------------------

/** Height of the bar for each value of `size`. The three sizes: specification §9; the heights: our own (look.md). */
export const BAR_HEIGHTS_PX = { small: 56, medium: 64, large: 72 } as const;

/** Height of the masthead. Our own (look.md). */
export const MASTHEAD_HEIGHT_PX = 36;

/** Width of a panel by the `key` of its item; data may set another. Specification §2.2, contract §3. */
export const PANEL_WIDTHS_PX: Readonly<Record<string, number>> = {
  products: 1175,
  solutions: 946,
  company: 946,
  resources: 977,
  platform: 1175,
  customers: 946,
};

/** Grid columns of a panel by the `key` of its item; data may set another. Specification §2.2, contract §3. */
export const PANEL_COLUMNS_COUNT: Readonly<Record<string, number>> = {
  products: 5,
  solutions: 2,
  company: 3,
  resources: 3,
  platform: 5,
  customers: 3,
};

/** Stories that a section of the style “Customer spotlight” shows. Specification §3. */
export const CUSTOMER_SPOTLIGHT_STORIES_COUNT = 3;

/** Default of `open-delay`: how long the mouse rests on a trigger before its panel opens. Specification §9. */
export const HOVER_OPEN_DELAY_MS = 200;

/** Default of `skip-delay`: how long after a panel closed another opens without delay. Specification §9, row P2. */
export const HOVER_SKIP_DELAY_MS = 300;

/** Default of `close-delay`: how long after the mouse left a panel it closes. Specification §9. */
export const HOVER_CLOSE_DELAY_MS = 150;

/** A click this soon after hover opened the panel is a reflex, a second press an impatient one: neither closes. Row P5. */
export const REFLEX_CLICK_MS = 500;

/** Duration of a panel's enter and exit. Specification §9. */
export const PANEL_ANIMATION_MS = 250;

/** Duration in which the panels' viewport grows in. Specification §9. */
export const PANEL_VIEWPORT_GROW_MS = 200;

/**
 * How far a motion has come when it is first seen: by a frame, so that the frame after a press shows what it opens, and no
 * empty one. Our own.
 */
export const FIRST_FRAME_MS = 17;

/** Duration of the overlay's fade. Specification §9. */
export const OVERLAY_FADE_MS = 250;

/** Opacity of the overlay that dims the page, 0 to 1. Specification §9. */
export const OVERLAY_OPACITY_RATIO = 0.4;

/** Duration in which the cross turns back into a hamburger. Specification §4 and §9. */
export const HAMBURGER_REVERSE_MS = 400;

/** Default of `reveal-delay`: how long a rendered element stays hidden. Specification §1 and §9. */
export const REVEAL_DELAY_MS = 100;

/** Downward travel after which the header hides. Specification §4 and §9. */
export const SCROLL_HIDE_THRESHOLD_PX = 32;

/** Scrolling that pauses longer is no longer what a person's input began; busy pages pause, too. Our own. */
export const PERSON_SCROLL_PAUSE_MS = 1500;

/** Duration in which the header hides or shows. Row H1. */
export const SCROLL_HIDE_MS = 250;

/** Duration of one turn of the accent on a highlighted callout. Specification §9. */
export const CALLOUT_ACCENT_ROTATION_MS = 240_000;

// --- Announcement ----------------------------------------------------------------------------------------------------

/** How far the announcement scrolls in a second. The number: specification §9; per second: our reading. */
export const MARQUEE_SPEED_PX = 30;

/** Width of the announcement's faded edges; 0 with reduced motion. Specification §9. */
export const MARQUEE_GRADIENT_WIDTH_PX = 20;

/** Width of the announcement's faded edges with reduced motion. Specification §9. */
export const MARQUEE_GRADIENT_WIDTH_REDUCED_MOTION_PX = 0;

/** How many dismissed announcements are remembered. Our own. */
export const DISMISSED_ANNOUNCEMENTS_COUNT = 8;

// --- Sub-navigation --------------------------------------------------------------------------------------------------

/** Taken from the mobile dropdown's height besides twice the bar. Specification §9, row S7. */
export const SUBNAV_DROPDOWN_OFFSET_PX = 85;

/** The same after the announcement was dismissed. Specification §9, row S7. */
export const SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX = 194;

/** Rows that the mobile dropdown shows at least, if there is room. Row S7. */
export const SUBNAV_DROPDOWN_MIN_ROWS_COUNT = 3;

/** Height of the sub-navigation, which nothing changes: what stands below keeps its place. Our own (look.md). */
export const SUBNAV_HEIGHT_PX = 48;

/** Height of a row of the mobile dropdown. Our own (look.md). */
export const SUBNAV_DROPDOWN_ROW_PX = 44;

// --- Search: requests and list ---------------------------------------------------------------------------------------

/** Default of `suggest-url`: where suggestions are asked for, on the main site. Specification §7. */
export const SUGGEST_PATH = '/api/autosuggest';

/** Default of `pagefind-url`: where Pagefind puts its script. Contract §5. */
export const PAGEFIND_PATH = '/pagefind/pagefind.js';

/** Default of `min-length`: the shortest text that is looked up, after trimming. Specification §5, contract §5. */
export const SEARCH_MIN_LENGTH_COUNT = 3;

/** Default of `debounce`: pause in the typing before a request. Specification §5 and §9. */
export const SEARCH_DEBOUNCE_MS = 150;

/** Default of `timeout`: when an unanswered request counts as failed. Contract §5. */
export const SEARCH_TIMEOUT_MS = 8000;

/** Default of `max-suggestions`: the longest list that is shown. Contract §5. */
export const SEARCH_MAX_SUGGESTIONS_COUNT = 20;

/** Items of an answer that are looked at, until there are suggestions enough. Our own: bad ones cost no good ones, nor minutes. */
export const SEARCH_ITEMS_MAX_COUNT = 1000;

/** Answers to suggestion requests that are remembered, the latest used ones. Our own (row R5). */
export const SEARCH_MEMORY_COUNT = 50;

/** Longest answer to a suggestion request that is read to its end. Our own: 5,000 suggestions fit in, 10 MB do not. */
export const SEARCH_ANSWER_MAX_BYTES = 2_000_000;

/** Longest that typing sends no request because a server asked for it by `Retry-After`. Our own (row F1). */
export const SEARCH_RETRY_AFTER_MAX_MS = 3_600_000;

/** How long a request may take before the person sees that it is waited for. Contract §5, row F2. */
export const SEARCH_WAITING_DELAY_MS = 300;

/** Pause after which a composition that never ends (Android, Latin text) is looked up all the same. Row I3. */
export const COMPOSITION_PAUSE_MS = 400;

/** How long after a composition its keys still belong to the input method. Row I2. */
export const COMPOSITION_TAIL_MS = 50;

// --- Search: modal ---------------------------------------------------------------------------------------------------

/** Widest search modal. Specification §9. */
export const SEARCH_MODAL_MAX_WIDTH_PX = 825;

/** From this height of the viewport the floating modal is as high as its content. Specification §2.6. */
export const SEARCH_MODAL_AUTO_HEIGHT_MIN_PX = 767;

/** Height of the search input. Specification §9. */
export const SEARCH_INPUT_HEIGHT_PX = 90;

/** Font size of the search input. Specification §9. */
export const SEARCH_INPUT_FONT_PX = 26;

/** Width and height of the close button. Specification §9. */
export const SEARCH_CLOSE_BUTTON_PX = 44;

/** Duration in which the modal comes and goes. Specification §9. */
export const SEARCH_MODAL_ANIMATION_MS = 300;

/** Duration of the transition of the underline that shows the input's focus. Specification §9. */
export const SEARCH_UNDERLINE_TRANSITION_MS = 200;

/** Duration of one turn of the glow behind the input. Specification §9. */
export const SEARCH_GLOW_LOOP_MS = 30_000;

/** Duration of one turn of the glow while the mouse is over it. Specification §9. */
export const SEARCH_GLOW_HOVER_LOOP_MS = 10_000;

/**
 * Duration of the second turn that hovering adds to the first: together they make one turn in
 * `SEARCH_GLOW_HOVER_LOOP_MS`, and the light does not jump as it would if its duration changed.
 */
export const SEARCH_GLOW_ADDED_LOOP_MS = 15_000;

// --- Buttons and scrollbar -------------------------------------------------------------------------------------------

/** Lowest large button. Specification §9. */
export const BUTTON_LARGE_MIN_HEIGHT_PX = 60;

/** Narrowest large button. Specification §9. */
export const BUTTON_LARGE_MIN_WIDTH_PX = 200;

/** Height of the buttons in the header's bar. Specification §9. */
export const BUTTON_HEADER_HEIGHT_PX = 42;

/** Shortest thumb of a drawn scrollbar. Specification §9. */
export const SCROLLBAR_MIN_SIZE_PX = 25;

/** How long after the last scrolling a drawn scrollbar goes. Specification §9. */
export const SCROLLBAR_AUTO_HIDE_MS = 1000;

/** How far a press on the track scrolls in a frame. The number: specification §9; per frame: our reading. */
export const SCROLLBAR_TRACK_CLICK_SPEED_PX = 40;

// --- Data --------------------------------------------------------------------------------------------------------------

/** Longest document that `src` may lead to. Our own; a header with a thousand links has 100 kB. */
export const DATA_MAX_BYTES = 4_000_000;

/** Items that are read of all lists of a document together. Our own: more than anybody follows, and rendered in a second. */
export const DATA_ITEMS_MAX_COUNT = 5000;

// --- Content and site ------------------------------------------------------------------------------------------------

/** Days of cloud access in the free trial. Specification §1. */
export const TRIAL_DAYS_COUNT = 14;

/** Items on a page of a curated collection. Specification §3 and §9. */
export const CURATED_COLLECTION_DISPLAY_COUNT = 8;

/** How far ahead stored dates are set. Specification §9. */
export const STORED_DATE_AHEAD_YEARS = 12;
