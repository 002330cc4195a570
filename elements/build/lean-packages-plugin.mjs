import { fileURLToPath } from 'node:url';

/** What stands in for a package of which the elements need little. */
const LEAN = {
  valibot: 'valibot-shapes.mjs',
  '@r2wc/react-to-web-component': 'r2wc-element.mjs',
  'react/jsx-runtime': 'jsx-runtime.mjs',
};

/** Rollup plugin of the one tag: some packages are only what stands of them beside this file. */
export function leanPackages() {
  return {
    name: 'lean-packages',
    resolveId: (source) => (Object.hasOwn(LEAN, source) ? fileURLToPath(new URL(LEAN[source], import.meta.url)) : null),
  };
}
