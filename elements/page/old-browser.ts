/**
 * Whether a browser is older than what the styles need (docs/browsers.md): what the page's author has written into the
 * elements stays there. Where nobody can tell, as in a test without a browser, it is not.
 */
export const isTooOld = () => globalThis.CSS?.supports?.('color', 'light-dark(red, red)') === false;
