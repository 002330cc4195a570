import { resolve } from 'node:path';

/** The folder of `package.json`. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** Where bundled browser tests go; not committed. */
export const TEST_BUNDLE_FOLDER = resolve(PROJECT_FOLDER, '.build/test');

/** Where each suite leaves its counts for the totals of `npm test`; not committed. */
export const RESULTS_FOLDER = resolve(PROJECT_FOLDER, '.build/results');

/** Where Playwright writes how its last run went. */
export const PLAYWRIGHT_REPORT_FILE = resolve(RESULTS_FOLDER, 'playwright.json');

/** Folders whose tests run in Node or in Playwright's own runner. */
const ELSEWHERE = /^test\/(core|prerender|guards|demo|runner|e2e)\//;

/** @param file - Path from the project's folder. */
export const runsInBrowsers = (file: string): boolean => /\.test\.tsx?$/.test(file) && !ELSEWHERE.test(file);
