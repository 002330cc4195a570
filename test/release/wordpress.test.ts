import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import manifest from '../../package.json' with { type: 'json' };
import { wordpressFiles } from '../../packages/wordpress/files.ts';
import { type Files, zipOf } from '../../release/download.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';

// Of built files (`dist/`, `lib/`).

/** What a person uploads. Without the printer for editors it is 180 kB. */
const ZIP_BYTES_MAX = 345_000;

const read = (path: string) => readFileSync(resolve(PROJECT_FOLDER, path), 'utf8');

describe('the plugin for WordPress', () => {
  let files: Files = {};
  let zip: Uint8Array = new Uint8Array();
  const text = (path: string) => Buffer.from(files[path] ?? []).toString();

  before(async () => {
    files = await wordpressFiles(PROJECT_FOLDER);
    zip = zipOf(files, 'site-elements');
  });

  it('holds the files that are listed, in the folder that WordPress calls it by', () => {
    const kinds = Object.keys(unzipSync(zip)).map((path) => path.replace(/(?<!\/site)-[\w-]{8}\.js$/, '-*.js'));
    assert.deepEqual(
      kinds,
      read('test/release/wordpress-files.txt')
        .trim()
        .split('\n')
        .map((path) => `site-elements/${path}`),
    );
    assert.ok(zip.length <= ZIP_BYTES_MAX, `${zip.length} bytes`);
  });

  it('serves what is built', () => {
    assert.equal(text('dist/site-elements.lite.js'), read('dist/site-elements.lite.js'));
    assert.equal(text('dist/reserve.css'), read('dist/reserve.css'));
  });

  it('says its version wherever it is asked', () => {
    assert.match(text('site-elements.php'), new RegExp(`^ \\* Version: +${manifest.version}$`, 'm'));
    assert.match(text('readme.txt'), new RegExp(`^Stable tag: ${manifest.version}$`, 'm'));
    for (const [path, content] of Object.entries(files)) {
      if (/\.(?:php|txt)$/.test(path)) assert.ok(!Buffer.from(content).includes('{version}'), path);
    }
  });

  it('refuses to run outside of WordPress, file by file', () => {
    const php = Object.keys(files).filter((path) => path.endsWith('.php') && !path.endsWith('.asset.php'));
    assert.ok(php.length > 5);
    for (const path of php)
      assert.match(text(path), /^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m, path);
  });

  it('removes every option that it keeps', () => {
    const kept = Object.keys(files).flatMap((path) =>
      [
        ...(path.endsWith('.php') ? text(path) : '').matchAll(/\b(?:get|update|add)_option\( '(site_elements\w*)'/g),
      ].map(([, name]) => name),
    );
    assert.deepEqual([...new Set(kept)].sort(), ['site_elements', 'site_elements_fragments']);
    for (const name of kept) assert.ok(text('uninstall.php').includes(`delete_option( '${name}' );`), name);
  });
});
