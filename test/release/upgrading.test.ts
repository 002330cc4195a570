import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, it } from 'node:test';
import manifest from '../../package.json' with { type: 'json' };
import { PROJECT_FOLDER } from '../runner/paths.ts';

const read = (path: string) => readFileSync(resolve(PROJECT_FOLDER, path), 'utf8');
const page = read('elements/upgrading.md');

/** What is served, by its address. */
const served = globSync('dist/**/*.*', { cwd: PROJECT_FOLDER }).map((path) => path.replace('dist', '/site-elements'));
const named = ['integrity.json', 'integrity.lite.json'].flatMap((name) =>
  Object.keys(JSON.parse(read(`dist/${name}`)).files),
);
const hashed = named.filter((path) => !path.startsWith('site-elements.')).map((path) => `/site-elements/${path}`);

/** A pattern of the page. PCRE and JavaScript read what is used in it alike. */
const pattern = (form: RegExp) => new RegExp(form.exec(page)?.[1] ?? 'no pattern');

describe('elements/upgrading.md', () => {
  for (const [server, form, subject] of [
    ['nginx', /location ~ "(.*)" \{/, (address: string) => address],
    ['Apache', /<FilesMatch "(.*)">/, (address: string) => basename(address)],
  ] as const) {
    it(`has a pattern for ${server} that fits each file with a hash in its name, and no other`, () => {
      assert.ok(hashed.length > 80);
      const fitting = served.filter((address) => pattern(form).test(subject(address)));
      assert.deepEqual(fitting.sort(), hashed.sort());
    });
  }

  it('names each file that keeps its name', () => {
    const kept = served.filter((address) => !hashed.includes(address) && !/\/(?:schema|editor)\//.test(address));
    assert.ok(kept.length > 6);
    for (const address of kept) assert.ok(page.includes(`\`${basename(address)}\``), address);
  });

  it('names places of the package that there are', () => {
    const [, path = ''] = /cdn\.jsdelivr\.net\/npm\/site-elements@[\d.]+(\/[^`\s]+)`/.exec(page) ?? [];
    assert.equal(`.${path}`, manifest.exports['./site-elements.js'].default);
  });
});
