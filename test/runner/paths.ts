import { resolve } from 'node:path';

/** The folder of `package.json`. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** Where bundled browser tests go; not committed. */
export const TEST_BUNDLE_FOLDER = resolve(PROJECT_FOLDER, '.build/test');

/** Where each suite leaves its counts for the totals of `npm test`; not committed. */
export const RESULTS_FOLDER = resolve(PROJECT_FOLDER, '.build/results');
