/** Filled in by `runner/bundle.ts`: `npm run test:browser -- --flavour lite` runs the same tests on preact. */
declare const TEST_FLAVOUR: 'react' | 'lite';

export const flavour = TEST_FLAVOUR;

/** File name of the one tag's script. */
export const loaderFile = flavour === 'lite' ? 'site-elements.lite.js' : 'site-elements.js';

/** Filled in by `runner/bundle.ts`; 0 except in `npm run test:stress`. */
declare const TEST_RENDER_DELAY_MS: number;

/** How much later than asked for the components render. */
export const renderDelayMs = TEST_RENDER_DELAY_MS;
