import assert from 'node:assert/strict';
import { chmodSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folder, HEADER, isPrinted, NAVIGATION, PAGE, read, run, write } from './command-run.ts';

describe('site-elements prerender', () => {
  it('prints the pages of a folder, says how many, and changes nothing the second time', async () => {
    write('site/index.html', PAGE);
    write('site/guide/install.htm', PAGE);
    write('site/plain.html', '<p>Text');
    write('site/notes.txt', PAGE);
    const first = await run(['prerender', 'site']);
    assert.equal(first.code, 0);
    assert.match(first.stderr, /^3 files printed in [\d.]+ s: 2 written, 1 unchanged, 0 left as they are\.\n$/);
    assert.equal(first.stdout, '');
    assert.ok(isPrinted(read('site/index.html')) && isPrinted(read('site/guide/install.htm')));
    assert.equal(read('site/notes.txt'), PAGE);
    const { mtimeMs } = statSync(join(folder, 'site/index.html'));
    const second = await run(['prerender', 'site']);
    assert.match(second.stderr, /0 written, 3 unchanged/);
    assert.equal(statSync(join(folder, 'site/index.html')).mtimeMs, mtimeMs);
  });

  it('writes each page’s address by its place below the root', async () => {
    for (const name of ['index.html', 'de/index.html', 'de/preis liste.html']) write(`site/${name}`, PAGE);
    await run([
      'prerender',
      'site',
      '--base-url',
      'https://www.vendor.example/base',
      '--site-origin',
      'https://www.vendor.example',
    ]);
    const addressOf = (name: string) =>
      / page-url="([^"]+)" site-origin="https:\/\/www\.vendor\.example"/.exec(read(`site/${name}`))?.[1];
    assert.equal(addressOf('index.html'), 'https://www.vendor.example/base/');
    assert.equal(addressOf('de/index.html'), 'https://www.vendor.example/base/de/');
    assert.equal(addressOf('de/preis liste.html'), 'https://www.vendor.example/base/de/preis%20liste.html');
    await run(['prerender', 'site/de', '--root', 'site', '--base-url', 'https://www.vendor.example/', '--clean-urls']);
    assert.match(read('site/de/preis liste.html'), / page-url="https:\/\/www\.vendor\.example\/de\/preis%20liste"/);
  });

  it('reads `src` from the site’s files, and from other hosts', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/nav.json' ? 200 : 404;
      response.end(NAVIGATION);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    write('site/data/nav.json', NAVIGATION);
    const page = (src: string) => `<site-header src="${src}"></site-header>`;
    write('site/a/root.html', page('/data/nav.json?v=1'));
    write('site/a/relative.html', page('../data/nav.json'));
    write('site/a/own.html', page('https://www.vendor.example/data/nav.json'));
    write('site/a/other.html', page(`${origin}/nav.json`));
    const { code, stderr } = await run(['prerender', 'site', '--base-url', 'https://www.vendor.example']);
    assert.equal(code, 0, stderr);
    for (const name of ['root', 'relative', 'own', 'other'])
      assert.match(read(`site/a/${name}.html`), /href="\/pricing"/, name);
    write('site/a/missing.html', page(`${origin}/missing.json`));
    const failed = await run(['prerender', 'site/a/missing.html']);
    assert.equal(failed.code, 1);
    assert.match(failed.stderr, /missing\.html:1:14: .*it answers 404/);
    server.close();
  });

  it('leaves a page with broken JSON untouched, names file, line and column, goes on, and ends with 1', async () => {
    const broken = '<p>\n<site-header><script type="application/json">{\n  "logo": }</script></site-header>';
    write('site/broken.html', broken);
    write('site/fine.html', PAGE);
    const { code, stderr } = await run(['prerender', 'site']);
    assert.equal(code, 1);
    assert.match(stderr, /^site\/broken\.html:3:11: <site-header> data is not JSON: "}" stands at line 3, column 11/m);
    assert.match(stderr, /1 written, 0 unchanged, 1 left as they are/);
    assert.equal(read('site/broken.html'), broken);
    assert.ok(isPrinted(read('site/fine.html')));
  });

  it('says what is wrong with data that many pages share once, and where it stands in its file', async () => {
    write('site/nav.json', '{ "navigation": [\n  { "title": "Bad", "url": "javascript:alert(1)" }] }');
    for (const name of ['a', 'b', 'c']) write(`site/${name}.html`, '<site-header src="nav.json"></site-header>');
    const { code, stderr } = await run(['prerender', 'site', '--quiet']);
    assert.equal(code, 0);
    assert.match(
      stderr,
      /^site\/nav\.json:2:28: <site-header> \/navigation\/0\/url is "javascript:alert\(1\)"[^\n]*\n$/,
    );
  });

  it('keeps encodings byte for byte: UTF-8 with a mark, UTF-16 of both kinds, line ends', async () => {
    const text = `\ufeff<!doctype html>\r\n<title>日本語 😀</title>${HEADER}\r<p>ä`;
    const little = Buffer.from(text, 'utf16le');
    const pages = { 'utf8.html': Buffer.from(text), 'little.html': little, 'big.html': Buffer.from(little).swap16() };
    for (const [name, bytes] of Object.entries(pages)) write(name, bytes);
    assert.equal((await run(['prerender', '.'])).code, 0);
    for (const [name, bytes] of Object.entries(pages)) {
      const raw = readFileSync(join(folder, name));
      const printed =
        name === 'utf8.html' ? raw.toString() : (name === 'big.html' ? raw.swap16() : raw).toString('utf16le');
      assert.ok(isPrinted(printed), name);
      const before = name === 'utf8.html' ? bytes.toString() : text;
      assert.equal(printed.replace(/<template[\s\S]*?<\/template>/, ''), before, name);
    }
  });

  it('leaves other encodings alone and says so', async () => {
    const latin = Buffer.from(`<p>\xe4</p>${HEADER}`, 'latin1');
    write('latin.html', latin);
    const { code, stderr } = await run(['prerender', 'latin.html']);
    assert.equal(code, 1);
    assert.match(stderr, /^latin\.html: is neither UTF-8 nor UTF-16/m);
    assert.deepEqual(readFileSync(join(folder, 'latin.html')), latin);
  });

  it('leaves read-only pages alone and says so; keeps permissions and links of others', async () => {
    chmodSync(write('locked.html', PAGE), 0o444);
    chmodSync(write('real/group.html', PAGE), 0o664);
    symlinkSync(join(folder, 'real/group.html'), join(folder, 'link.html'));
    const { code, stderr } = await run(['prerender', 'locked.html', 'link.html']);
    assert.equal(code, 1);
    assert.match(stderr, /^locked\.html: is read-only$/m);
    assert.equal(read('locked.html'), PAGE);
    assert.ok(lstatSync(join(folder, 'link.html')).isSymbolicLink());
    assert.ok(isPrinted(read('real/group.html')));
    assert.equal(statSync(join(folder, 'real/group.html')).mode & 0o777, 0o664);
  });

  it('filters one page from standard input to standard output, whatever is wrong with it', async () => {
    const { code, stdout, stderr } = await run(['prerender', '-', '--url', 'https://www.vendor.example/de/pricing'], {
      input: PAGE,
    });
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, / page-url="https:\/\/www\.vendor\.example\/de\/pricing"/);
    assert.match(stdout, /<header [^>]*lang="de-DE"/);
    const broken = PAGE.replace('"logo":', '"logo"');
    const failed = await run(['prerender', '-'], { input: broken });
    assert.deepEqual([failed.code, failed.stdout], [1, broken]);
    assert.match(failed.stderr, /^-:1:\d+: <site-header> data is not JSON/);
    const bytes = Buffer.from([0xe4, 0x62]);
    assert.deepEqual((await run(['prerender', '-'], { input: bytes })).bytes, bytes);
  });

  it('ends with 2 and the usage for wrong options, before it touches a file', async () => {
    write('a.html', PAGE);
    const wrong = [
      [],
      ['print', 'a.html'],
      ['prerender'],
      ['prerender', 'missing.html'],
      ['prerender', 'a.html', '--panels', 'some'],
      ['prerender', 'a.html', '--base-url', '/docs'],
      ['prerender', 'a.html', '--jobs', '0'],
      ['prerender', 'a.html', '--prefix', 'A b'],
      ['prerender', 'a.html', '--colour'],
      ['prerender', '-', 'a.html'],
    ];
    const runs = await Promise.all(wrong.map((args) => run(args)));
    for (const [index, { code, stderr }] of runs.entries()) {
      assert.equal(code, 2, wrong[index]?.join(' '));
      assert.match(stderr, /^site-elements: .+\nsite-elements (?:prerender |print )?--help says more\.\n$/);
    }
    assert.equal(read('a.html'), PAGE);
    const help = await run(['prerender', '--help']);
    assert.deepEqual([help.code, help.stderr], [0, '']);
    assert.match(help.stdout, /--link-styles/);
  });
});

describe('site-elements validate', () => {
  it('says what is wrong with pages and documents, by file, line and column, writes nothing, and ends with 1', async () => {
    const page = '<site-header theme="pink"><script type="application/json">{ "navigaton": [] }</script></site-header>';
    write('site/page.html', page);
    write('nav.json', '{\n  "navigation": [{ "url": "/a" }]\n}');
    write('section.json', '{ "title": "Guide", "nav": { "sub_nav": 1 } }');
    write('search.json', '{ "texts": { "xx": {} } }');
    write('broken.json', '{ "logo": \n}');
    const { code, stdout } = await run(['validate', 'site', 'nav.json', 'section.json', 'search.json', 'broken.json']);
    assert.equal(code, 1);
    for (const place of [
      /^site\/page\.html:1:14: <site-header> attribute theme/m,
      /^site\/page\.html:1:74: <site-header> \/navigaton .*Did you mean "navigation"\?/m,
      /^nav\.json:2:18: <site-header> \/navigation\/0/m,
      /^section\.json:1:41: <site-subnav> \/nav\/sub_nav/m,
      /^search\.json:1:\d+: <site-search> \/texts\/xx/m,
      /^broken\.json:2:1: <site-header> data is not JSON/m,
    ]) {
      assert.match(stdout, place);
    }
    assert.equal(read('site/page.html'), page);
  });

  it('ends with 0 if nothing is wrong', async () => {
    write('site/page.html', `${PAGE}<script src="/site-elements/site-elements.js"></script>`);
    write('nav.json', NAVIGATION);
    const { code, stderr } = await run(['validate', 'site', 'nav.json']);
    assert.equal(code, 0, stderr);
    assert.match(stderr, /^2 files looked at in [\d.]+ s: 0 problems\.\n$/);
  });
});
