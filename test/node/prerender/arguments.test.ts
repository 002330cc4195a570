import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { type PagesArguments, readArguments, UsageError } from '../../../elements/cli/arguments.ts';

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

const readPages = (args: readonly string[]) => readArguments(args) as PagesArguments | undefined;

const read = (...args: string[]) => readPages(['prerender', 'site', ...args]);

describe('readArguments', () => {
  it('has a default for everything but the command and the paths', () => {
    const { jobCount, ...others } = readPages(['validate', 'a', 'b']) ?? ({} as PagesArguments);
    assert.deepEqual(others, {
      command: 'validate',
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
    assert.deepEqual([args?.isQuiet, args?.panels, args?.jobCount, args?.root], [true, 'bar', 7, resolve('y')]);
    assert.deepEqual(args?.paths, ['a', 'b']);
  });

  it('takes what follows two hyphens for paths, whatever it looks like', () => {
    assert.deepEqual(read('--', '--quiet', '--help')?.paths, ['site', '--quiet', '--help']);
  });

  it('the last one of the same option counts', () => {
    assert.equal(read('--panels', 'bar', '--panels', 'full')?.panels, 'full');
  });

  it('help is asked for, whatever else is right or wrong', () => {
    for (const args of [
      ['--help'],
      ['print', '--help'],
      ['prerender', '--help'],
      ['prerender', 'a', '--jobs=x', '--help'],
    ])
      assert.equal(readArguments(args), undefined);
  });

  it('names a command that there is not', () => {
    assert.equal(mistake(), 'expected prerender, validate, print or tag.');
    assert.equal(mistake(''), 'expected prerender, validate, print or tag, not "".');
    assert.equal(mistake('Prerender', 'a'), 'expected prerender, validate, print or tag, not "Prerender".');
    assert.equal(mistake('validate'), 'expected files or folders.');
  });

  it('names an option that there is not, or that has no value', () => {
    assert.match(mistake('prerender', 'a', '--colour'), /--colour/);
    assert.match(mistake('prerender', 'a', '-q'), /-q/);
    assert.match(mistake('prerender', 'a', '--root'), /--root/);
    assert.match(mistake('prerender', 'a', '--root', '--quiet'), /--root/);
    assert.match(mistake('prerender', 'a', '--quiet=yes'), /--quiet/);
  });

  it('standard input stands alone, and is only printed, once', () => {
    assert.deepEqual(readPages(['prerender', '-'])?.paths, ['-']);
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
      assert.equal(read('--base-url', url)?.baseUrl, url);
    for (const name of ['base-url', 'url', 'site-origin']) {
      for (const url of ['', '/docs/', 'www.vendor.example', '//vendor.example/', 'ftp://vendor.example/', 'https://'])
        assert.equal(
          mistake('prerender', 'a', `--${name}=${url}`),
          `--${name} is "${url}"; expected an absolute http(s) address.`,
        );
    }
  });

  it('a prefix is a word of lowercase letters and digits', () => {
    for (const prefix of ['a', 'acme', 'acme2']) assert.equal(read('--prefix', prefix)?.prefix, prefix);
    for (const prefix of ['', 'Acme', '2acme', 'ac-me', 'ac me', 'ácme', 'acme\n'])
      assert.match(mistake('prerender', 'a', `--prefix=${prefix}`), /^--prefix is "/, JSON.stringify(prefix));
  });

  it('the number of jobs is whole, and 1 or more', () => {
    for (const [jobs, count] of [
      ['1', 1],
      ['64', 64],
    ] as const)
      assert.equal(read('--jobs', jobs)?.jobCount, count);
    for (const jobs of ['', '0', '-1', '1.5', 'two', 'NaN', 'Infinity'])
      assert.equal(mistake('prerender', 'a', `--jobs=${jobs}`), `--jobs is "${jobs}"; expected a number, 1 or more.`);
  });

  it('panels are printed in full, or the bar alone', () => {
    for (const panels of ['', 'Bar', 'none'])
      assert.equal(mistake('prerender', 'a', `--panels=${panels}`), `--panels is "${panels}"; expected full or bar.`);
  });
});
