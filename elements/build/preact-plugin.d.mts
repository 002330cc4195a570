import type { Plugin } from 'esbuild';

export function preactForReactEsbuild(): Plugin;
