import { fileURLToPath } from 'node:url';

const SHAPES = fileURLToPath(new URL('valibot-shapes.mjs', import.meta.url));

/** Rollup plugin of the one tag: what it needs of valibot is what `valibot-shapes.mjs` has of it. */
export function valibotShapes() {
  return { name: 'valibot-shapes', resolveId: (source) => (source === 'valibot' ? SHAPES : null) };
}
