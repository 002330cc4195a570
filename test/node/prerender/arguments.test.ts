import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { readArguments } from '../../../elements/cli/arguments.ts';
import { UsageError } from '../../../elements/cli/command-line.ts';
import { COMMAND_NAMES, COMMANDS, helpText, OPTIONS } from '../../../elements/cli/commands.ts';
import type { PrerenderArguments, ValidateArguments } from '../../../elements/cli/files-arguments.ts';
import { VERSION } from '../../../elements/version.ts';
import { PROJECT_FOLDER } from '../../runner/paths.ts';

/** What is said about a wrong command line. */
function mistake(...args: string[]): string {
  try {
    readArguments(args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return assert.fail(`${args.join(' ')} is taken.`) as never;
}

const readPages = (args: readonly string[]) => readArguments(args) as PrerenderArguments;
const readValidate = (...args: string[]) => readArguments(['validate', ...args]) as ValidateArguments;

const read = (...args: string[]) => readPages(['prerender', 'site', ...args]);

describe('readArguments', () => {
  it('has a default for everything but the command and the paths', () => {
    const { jobCount, ...others } = readPages(['prerender', 'a', 'b']);
    assert.deepEqual(others, {
      command: 'prerender',
      paths: ['a', 'b'],
      root: undefined,
      baseUrl: undefined,
      url: undefined,
      siteOrigin: undefined,
      prefix: undefined,
      panels: 'full',
      linkStyles: undefined,
      hasCleanUrls: false,
      isWatching: false,
      isQuiet: false,
    });
    assert.equal(jobCount, Math.min(availableParallelism(), 4));
  });

  it('takes options before, between and after the paths, with a space or an equals sign', () => {
    const args = readPages(['--quiet', 'prerender', '--panels=bar', 'a', '--jobs', '7', 'b', '--root=x/../y']);
    assert.deepEqual([args.isQuiet, args.panels, args.jobCount, args.root], [true, 'bar', 7, resolve('y')]);
    assert.deepEqual(args.paths, ['a', 'b']);
  });

  it('takes what follows two hyphens for paths, whatever it looks like', () => {
    assert.deepEqual(read('--', '--quiet', '--help').paths, ['site', '--quiet', '--help']);
  });

  it('the last one of the same option counts', () => {
    assert.equal(read('--panels', 'bar', '--panels', 'full').panels, 'full');
  });

  it('help is asked for, whatever else is right or wrong, of all or of one command', () => {
    for (const [args, command] of [
      [['--help'], undefined],
      [['-h'], undefined],
      [['print', '--help'], 'print'],
      [['prerender', 'a', '--jobs=x', '--help'], 'prerender'],
    ] as const)
      assert.deepEqual(readArguments(args), { command: 'say', text: helpText(command) });
    assert.deepEqual(readArguments(['--version']), { command: 'say', text: `${VERSION}\n` });
  });

  it('the help of a command names each of its options, and that of all names each command', () => {
    const taken = new Set(COMMAND_NAMES.flatMap((name) => Object.keys(COMMANDS[name].options)));
    assert.deepEqual([...taken, 'help', 'version'].sort(), Object.keys(OPTIONS).sort());
    for (const name of COMMAND_NAMES) {
      assert.match(helpText(undefined), new RegExp(`^  ${name} `, 'm'));
      for (const option of Object.keys(COMMANDS[name].options))
        assert.match(helpText(name), new RegExp(`^  --${option} `, 'm'), `${name} ${option}`);
    }
  });

  it('the pages about the command name each of its options', () => {
    const read = (page: string) => readFileSync(join(PROJECT_FOLDER, 'elements', page), 'utf8');
    const pages = { prerender: read('prerender.md'), command: read('command.md') };
    for (const name of COMMAND_NAMES) {
      const page = name === 'validate' || name === 'init' ? pages.command : pages.prerender;
      for (const option of Object.keys(COMMANDS[name].options))
        assert.ok(page.includes(`--${option}`), `${name} ${option}`);
    }
  });

  it('an address is no path, and a drive of Windows no address', () => {
    const { paths, addresses } = readValidate('C:\\site\\a.html', 'https://www.vendor.example/a', 'HTTP://x.example');
    assert.deepEqual(paths, ['C:\\site\\a.html']);
    assert.deepEqual(
      addresses.map(({ href }) => href),
      ['https://www.vendor.example/a', 'http://x.example/'],
    );
    assert.equal(mistake('validate', 'https://'), '"https://" is no address.');
    assert.match(mistake('validate', 'site', '--sitemap'), /^--sitemap takes addresses, .* not "site"\.$/);
    assert.equal(mistake('validate', 'https://x.example', '--watch'), '--watch takes files and folders only.');
    assert.match(mistake('validate', 'a.json', '--element', 'nav'), /^--element is "nav"; expected header, subnav/);
    assert.match(mistake('validate', 'https://x.example', '--max-pages=0'), /^--max-pages is "0"; expected a number/);
  });

  it('names an option that there is not, or that has no value', () => {
    assert.equal(mistake('prerender', 'a', '--colour'), 'there is no option --colour.');
    assert.equal(mistake('prerender', 'a', '-q'), 'there is no option -q.');
    assert.equal(mistake('prerender', 'a', '--pannels=bar'), 'there is no option --pannels. Did you mean "--panels"?');
    assert.equal(mistake('validate', 'a', '--panels=bar'), 'validate does not take --panels.');
    assert.match(mistake('prerender', 'a', '--root'), /--root/);
    assert.match(mistake('prerender', 'a', '--root', '--quiet'), /--root/);
    assert.match(mistake('prerender', 'a', '--quiet=yes'), /--quiet/);
  });

  it('standard input stands alone, and is only printed, once', () => {
    assert.deepEqual(readPages(['prerender', '-']).paths, ['-']);
    for (const args of [
      ['prerender', '-', 'a'],
      ['prerender', 'a', '-'],
      ['prerender', '-', '--watch'],
      ['validate', '-'],
    ])
      assert.equal(mistake(...args), '- stands alone, with prerender and without --watch.', args.join(' '));
  });

  it('an address is an absolute http(s) one', () => {
    for (const url of ['http://localhost:4000', 'https://www.vendor.example/docs/', 'HTTPS://VENDOR.example'])
      assert.equal(read('--base-url', url).baseUrl, url);
    for (const name of ['base-url', 'url', 'site-origin']) {
      for (const url of ['', '/docs/', 'www.vendor.example', '//vendor.example/', 'ftp://vendor.example/', 'https://'])
        assert.equal(
          mistake('prerender', 'a', `--${name}=${url}`),
          `--${name} is "${url}"; expected an absolute http(s) address.`,
        );
    }
  });

  it('a prefix is a word of lowercase letters and digits', () => {
    for (const prefix of ['a', 'acme', 'acme2']) assert.equal(read('--prefix', prefix).prefix, prefix);
    for (const prefix of ['', 'Acme', '2acme', 'ac-me', 'ac me', 'ácme', 'acme\n'])
      assert.match(mistake('prerender', 'a', `--prefix=${prefix}`), /^--prefix is "/, JSON.stringify(prefix));
  });

  it('the number of jobs is whole, and 1 or more', () => {
    for (const [jobs, count] of [
      ['1', 1],
      ['64', 64],
    ] as const)
      assert.equal(read('--jobs', jobs).jobCount, count);
    for (const jobs of ['', '0', '-1', '1.5', 'two', 'NaN', 'Infinity'])
      assert.equal(mistake('prerender', 'a', `--jobs=${jobs}`), `--jobs is "${jobs}"; expected a number, 1 or more.`);
  });

  it('panels are printed in full, or the bar alone', () => {
    for (const panels of ['', 'Bar', 'none'])
      assert.equal(mistake('prerender', 'a', `--panels=${panels}`), `--panels is "${panels}"; expected full or bar.`);
  });
});
