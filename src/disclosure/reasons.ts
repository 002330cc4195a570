// `detail.reason` of the open and close events. Contract §3 and §4. Types and manifest are made from these lists.

/** Why something opens. */
export const OPEN_REASONS = ['click', 'hover', 'key'] as const;

/**
 * Why something has closed: `switch` gave way to another, `layout` has no place at this width or in new data,
 * `navigation` has been left by one of the links.
 */
export const CLOSE_REASONS = [
  'click',
  'hover',
  'escape',
  'outside',
  'focus',
  'switch',
  'layout',
  'navigation',
] as const;

export type OpenReason = (typeof OPEN_REASONS)[number];
export type CloseReason = (typeof CLOSE_REASONS)[number];
