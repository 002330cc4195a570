/** Folders whose tests run in Node or in Playwright's own runner. */
const ELSEWHERE = /^test\/(core|node|prerender|guards|demo|runner|e2e)\//;

/**
 * What is read from data and printed as markup or in a message is the same in each engine; so are the tools of the tests.
 * No row of `docs/behaviours.md` that a person meets by key, pointer, layout or request is among them.
 */
const ENGINE_FREE = [
  /^test\/.*\/(bad-data|bad-input)\.test\.ts$/,
  /^test\/site-header\/(content|listeners)\.test\.ts$/,
  /^test\/support\/(clock|console|pages)\.test\.ts$/,
];

/** @param file - Path from the project's folder. */
export const runsInBrowsers = (file: string): boolean => /\.test\.tsx?$/.test(file) && !ELSEWHERE.test(file);

/** Whether one engine proves what three would. */
export const isEngineFree = (file: string): boolean => ENGINE_FREE.some((pattern) => pattern.test(file));
