import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build as esbuild } from 'esbuild';
import { build as viteBuild } from 'vite';
import { builtFile, builtModule } from './built.ts';

const NAVIGATION = JSON.stringify({ logo: { title: 'Vendor' }, navigation: [{ title: 'Pricing', url: '/pricing' }] });
const PAGE = '<!doctype html><title>Page</title><site-header src="/nav.json"></site-header>';
const BROKEN_PAGE = '<site-header><script type="application/json">{</script></site-header>';
const BASE = { baseUrl: 'https://www.vendor.example/' };

const folder = mkdtempSync(join(tmpdir(), 'site-elements-plugins-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const isPrinted = (html: string) =>
  html.includes('<template shadowrootmode="open">') && html.includes('href="/pricing"');

describe('site-elements/prerender at the edge', () => {
  it('runs without Node’s modules and globals, in one file that a bundler makes of it', async () => {
    const { outputFiles, metafile } = await esbuild({
      stdin: {
        contents: `import { prerender } from ${JSON.stringify(builtFile('esm/prerender.js'))}; globalThis.prerender = prerender;`,
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

describe('plugins', () => {
  it('Eleventy: a transform prints every page that is HTML, and fails for one that cannot be printed', async () => {
    const { siteElements } = (await builtModule('eleventy')) as typeof import('../../elements/plugins/eleventy.ts');
    write('eleventy/nav.json', NAVIGATION);
    type Transform = Parameters<Parameters<typeof siteElements>[0]['addTransform']>[1];
    const transforms: Transform[] = [];
    // What Eleventy hands to a plugin, as far as ours uses it.
    siteElements(
      { dir: { input: join(folder, 'eleventy') }, addTransform: (_, transform) => transforms.push(transform) },
      BASE,
    );
    const run = async (content: string, url: string | false, outputPath: string | false) =>
      transforms[0]?.call({ page: { url, outputPath } }, content);
    const html = (await run(PAGE, '/guide/', '_site/guide/index.html')) ?? '';
    assert.ok(isPrinted(html));
    assert.match(html, / page-url="https:\/\/www\.vendor\.example\/guide\/"/);
    assert.equal(await run(PAGE, '/feed.xml', '_site/feed.xml'), PAGE);
    assert.equal(await run(PAGE, false, false), PAGE);
    await assert.rejects(run(BROKEN_PAGE, '/a/', '_site/a/index.html'), /1:47: <site-header> data is not JSON/);
  });

  it('Vite: a build prints its pages with data of the public folder', async () => {
    const { siteElements } = (await builtModule('vite')) as typeof import('../../elements/plugins/vite.ts');
    write('vite/public/nav.json', NAVIGATION);
    write('vite/index.html', PAGE);
    await viteBuild({
      root: join(folder, 'vite'),
      configFile: false,
      logLevel: 'silent',
      plugins: [siteElements(BASE)],
    });
    const html = readFileSync(join(folder, 'vite/dist/index.html'), 'utf8');
    assert.ok(isPrinted(html));
    assert.match(html, / page-url="https:\/\/www\.vendor\.example\/"/);
  });

  it('Astro: an integration prints the built folder, and fails for a page that cannot be printed', async () => {
    const { siteElements } = (await builtModule('astro')) as typeof import('../../elements/plugins/astro.ts');
    write('astro/nav.json', NAVIGATION);
    write('astro/de/index.html', PAGE);
    const done = siteElements(BASE).hooks['astro:build:done'];
    const dir = pathToFileURL(`${join(folder, 'astro')}/`);
    await done({ dir });
    const html = readFileSync(join(folder, 'astro/de/index.html'), 'utf8');
    assert.match(html, / page-url="https:\/\/www\.vendor\.example\/de\/"/);
    assert.match(html, /href="\/de\/pricing"/);
    write('astro/broken.html', BROKEN_PAGE);
    await assert.rejects(done({ dir }), /broken\.html:1:47/);
  });
});
