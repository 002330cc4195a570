import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { VERSION } from '../../../elements/version.ts';
import { builtFile } from './built.ts';
import { isPrinted, NAVIGATION, run, write } from './command-run.ts';

const SECTION = JSON.stringify({
  title: 'Guide',
  nav: { sub_nav: [{ title_l10n: 'Install', url: '/guide/install' }] },
});

describe('site-elements print', () => {
  it('prints a document to standard output, from a file or standard input, alike', async () => {
    write('nav.json', `\ufeff${NAVIGATION}`);
    const { code, stdout, stderr } = await run(['print', 'nav.json', '--locale', 'de-de']);
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /^<site-header locale="de-de"><template /);
    assert.match(stdout, /href="\/de\/pricing"/);
    assert.equal((await run(['print', '-', '--locale', 'de'], { input: NAVIGATION })).stdout, stdout);
    write('section.json', SECTION);
    assert.match((await run(['print', 'section.json', '--locale', 'de-de'])).stdout, /^<site-subnav /);
  });

  it('takes the options of pages, the element and its attributes', async () => {
    const args = ['--locale=ja', '--tag=header', '--prefix=acme', '--panels=bar', '--link-styles=/p.css'];
    const own = [
      '--attribute',
      'hydrate=intent',
      '--attribute',
      'announcement',
      '--site-origin=https://www.vendor.example',
    ];
    const { code, stdout } = await run(['print', '-', ...args, ...own], { input: '{}' });
    assert.equal(code, 0);
    assert.match(
      stdout,
      /^<acme-header hydrate="intent" announcement locale="ja-jp" site-origin="https:\/\/www\.vendor\.example"><template [^>]*><link rel="stylesheet" href="\/p\.css">/,
    );
  });

  it('says by line and column what is wrong with the data, prints the rest, or nothing and ends with 1', async () => {
    write('nav.json', '{\n  "navigation": [{ "title": "A", "url": "/a" }],\n  "navigaton": []\n}');
    const partly = await run(['print', 'nav.json', '--locale', 'de-de']);
    assert.deepEqual([partly.code, isPrinted(partly.stdout)], [0, true]);
    assert.match(partly.stderr, /^nav\.json:3:\d+: <site-header> \/navigaton .* See elements\/site-header\.md\.\n$/);
    const broken = await run(['print', '-', '--locale', 'de-de'], { input: '{ "logo": }' });
    assert.deepEqual([broken.code, broken.stdout], [1, '']);
    assert.match(broken.stderr, /^-:1:11: <site-header> data is not JSON/);
    const empty = await run(['print', '-', '--locale', 'de-de'], { input: '{ "nav": 1 }' });
    assert.deepEqual([empty.code, empty.stdout], [1, '']);
    assert.match(empty.stderr, /^-: <site-subnav> has nothing to show; nothing is printed\.$/m);
    const latin = await run(['print', '-', '--locale', 'de-de'], { input: Buffer.from('{"a":"\xe4"}', 'latin1') });
    assert.deepEqual([latin.code, latin.stdout], [1, '']);
    assert.match(latin.stderr, /^-: is neither UTF-8/);
  });

  it('data.md: prints in a language of the site’s own', async () => {
    const input = JSON.stringify({
      ...JSON.parse(NAVIGATION),
      locales: [{ code: 'ar', prefix: '/ar', direction: 'rtl' }],
    });
    const { code, stdout, stderr } = await run(['print', '-', '--locale', 'ar'], { input });
    assert.equal(code, 0);
    assert.match(stderr, /\/locales is without texts of "ar"; expected skipToContent/);
    assert.match(stdout, /^<site-header locale="ar"><template [\s\S]*<header [^>]*lang="ar" dir="rtl"/);
  });

  it('ends with 2 where something is missing that it needs, or where it is told what a fragment has not', async () => {
    for (const [message, args] of [
      [/expected --locale, such as de-de/, ['-']],
      [/-: The locale is "xx"; expected one such as de-de\.$/m, ['-', '--tag=header', '--locale=xx']],
      [/expected one \.json file/, ['--locale=de-de']],
      [/expected one \.json file/, ['-', 'a.json', '--locale=de-de']],
      [/gone\.json is not there\./, ['gone.json', '--locale=de-de']],
      [/does not tell which element it is for.* Name it with --tag\./, ['-', '--locale=de-de']],
      [/--tag is "nav"; expected header, subnav or search\./, ['-', '--locale=de-de', '--tag=nav']],
      [/print does not take --url\./, ['-', '--locale=de-de', '--url=https://www.vendor.example/']],
      [/print does not take --watch\./, ['-', '--locale=de-de', '--watch']],
      [/a fragment is for every page\./, ['-', '--locale=de-de', '--attribute=page-url=/a']],
      [/a fragment has --locale for it\./, ['-', '--locale=de-de', '--attribute=locale=de']],
      [/expected a name, or name=value\./, ['-', '--locale=de-de', '--attribute==a']],
    ] as const) {
      const { code, stdout, stderr } = await run(['print', ...args], { input: '{}' });
      assert.deepEqual([code, stdout], [2, ''], args.join(' '));
      assert.match(stderr, message);
    }
    assert.match((await run(['prerender', '.', '--locale=de-de'])).stderr, /prerender does not take --locale\./);
  });
});

describe('site-elements validate, of what was printed', () => {
  it('names fragments and pages of another version, by their place, with the remedy', async () => {
    const { stdout } = await run(['print', '-', '--locale', 'de-de'], { input: NAVIGATION });
    write('site/header.de.html', stdout);
    assert.equal((await run(['validate', 'site'])).code, 0);
    write('site/old.html', `<p>\n${stdout.replace(`data-version="${VERSION}"`, 'data-version=0.0.9')}`);
    write('site/older.html', stdout.replace(` data-version="${VERSION}"`, ''));
    write('site/acme.html', stdout.replaceAll('site-header', 'acme-header').replace(VERSION, '0.0.8'));
    const { code, stdout: found } = await run(['validate', 'site']);
    assert.equal(code, 1);
    assert.match(
      found,
      new RegExp(
        `^site/old\\.html:2:1: <site-header> was printed by version 0\\.0\\.9; expected ${VERSION}\\. .* Print it again\\.`,
        'm',
      ),
    );
    assert.match(found, /^site\/older\.html:1:1: <site-header> was printed by a version that does not say which; /m);
    assert.doesNotMatch(found, /header\.de|acme/);
    assert.match(
      (await run(['validate', 'site', '--prefix', 'acme'])).stdout,
      /acme\.html:1:1: <acme-header> was printed by version 0\.0\.8/,
    );
    assert.doesNotMatch((await run(['prerender', 'site'])).stderr, /was printed by/);
    assert.equal((await run(['validate', 'site'])).code, 0);
  });
});

describe('site-elements tag', () => {
  const linesOf = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(['tag', ...args]);
    assert.equal(code, 0, stderr);
    return { lines: stdout.trimEnd().split('\n'), stderr };
  };
  const integrityOf = (file: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(builtFile(file)))
      .digest('base64')}`;

  it('contract §6: prints the script with its integrity, where the files are served', async () => {
    for (const [file, args] of [
      ['site-elements.js', []],
      ['site-elements.lite.js', ['--lite']],
    ] as const) {
      assert.deepEqual(await linesOf(...args, '--base', 'https://cdn.example/se?v="1"&2'), {
        lines: [
          `<script src="https://cdn.example/se?v=&quot;1&quot;&amp;2/${file}" integrity="${integrityOf(file)}" crossorigin="anonymous"></script>`,
        ],
        stderr:
          'The hashes hold for the script and preloads themselves; only the import map holds all that is loaded later (--importmap). See elements/prerender.md.\n',
      });
    }
    assert.match(
      (await linesOf('--prefix', 'acme')).lines[0] ?? '',
      /^<script data-prefix="acme" src="\/site-elements\//,
    );
  });

  it('preloads what the named elements need, each file once, and the texts of a language', async () => {
    const { lines } = await linesOf('--elements', 'header,search', '--locale', 'ja-jp', '--base', '/files');
    const hrefs = lines.slice(1).map((line) => {
      const [, href = '', integrity] =
        /^<link rel="modulepreload" href="\/files\/([^"]+)" integrity="([^"]+)" crossorigin="anonymous">$/.exec(line) ??
        [];
      assert.equal(integrity, integrityOf(href), line);
      return href.replace(/-[\w-]{8}\.js$/, '');
    });
    assert.equal(new Set(hrefs).size, hrefs.length);
    for (const name of ['react', 'shared', 'header', 'search', 'jp']) assert.ok(hrefs.includes(name), name);
    assert.ok(!hrefs.includes('subnav'));
  });

  it('inlines the loader, which says where the files are, and tells what a policy must allow', async () => {
    const { lines, stderr } = await linesOf('--inline', '--base', 'https://cdn.example/se/', '--prefix', 'acme');
    const [, code = ''] =
      /^<script data-prefix="acme" data-base="https:\/\/cdn\.example\/se\/">(.*)<\/script>$/.exec(lines[0] ?? '') ?? [];
    assert.equal(code, readFileSync(builtFile('site-elements.js'), 'utf8'));
    assert.doesNotMatch(code, /<\/script|<!--|[^\n\x20-\x7e]/);
    assert.equal(stderr, `script-src 'self' 'sha256-${createHash('sha256').update(code).digest('base64')}'\n`);
  });

  it('contract §6: prints an import map that holds every file to its hash, and tells what a policy must allow', async () => {
    for (const [base, address, ...args] of [
      ['https://cdn.example/</script>', 'https://cdn.example/</script>/'],
      ['assets', './assets/'],
      ['/files', '/files/'],
      ['/files', '/files/', '--lite'],
    ] as const) {
      const folder = args.length > 0 ? 'lite/' : '';
      const { lines, stderr } = await linesOf('--importmap', '--base', base, ...args);
      const [, map = ''] = /^<script type="importmap">(.*)<\/script>$/.exec(lines[0] ?? '') ?? [];
      assert.doesNotMatch(map, /</);
      const { integrity } = JSON.parse(map);
      const built = readdirSync(builtFile(folder)).flatMap((file) =>
        /-[\w-]{8}\.js$/.test(file) ? folder + file : [],
      );
      assert.ok(built.length > 10);
      for (const file of built) assert.equal(integrity[address + file], integrityOf(file));
      assert.equal(stderr, `script-src 'self' 'sha256-${createHash('sha256').update(map).digest('base64')}'\n`);
      assert.match(lines[1] ?? '', /^<script src=/);
    }
    const { snippets, files, note } = JSON.parse(readFileSync(builtFile('integrity.json'), 'utf8'));
    const { integrity } = JSON.parse(snippets.importmap.replace(/<[^>]*>/g, ''));
    assert.match(note, /only the import map holds all/);
    for (const [address, hash] of Object.entries(integrity)) {
      assert.equal(files[address.replace('/site-elements/', '')], hash);
    }
  });

  it('ends with 2 for what it does not know', async () => {
    for (const [message, args] of [
      [/--elements is "nav"/, ['--elements=nav']],
      [/--locale is "xx!"; expected a locale such as de-de/, ['--locale=xx!']],
      [/tag takes options only/, ['a.html']],
      [/tag does not take --panels/, ['--panels=bar']],
    ] as const) {
      const { code, stderr } = await run(['tag', ...args]);
      assert.equal(code, 2);
      assert.match(stderr, message);
    }
  });
});
