// The build's own module is plain JavaScript, because Rollup's configuration imports it.
declare module '*/css-text.mjs' {
  export function cssText(file: string): Promise<string>;
  export function cssTextEsbuildPlugin(): import('esbuild').Plugin;
}
