/** The names of the icon set; data names its icons by them (`icon_name`, data.md). */
export const ICON_NAMES = [
  'search',
  'close',
  'chevron',
  'arrow',
  'globe',
  'user',
  'menu',
  'external',
  'rss',
  'pause',
  'play',
  'document',
  'filter-remove',
] as const;

/** One icon of the set. */
export type IconName = (typeof ICON_NAMES)[number];
