/** Folders whose tests run in Node or in Playwright's own runner. */
const ELSEWHERE = /^test\/(core|node|guards|demo|release|runner|e2e|robustness\/node)\//;

/**
 * What is read from data and printed as markup or in a message is the same in each engine; so are frameworks that set
 * properties, texts that fit into a bar, and the tools of the tests. No row N, P, M, H, S, D, C, I or R of
 * `docs/behaviours.md` is proved here alone.
 */
export const ENGINE_FREE = [
  /^test\/adapters\//,
  /^test\/.*\/(bad-data|bad-input|hostile-data)\.test\.ts$/,
  /^test\/elements\/(loader\/prefix|page\/own-element)\.test\.ts$/,
  /^test\/site-header\/(actions|content|fields|labels|links|listeners|marks)\.test\.ts$/,
  /^test\/support\/(clock|console|pages)\.test\.ts$/,
];

/**
 * What preact could not do otherwise than React, because it is said in CSS, settled from data before rendering, or done
 * by plain DOM code: places and looks, what a browser does without script, requests, the loader's places.
 */
export const FLAVOUR_FREE = [
  ...ENGINE_FREE,
  /^test\/elements\/(loader\/reserve|prerender\/(half-parsed|no-script)|runtime\/missing-code)\.test\.ts$/,
  /^test\/disclosure\/(hover|underline)\.test\.ts$/,
  /^test\/site-header\/(current-page|panel-look|panel-place|readings|scroll-focus|scroll-mode)\.test\.ts$/,
  /^test\/site-search\/(configuration|layout|offline|providers|scroll-area)\.test\.ts$/,
  /^test\/site-subnav\/(content|overflow|with-header)\.test\.ts$/,
  /^test\/(styles|support)\//,
];

/**
 * What moves, scrolls or is drawn in layers. WebKit shows it as people's Safari does, by its compositor, which has no
 * graphics card here and takes half of the time; all other tests run without it.
 */
export const COMPOSITED = [
  /^test\/site-header\/(menu-hold|panel-motion|scroll|scroll-focus|scroll-mode)\.test\.ts$/,
  /^test\/site-search\/(layout|modal|scroll-area)\.test\.ts$/,
  /^test\/site-subnav\/(overflow|with-header)\.test\.ts$/,
];

const isOneOf = (patterns: readonly RegExp[], file: string) => patterns.some((pattern) => pattern.test(file));

/** @param file - Path from the project's folder, as in all of these. */
export const runsInBrowsers = (file: string): boolean => /\.test\.tsx?$/.test(file) && !ELSEWHERE.test(file);

/** Whether one engine proves what three would. */
export const isEngineFree = (file: string): boolean => isOneOf(ENGINE_FREE, file);

/** Whether React proves what preact would. */
export const isFlavourFree = (file: string): boolean => isOneOf(FLAVOUR_FREE, file);

/** Whether WebKit needs its compositor for it. */
export const isComposited = (file: string): boolean => isOneOf(COMPOSITED, file);
