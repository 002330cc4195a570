import { resolve } from 'node:path';

/** The folder of `package.json`. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** Where browser tests are bundled, a folder for each run; not committed. */
export const TEST_BUNDLES_FOLDER = resolve(PROJECT_FOLDER, '.build/test');

/** Where each suite leaves its counts for the totals of `npm test`; not committed. */
export const RESULTS_FOLDER = resolve(PROJECT_FOLDER, '.build/results');

/** Where Playwright writes how its last run went. */
export const PLAYWRIGHT_REPORT_FILE = resolve(RESULTS_FOLDER, 'playwright.json');
