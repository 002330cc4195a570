// The build's own module is plain JavaScript, because Rollup's configuration imports it.
declare module '*/css-text.mjs' {
  export function cssTextEsbuildPlugin(): import('esbuild').Plugin;
}
