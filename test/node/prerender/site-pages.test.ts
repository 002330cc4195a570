import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, describe, it } from 'node:test';
import { findFiles } from '../../../elements/site-files/find-files.ts';
import { decodePage, encodePage } from '../../../elements/site-files/page-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-elements-pages-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('findFiles', () => {
  const write = (...names: string[]) => {
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), '');
    }
  };
  const find = async (...names: string[]) => {
    const { files, root, missing } = await findFiles(names.map((name) => join(folder, name)));
    const inFolder = (path: string) => relative(folder, path);
    return { files: files.map(inFolder), root, missing: missing.map(inFolder) };
  };

  it('finds pages at every depth, in hidden folders too, and nothing of packages', async () => {
    write('site/b.html', 'site/a.htm', 'site/.hidden/c.html', 'site/de/x/d.html', 'site/notes.txt', 'site/html');
    write('site/node_modules/package/e.html', 'site/de/node_modules/f.html');
    const { files, root, missing } = await find('site');
    assert.deepEqual(files.sort(), ['site/.hidden/c.html', 'site/a.htm', 'site/b.html', 'site/de/x/d.html']);
    assert.deepEqual([root, missing], [join(folder, 'site'), []]);
  });

  it('takes named files as they are, each once, and folders of several paths are no root', async () => {
    write('named/a.html', 'named/data.json');
    const { files, root } = await find('named/data.json', 'named/a.html', 'named', 'named/../named/a.html');
    assert.deepEqual(files, ['named/data.json', 'named/a.html']);
    assert.equal(root, process.cwd());
  });

  it('names what is not there, links that lead nowhere included, and finds the rest', async () => {
    write('some/a.html');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'broken-link'));
    const { files, missing } = await find('some', 'gone', 'broken-link');
    assert.deepEqual([files, missing], [['some/a.html'], ['gone', 'broken-link']]);
  });

  it('an empty folder has no pages, and names with braces or brackets are names', async () => {
    mkdirSync(join(folder, 'empty'));
    assert.deepEqual((await find('empty')).files, []);
    write('odd [1]/{a,b}.html');
    assert.deepEqual((await find('odd [1]')).files, ['odd [1]/{a,b}.html']);
  });
});

describe('pages as text', () => {
  const TEXTS = ['', 'a', '<p>ä 😀\r\n', '\ufeff', '\ufeff<p>日本語', 'a\0b'];

  it('come out byte for byte as they went in', () => {
    const little = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const text of TEXTS) {
      for (const bytes of [Buffer.from(text), little(text), Buffer.from(little(text)).swap16()])
        assert.deepEqual(encodePage(decodePage(Buffer.from(bytes))), bytes, JSON.stringify(text));
    }
    const halfPair = little('a\ud83d');
    assert.deepEqual(encodePage(decodePage(halfPair)), halfPair);
  });

  it('are refused where writing them would change them', () => {
    for (const bytes of [[0xe4], [0x61, 0xc3], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80]])
      assert.throws(() => decodePage(Buffer.from(bytes)), /is neither UTF-8 nor UTF-16/);
    for (const bytes of [
      [0xff, 0xfe, 0x61],
      [0xfe, 0xff, 0x00, 0x61, 0x00],
    ])
      assert.throws(() => decodePage(Buffer.from(bytes)), /half a character at its end/);
  });

  it('are read without changing the bytes that were given', () => {
    const bytes = Buffer.from([0xfe, 0xff, 0x00, 0x61]);
    assert.equal(decodePage(bytes).text, '\ufeffa');
    assert.deepEqual([...bytes], [0xfe, 0xff, 0x00, 0x61]);
  });
});
