import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import manifest from '../../package.json' with { type: 'json' };
import { downloadFiles, type Files, zipOf } from '../../release/download.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';

// Of built files (`dist/`, `lib/`).

const FOLDER = 'site-elements-0.0.0';

const read = (path: string) => readFileSync(resolve(PROJECT_FOLDER, path), 'utf8');

/** The offset of the first of the entries at the end of a zip, which names its files; 46 bytes and the name are one. */
const CENTRAL_ENTRY = Buffer.from('PK\x01\x02', 'latin1');

describe('the download', () => {
  let files: Files = {};
  let zip: Uint8Array = new Uint8Array();
  let unzipped: Files = {};
  const text = (path: string) => Buffer.from(unzipped[`${FOLDER}/${path}`] ?? []).toString();

  before(async () => {
    files = await downloadFiles(PROJECT_FOLDER);
    zip = zipOf(files, FOLDER);
    unzipped = unzipSync(zip);
  });

  it('holds the files that are listed, in one folder, sorted', () => {
    const kinds = Object.keys(unzipped).map((path) => path.replace(/(?<!\/site)-[\w-]{8}\.js$/, '-*.js'));
    assert.ok(kinds.every((path) => path.startsWith(`${FOLDER}/`)));
    const listed = read('test/release/download-files.txt').trim().split('\n');
    assert.deepEqual(
      kinds.map((path) => path.slice(FOLDER.length + 1)),
      listed,
    );
  });

  it('holds in site-elements/ what the package has in dist/, and nothing else', () => {
    const published = read('test/robustness/node/published-files.txt').trim().split('\n');
    const served = published
      .filter((path) => path.startsWith('dist/'))
      .map((path) => path.replace('dist', 'site-elements'));
    const listed = read('test/release/download-files.txt').split('\n');
    assert.deepEqual(
      listed.filter((path) => path.startsWith('site-elements/')),
      served,
    );
    assert.equal(text('site-elements/site-elements.js'), read('dist/site-elements.js'));
  });

  it('has the hash of each of its files', () => {
    const sums = text('SHA256SUMS').trim().split('\n');
    const expected = Object.entries(unzipped).flatMap(([path, content]) => {
      const own = path.slice(FOLDER.length + 1);
      return own === 'SHA256SUMS' ? [] : `${createHash('sha256').update(content).digest('hex')}  ${own}`;
    });
    assert.ok(sums.length > 100);
    assert.deepEqual(sums, expected);
  });

  it('says its version, and leaves no place of its pages unfilled', () => {
    for (const path of ['README.txt', 'index.html', 'preview.js', 'site-elements/site-elements.js']) {
      assert.ok(text(path).includes(`site-elements ${manifest.version}`), path);
    }
    for (const path of ['README.txt', 'index.html']) assert.doesNotMatch(text(path), /\{(?:version|example)/);
  });

  it('shows the lines to paste as they stand in the page itself', () => {
    const [, shown = ''] = /<pre id="lines"><code>([\s\S]*?)<\/code>/.exec(text('index.html')) ?? [];
    const lines = shown.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    assert.match(lines, /<site-header>[\s\S]*<site-subnav>[\s\S]*<site-search /);
    assert.ok(text('index.html').includes(lines));
  });

  it('links to files that it holds', () => {
    const links = [...text('index.html').matchAll(/ href="(?!https?:)([^"]+)"/g)].map(([, path]) => path);
    assert.ok(links.length > 5);
    assert.deepEqual(
      links.filter((path) => !(`${FOLDER}/${path}` in unzipped)),
      [],
    );
  });

  it('is the same, byte by byte, when it is made again: in another order, later, in another time zone', (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: new Date('2031-07-01T12:00:00Z') });
    const { TZ } = process.env;
    process.env.TZ = 'Asia/Tokyo';
    const again = zipOf(Object.fromEntries(Object.entries(files).toReversed()), FOLDER);
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
    assert.ok(Buffer.from(again).equals(zip));
    // The time stands in the 12th byte of an entry: midnight of the first of January, 1980.
    const time = Buffer.from(zip).readUInt32LE(Buffer.from(zip).indexOf(CENTRAL_ENTRY) + 12);
    assert.equal(time, ((1 << 5) | 1) << 16);
  });
});
