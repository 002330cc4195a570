import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { build as esbuild } from 'esbuild';
import { builtModuleFile } from './built.ts';

const NAVIGATION = JSON.stringify({ logo: { title: 'Vendor' }, navigation: [{ title: 'Pricing', url: '/pricing' }] });
const PAGE = '<!doctype html><title>Page</title><site-header src="/nav.json"></site-header>';

const isPrinted = (html: string) =>
  html.includes(`<template shadowrootmode="open"`) && html.includes('href="/pricing"');

describe('site-elements/prerender at the edge', () => {
  it('runs without Node’s modules and globals, in one file that a bundler makes of it', async () => {
    const { outputFiles, metafile } = await esbuild({
      stdin: {
        contents: `import { prerender } from ${JSON.stringify(builtModuleFile('prerender'))}; globalThis.prerender = prerender;`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      write: false,
      metafile: true,
      format: 'iife',
      platform: 'browser',
      conditions: ['workerd', 'edge-light'],
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path));
    assert.deepEqual(
      imports.filter((path) => path.startsWith('node:')),
      [],
    );
    const web = { URL, URLSearchParams, TextEncoder, TextDecoder, ReadableStream, MessageChannel, AbortController };
    const edge = createContext({ ...web, queueMicrotask, setTimeout, clearTimeout, console });
    runInContext(outputFiles[0]?.text ?? '', edge);
    const html = await runInContext(
      `prerender(${JSON.stringify(PAGE)}, { load: () => ${JSON.stringify(NAVIGATION)} }).then(({ html }) => html)`,
      edge,
    );
    assert.ok(isPrinted(html));
  });
});
