import { build } from 'esbuild';
import type { BenchFile } from './bench-server.ts';
import { PEER_MODULES } from './peers.ts';

/** What stands for React in a bundle with preact. */
export const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

interface BundleOptions {
  readonly alias?: Readonly<Record<string, string>>;
  /** `esm` is for a script of the type `module`. */
  readonly format?: 'iife' | 'esm';
}

/** Makes one minified script of a file in this folder and all that it imports. */
export async function bundle(entry: string, { alias = {}, format = 'iife' }: BundleOptions = {}): Promise<BenchFile> {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [entry],
    nodePaths: [PEER_MODULES],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    format,
    target: 'es2022',
    external: ['*/ssr.js'], // Red Hat's icons, all of them, on a server.
    define: { 'process.env.NODE_ENV': '"production"' },
    alias,
    logLimit: 5,
  });
  return { type: 'text/javascript', body: Buffer.from(outputFiles[0]?.contents ?? []), isImmutable: true };
}
