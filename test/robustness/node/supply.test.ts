import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { PROJECT_FOLDER } from '../../runner/paths.ts';

const read = (file: string) => readFileSync(resolve(PROJECT_FOLDER, file), 'utf8');

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly { readonly license: { readonly id: string } }[];
}

const components = (JSON.parse(read('lib/bom.json')) as { components: Component[] }).components;

/** A file without what changes with every build, and one for all declarations of types. */
const kindOf = (path: string) =>
  path.replace(/(?<!\/site)-[\w-]{8}\.js$/, '-*.js').replace(/^lib\/types\/.*\.d\.ts$/, 'lib/types/**/*.d.ts');

describe('robustness: supply', () => {
  it('the published files are those that are listed', () => {
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: PROJECT_FOLDER,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const files = (JSON.parse(packed)[0].files as { path: string }[]).map(({ path }) => kindOf(path));
    const listed = read('test/robustness/node/published-files.txt').trim().split('\n');
    assert.deepEqual([...new Set(files)].sort(), listed);
  });

  it('every package in the lock file has an exact version and a hash', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
    };
    const installed = Object.entries(packages).filter(([path]) => path !== '');
    assert.ok(installed.length > 300, 'Too few packages are seen.');
    const loose = installed.filter(([, { version = '', integrity }]) => !/^\d+\.\d+\.\d+/.test(version) || !integrity);
    assert.deepEqual(
      loose.map(([path]) => path),
      [],
    );
  });

  it('the bill of materials has each bundled package once, in its installed version', () => {
    const names = components.map(({ name }) => name);
    assert.deepEqual([...new Set(names)], names);
    for (const name of [
      'react',
      'react-dom',
      'preact',
      'downshift',
      '@r2wc/react-to-web-component',
      'valibot',
      'simplebar-core',
    ])
      assert.ok(names.includes(name), name);
    for (const { name, version, purl, licenses } of components) {
      const installed = globSync(`node_modules/**/${name}/package.json`, { cwd: PROJECT_FOLDER }).map(
        (file) => JSON.parse(read(file)).version,
      );
      assert.ok(installed.includes(version), `${name} ${version}`);
      assert.equal(purl, `pkg:npm/${name.replace('@', '%40')}@${version}`);
      assert.deepEqual(licenses, [{ license: { id: 'MIT' } }], name);
    }
  });

  it('the licence of each bundled package is in the notices, with its holder', () => {
    const notices = read('dist/THIRD-PARTY-NOTICES').split(`\n${'-'.repeat(80)}\n\n`);
    assert.equal(notices.length, components.length);
    components.forEach(({ name, version }, index) => {
      assert.ok(notices[index]?.startsWith(`${name} ${version}, MIT\n`), name);
      assert.match(notices[index] ?? '', /Copyright[\s\S]*Permission is hereby granted/, name);
    });
  });

  it('each file that keeps its name from version to version begins with the version', () => {
    const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string };
    const kept = globSync('dist/*.{js,css}', { cwd: PROJECT_FOLDER }).filter((file) => kindOf(file) === file);
    const names = ['site-elements.js', 'site-elements.lite.js', 'layout.css', 'prerender.css', 'reserve.css'];
    assert.deepEqual(kept.map((file) => basename(file)).sort(), names.sort());
    for (const file of kept) assert.ok(read(file).startsWith(`/*! ${name} ${version}, MIT */`), file);
    for (const file of ['integrity.json', 'integrity.lite.json']) {
      assert.equal(JSON.parse(read(`dist/${file}`)).version, version, file);
    }
  });

  it('each file with code of others names the notices, and no file of ours alone', () => {
    const files = globSync('dist/{,lite/}*.js', { cwd: PROJECT_FOLDER });
    const named = files.filter((file) => read(file).startsWith('/*! Licences: THIRD-PARTY-NOTICES */'));
    const kinds = new Set(named.map((file) => basename(kindOf(file))));
    assert.deepEqual([...kinds].sort(), ['hover-intent-*.js', 'react-*.js', 'shared-*.js', 'when-used-search-*.js']);
    assert.equal(named.length, 2 * kinds.size);
  });
});
