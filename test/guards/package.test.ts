import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');
const PACKAGES_FOLDER = join(PROJECT_FOLDER, 'node_modules');

const execute = promisify(execFile);

/** Runs a command of one of the project's packages by the project's Node. */
function runTool(script: string, args: readonly string[], cwd: string) {
  return execute(process.execPath, [join(PACKAGES_FOLDER, script), ...args], { cwd });
}

function npm(args: readonly string[], cwd: string) {
  return execute('npm', [...args], { cwd });
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('the package, packed and installed into an empty Vite project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-package-'));
  const consumer = join(folder, 'consumer');
  const installed = join(consumer, 'node_modules/site-elements');
  let tarball = '';

  before(async () => {
    assert.ok(
      existsSync(join(PROJECT_FOLDER, 'dist/site-elements.js')),
      'Nothing is built; run `npm run build` first.',
    );
    const { stdout } = await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], PROJECT_FOLDER);
    tarball = join(folder, JSON.parse(stdout)[0].filename);
    cpSync(join(import.meta.dirname, 'consumer'), consumer, { recursive: true });
    const versions = ['react', 'react-dom', '@types/react', '@types/react-dom'].map(
      (name) => `${name}@${readJson(join(PACKAGES_FOLDER, name, 'package.json')).version}`,
    );
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--engine-strict=false'];
    await npm(['install', ...options, tarball, ...versions], consumer);
    for (const framework of ['vue', 'svelte']) {
      symlinkSync(join(PACKAGES_FOLDER, framework), join(consumer, 'node_modules', framework), 'junction');
    }
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  it('contract §6: publint finds nothing', async () => {
    const { stdout } = await runTool('publint/src/cli.js', ['run', '--strict', tarball], folder);
    assert.match(stdout, /All good!/);
  });

  it('contract §6: attw finds nothing wrong with the types of any entry', async () => {
    const attw = '@arethetypeswrong/cli/dist/index.js';
    await assert.doesNotReject(() => runTool(attw, ['--profile', 'esm-only', '--no-color', tarball], folder));
  });

  it('holds the licence, the changes and the build, and neither sources, docs/ nor paths of the machine it was built on', () => {
    const files = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const names = files.map((file) => file.slice(installed.length + 1).replaceAll('\\', '/'));
    for (const name of ['LICENSE', 'CHANGELOG.md', 'package.json', 'custom-elements.json', 'lib/web-types.json']) {
      assert.ok(names.includes(name), name);
    }
    const strays = names.filter(
      (name) =>
        !/^((?:dist|lib)\/|elements\/[\w-]+\.(md|openapi\.json)$|[^/]+$)/.test(name) || /(?<!\.d)\.tsx?$/.test(name),
    );
    assert.deepEqual(strays, []);
    assert.deepEqual(
      files.filter((file) => readFileSync(file, 'utf8').includes(PROJECT_FOLDER)),
      [],
    );
  });

  it('contract §1: each entry can be imported in Node and does nothing there', async () => {
    const { exports } = readJson(join(installed, 'package.json'));
    const entries = Object.keys(exports).filter((entry) => exports[entry].default?.startsWith('./lib/esm/'));
    assert.equal(entries.length, 10);
    for (const entry of entries) {
      const script = `
        const names = new Set(Object.getOwnPropertyNames(globalThis));
        await import('${entry.replace('.', 'site-elements')}');
        console.log(Object.getOwnPropertyNames(globalThis).filter((name) => !names.has(name)).join());`;
      const { stdout, stderr } = await execute(process.execPath, ['--input-type=module', '--eval', script], {
        cwd: consumer,
      });
      assert.deepEqual({ entry, stdout, stderr }, { entry, stdout: '\n', stderr: '' });
    }
  });

  it('contract §6: types check in script, React 19, Vue and Svelte, and agree with the manifest', async () => {
    const result = await runTool('typescript/bin/tsc', ['--project', '.'], consumer).catch((error) => error);
    assert.equal(result.stdout, '');
  });

  it('contract §1: a Vite build defines the three elements on the host’s one copy of React', async () => {
    await runTool('vite/bin/vite.js', ['build'], consumer);
    const assets = join(consumer, 'dist/assets');
    const scripts = readdirSync(assets).filter((name) => /^index-.*\.js$/.test(name));
    assert.equal(scripts.length, 1);

    const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'));
    const sources = maps.flatMap((name) => readJson(join(assets, name)).sources as string[]);
    const copies = (file: string) => new Set(sources.filter((source) => source.endsWith(file))).size;
    assert.equal(copies('/cjs/react.production.js'), 1);
    assert.equal(copies('/cjs/react-dom-client.production.js'), 1);

    const script = `
      const names = [];
      globalThis.HTMLElement = class {};
      globalThis.customElements = { get() {}, define: (name) => names.push(name) };
      await import(${JSON.stringify(join(assets, scripts[0] ?? ''))});
      console.log(names.join());`;
    const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script]);
    assert.equal(stdout, 'site-header,site-subnav,site-search\n');
  });

  it('contract §6: a bundler keeps the definitions, and drops them where only the rules are imported', async () => {
    const { sideEffects, exports } = readJson(join(installed, 'package.json'));
    const isKept = (entry: string) => sideEffects.includes(exports[entry].default);
    assert.ok(['.', './site-header', './site-subnav', './site-search', './layout.css', './reserve.css'].every(isKept));
    assert.ok(!['./define', './core', './prerender'].some(isKept));
  });

  it('§9: holds the layout helpers as a style sheet with its page', () => {
    const { exports } = readJson(join(installed, 'package.json'));
    const sheet = readFileSync(join(installed, exports['./layout.css'].default), 'utf8');
    assert.match(sheet, /\[data-site-container=/);
    assert.ok(existsSync(join(installed, 'elements/layout.md')));
  });

  it('contract §6: editors get the tags with their attributes, and each custom property and part once', () => {
    const lib = join(installed, 'lib');
    const { modules } = readJson(join(installed, 'custom-elements.json'));
    const [header] = modules[0].declarations;
    const tags = ['site-header', 'site-subnav', 'site-search'];
    type Named = { readonly name: string };
    const names = (entries: readonly Named[]) => entries.map(({ name }) => name);

    const html = readJson(join(lib, 'vscode.html-custom-data.json'));
    assert.deepEqual(names(html.tags), tags);
    assert.deepEqual(names(html.tags[0].attributes), names(header.attributes));
    const size = html.tags[0].attributes.find(({ name }: Named) => name === 'size');
    assert.deepEqual(names(size.values), ['small', 'medium', 'large']);

    const css = readJson(join(lib, 'vscode.css-custom-data.json'));
    assert.ok(names(css.properties).includes('--site-color-surface'));
    assert.equal(new Set(names(css.properties)).size, css.properties.length);
    assert.ok(names(css.pseudoElements).includes('::part(logo)'));
    assert.equal(new Set(names(css.pseudoElements)).size, css.pseudoElements.length);

    const webTypes = readJson(join(lib, 'web-types.json'));
    const { name, version } = readJson(join(installed, 'package.json'));
    assert.deepEqual([webTypes.name, webTypes.version], [name, version]);
    assert.deepEqual(names(webTypes.contributions.html.elements), tags);
    assert.equal(new Set(names(webTypes.contributions.css.properties)).size, css.properties.length);
  });

  it('contract §6: has a JSON Schema for each kind of data', () => {
    const schemas = readdirSync(join(installed, 'dist/schema')).sort();
    for (const name of ['navigation.json', 'page.json', 'search-config.json', 'section-nav.json']) {
      assert.ok(schemas.includes(name), name);
    }
    assert.ok(schemas.every((name) => readJson(join(installed, 'dist/schema', name)).$schema));
  });

  it('contract §6: the integrity manifest has the hash of every file that the one tag may load', () => {
    const dist = join(installed, 'dist');
    const scripts = [...readdirSync(dist), ...readdirSync(join(dist, 'lite')).map((name) => `lite/${name}`)].filter(
      (name) => name.endsWith('.js'),
    );
    const lite = readJson(join(dist, 'integrity.lite.json'));
    const { files: main, snippets, baseUrl } = readJson(join(dist, 'integrity.json'));
    const files = { ...main, ...lite.files };
    assert.deepEqual(Object.keys(files).sort(), scripts.sort());
    for (const name of scripts) {
      const hash = createHash('sha384')
        .update(readFileSync(join(dist, name)))
        .digest('base64');
      assert.equal(files[name], `sha384-${hash}`, name);
    }
    assert.equal(
      snippets.script['site-elements.js'],
      `<script src="${baseUrl}site-elements.js" integrity="${files['site-elements.js']}" crossorigin="anonymous"></script>`,
    );
    assert.deepEqual(Object.keys(snippets.modulepreload).sort(), ['site-header', 'site-search', 'site-subnav']);
  });

  it('contract §6: each element’s preload snippet names what its entry imports, each file once', () => {
    const dist = join(installed, 'dist');
    const { snippets } = readJson(join(dist, 'integrity.json'));
    for (const [tagName, snippet] of Object.entries<string>(snippets.modulepreload)) {
      const named = [...snippet.matchAll(/href="\/site-elements\/([^"]+)"/g)].map(([, name = '']) => name);
      const imported = named.flatMap((name) =>
        [...readFileSync(join(dist, name), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(
          ([, file]) => file,
        ),
      );
      assert.ok(named[0]?.startsWith(tagName.replace('site-', '')), tagName);
      assert.deepEqual([...new Set(named)], named);
      assert.deepEqual(new Set([named[0], ...imported]), new Set(named), tagName);
    }
  });
});
