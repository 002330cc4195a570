/** Filled in by `runner/bundle.ts`: `npm run test:browser -- --flavour lite` runs the same tests on preact. */
declare const TEST_FLAVOUR: 'react' | 'lite';

export const flavour = TEST_FLAVOUR;

/** File name of the one tag's script. */
export const loaderFile = flavour === 'lite' ? 'site-elements.lite.js' : 'site-elements.js';
