import { type Navigation, readNavigation } from './navigation.ts';
import type { Parsed } from './problem.ts';
import { explained } from './read-data.ts';
import { readSearchConfig, type SearchConfig } from './search-config.ts';
import { type Page, readSectionNav } from './section-nav.ts';

/**
 * Reads the navigation configuration of `<site-header>` and explains what is left out. Never throws; see `usableData`.
 *
 * @param raw - Anything; `undefined` is no data and no problem.
 */
export function parseNavigation(raw: unknown): Parsed<Navigation> {
  return explained(readNavigation, raw);
}

/** The same for the data of `<site-subnav>`; see {@link readSectionNav}. */
export function parseSectionNav(raw: unknown): Parsed<Page> {
  return explained(readSectionNav, raw);
}

/** The same for the configuration of `<site-search>`. */
export function parseSearchConfig(raw: unknown): Parsed<SearchConfig> {
  return explained(readSearchConfig, raw);
}
