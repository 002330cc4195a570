// The source map says which modules are in the bundle; the polyfill needs a document, which the test has not.
export default { logLevel: 'warn', build: { sourcemap: true, modulePreload: { polyfill: false } } };
