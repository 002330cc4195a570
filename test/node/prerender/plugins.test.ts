import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it, mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import type { PluginOptions } from '../../../elements/plugins/print-page.ts';
import { builtModule } from './built.ts';

const NAVIGATION = JSON.stringify({ logo: { title: 'Vendor' }, navigation: [{ title: 'Pricing', url: '/pricing' }] });
const PAGE = '<!doctype html><title>Page</title><site-header src="/nav.json"></site-header>';
const BROKEN_PAGE = '<site-header><script type="application/json">{</script></site-header>';
const FAULTY_PAGE = '<site-header theme="pink" src="/nav.json"></site-header>';
const BASE = { baseUrl: 'https://www.vendor.example/' };

const folder = mkdtempSync(join(tmpdir(), 'site-elements-plugins-'));
after(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const isPrinted = (html: string) =>
  html.includes(`<template shadowrootmode="open"`) && html.includes('href="/pricing"');
const addressOf = (html: string) => / page-url="([^"]*)"/.exec(html)?.[1];

/** A host with the navigation, and how often it was asked. */
async function navigationHost() {
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    response.end(NAVIGATION);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  return { page: `<site-header src="http://127.0.0.1:${(server.address() as AddressInfo).port}/nav.json">`, paths };
}

/** What Eleventy does with a plugin, as far as ours uses it. */
async function eleventy(options: PluginOptions, input = folder) {
  const { siteElements } = (await builtModule('eleventy')) as typeof import('../../../elements/plugins/eleventy.ts');
  type Transform = Parameters<Parameters<typeof siteElements>[0]['addTransform']>[1];
  const transforms: Transform[] = [];
  const listeners: (() => void)[] = [];
  siteElements(
    {
      dir: { input },
      on: (_, listener) => listeners.push(listener),
      addTransform: (_, transform) => transforms.push(transform),
    },
    options,
  );
  return {
    print: async (content: string, url: string | false, outputPath: string | false = `_site${url}index.html`) =>
      (await transforms[0]?.call({ page: { url, outputPath } }, content)) ?? '',
    beginBuild: () => {
      for (const listener of listeners) listener();
    },
  };
}

describe('Eleventy', () => {
  it('a transform prints every page that is HTML, and fails for one that cannot be printed', async () => {
    write('nav.json', NAVIGATION);
    const { print } = await eleventy(BASE);
    const html = await print(PAGE, '/guide/');
    assert.ok(isPrinted(html));
    assert.equal(addressOf(html), 'https://www.vendor.example/guide/');
    assert.equal(await print(PAGE, '/feed.xml', '_site/feed.xml'), PAGE);
    assert.equal(await print(PAGE, false, false), PAGE);
    await assert.rejects(print(BROKEN_PAGE, '/a/'), /1:47: <site-header> data is not JSON/);
  });

  it('keeps the path of the base URL, with and without a slash at its end', async () => {
    write('nav.json', NAVIGATION);
    for (const baseUrl of ['https://www.vendor.example/docs/', 'https://www.vendor.example/docs']) {
      const { print } = await eleventy({ baseUrl });
      const page = '<site-header src="/docs/nav.json"></site-header>';
      assert.equal(addressOf(await print(page, '/')), 'https://www.vendor.example/docs/');
      assert.equal(addressOf(await print(page, '/guide/')), 'https://www.vendor.example/docs/guide/');
      assert.equal(
        addressOf(await print(page, '/über uns.html', '_site/x.html')),
        'https://www.vendor.example/docs/%C3%BCber%20uns.html',
      );
    }
  });

  it('writes no address where there is no base URL, and names one that is none', async () => {
    write('nav.json', NAVIGATION);
    assert.equal(addressOf(await (await eleventy({})).print(PAGE, '/guide/')), undefined);
    const { print } = await eleventy({ baseUrl: '/docs/' });
    await assert.rejects(print(PAGE, '/guide/'), /baseUrl is "\/docs\/"; expected an absolute http\(s\) address/);
  });

  it('reads a relative `src` beside the page, and one of the root in the given folder', async () => {
    write('guide/nav.json', NAVIGATION);
    const { print } = await eleventy(BASE);
    assert.ok(isPrinted(await print('<site-header src="nav.json"></site-header>', '/guide/')));
    assert.ok(isPrinted(await print('<site-header src="nav.json"></site-header>', '/guide/a.html', '_site/a.html')));
    write('other/nav.json', NAVIGATION);
    assert.ok(isPrinted(await (await eleventy({ root: join(folder, 'other') })).print(PAGE, '/')));
  });

  it('reads a document once for all pages of a build, and again for the next', async () => {
    const { page, paths } = await navigationHost();
    const { print, beginBuild } = await eleventy(BASE);
    beginBuild();
    await Promise.all([print(`${page}</site-header>`, '/a/'), print(`${page}</site-header>`, '/b/')]);
    await print(`${page}</site-header>`, '/c/');
    assert.deepEqual(paths, ['/nav.json']);
    beginBuild();
    await print(`${page}</site-header>`, '/a/');
    assert.equal(paths.length, 2);
  });

  it('warns about what is left out of a page, and prints the rest', async () => {
    write('nav.json', NAVIGATION);
    const warn = mock.method(console, 'warn', () => {});
    const html = await (await eleventy(BASE)).print(FAULTY_PAGE, '/a/');
    warn.mock.restore();
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /^site-elements: .*1:14: <site-header> attribute theme/);
    assert.equal(warn.mock.callCount(), 1);
    assert.ok(isPrinted(html));
  });
});

describe('Vite', () => {
  const build = async (options: PluginOptions, pages: readonly string[] = ['index.html']) => {
    const { siteElements } = (await builtModule('vite')) as typeof import('../../../elements/plugins/vite.ts');
    await viteBuild({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { rollupOptions: { input: pages.map((page) => join(folder, page)) } },
      plugins: [siteElements(options)],
    });
  };

  it('a build prints its pages with data of the public folder', async () => {
    write('public/nav.json', NAVIGATION);
    write('index.html', PAGE);
    await build(BASE);
    assert.ok(isPrinted(read('dist/index.html')));
    assert.equal(addressOf(read('dist/index.html')), 'https://www.vendor.example/');
  });

  it('keeps the path of the base URL, and reads a document once for all pages', async () => {
    const { page, paths } = await navigationHost();
    write('index.html', `${page}</site-header>`);
    write('guide/index.html', `${page}</site-header>`);
    write('guide/install.html', `${page}</site-header>`);
    await build({ baseUrl: 'https://www.vendor.example/docs/' }, [
      'index.html',
      'guide/index.html',
      'guide/install.html',
    ]);
    assert.equal(addressOf(read('dist/index.html')), 'https://www.vendor.example/docs/');
    assert.equal(addressOf(read('dist/guide/index.html')), 'https://www.vendor.example/docs/guide/');
    assert.equal(addressOf(read('dist/guide/install.html')), 'https://www.vendor.example/docs/guide/install.html');
    assert.deepEqual(paths, ['/nav.json']);
  });

  it('a page that cannot be printed fails the build', async () => {
    write('index.html', `<!doctype html>${BROKEN_PAGE}`);
    await assert.rejects(build(BASE), /index\.html:1:62: <site-header> data is not JSON/);
  });
});

describe('Astro', () => {
  const done = async (options: PluginOptions, name = 'dist') => {
    const { siteElements } = (await builtModule('astro')) as typeof import('../../../elements/plugins/astro.ts');
    await siteElements(options).hooks['astro:build:done']({ dir: pathToFileURL(`${join(folder, name)}/`) });
  };

  it('an integration prints the built folder, and fails for a page that cannot be printed', async () => {
    write('dist/nav.json', NAVIGATION);
    write('dist/de/index.html', PAGE);
    await done(BASE);
    assert.equal(addressOf(read('dist/de/index.html')), 'https://www.vendor.example/de/');
    assert.match(read('dist/de/index.html'), /href="\/de\/pricing"/);
    write('dist/broken.html', BROKEN_PAGE);
    await assert.rejects(done(BASE), /broken\.html:1:47/);
  });

  it('writes addresses by the built folder, also where the documents are in another one', async () => {
    write('data/nav.json', NAVIGATION);
    write('dist/de/index.html', PAGE);
    write('dist/de/a.html', '<site-header src="../nav.json"></site-header>');
    await done({ ...BASE, root: join(folder, 'data') });
    assert.equal(addressOf(read('dist/de/index.html')), 'https://www.vendor.example/de/');
    assert.equal(addressOf(read('dist/de/a.html')), 'https://www.vendor.example/de/a.html');
    assert.match(read('dist/de/a.html'), /href="\/de\/pricing"/);
  });

  it('reads a document once for all pages', async () => {
    const { page, paths } = await navigationHost();
    for (const name of ['a', 'b', 'c']) write(`dist/${name}.html`, `${page}</site-header>`);
    await done(BASE);
    assert.deepEqual(paths, ['/nav.json']);
  });
});
