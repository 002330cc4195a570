import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { UsageError } from '../../../elements/cli/command-line.ts';
import { type InitArguments, languagesOf, searchUrlOf } from '../../../elements/cli/init-arguments.ts';
import { read, run, write } from '../prerender/command-run.ts';

const HOSTS = ['html', 'wordpress', 'drupal', 'hugo', 'jekyll', 'sphinx', 'eleventy'];

const jsonOf = (lines: string) =>
  JSON.parse(/<script type="application\/json">([\s\S]*?)<\/script>/.exec(lines)?.[1] ?? '');

describe('site-elements init', () => {
  it('prints lines in which validate finds nothing, for each host, and says where they go', async () => {
    const options = ['--languages', 'en,de', '--search-url', 'https://results.example/?a=1&b=2'];
    const runs = await Promise.all(HOSTS.map((host) => run(['init', '--host', host, ...options])));
    for (const [index, { code, stdout, stderr }] of runs.entries()) {
      assert.equal(code, 0, stderr);
      assert.match(
        stderr,
        /^\n[A-Z]\w+\n1\. Copy what is in node_modules\/site-elements\/dist\/ to .*\n2\. Put these lines /,
      );
      assert.match(stdout, /<script src="[^\n]*site-elements\/site-elements\.js/);
      assert.match(stdout, / search-url="https:\/\/results\.example\/\?a=1&amp;b=2"/);
      assert.deepEqual(jsonOf(stdout).locales, [
        { code: 'en-us', prefix: '', name: 'English' },
        { code: 'de-de', prefix: '/de', name: 'Deutsch' },
      ]);
      write(`site/${HOSTS[index]}.html`, `<!doctype html>\n${stdout}`);
    }
    const { code, stdout, stderr } = await run(['validate', 'site']);
    assert.deepEqual([code, stdout], [0, ''], stderr);
    assert.match(stderr, /^7 files/);
  });

  it('keeps templates from reading the data: where they may, it stands between raw and endraw', async () => {
    for (const [host, raw] of [
      ['drupal', 'verbatim'],
      ['jekyll', 'raw'],
      ['sphinx', 'raw'],
      ['eleventy', 'raw'],
    ] as const) {
      const { stdout } = await run(['init', '--host', host]);
      const [, inside = ''] = new RegExp(`\\{% ${raw} %\\}([\\s\\S]*)\\{% end${raw} %\\}`).exec(stdout) ?? [];
      assert.match(inside, /^\n<site-header>[\s\S]*<\/site-header>\n$/, host);
      assert.doesNotMatch(inside, /\{[{%#]/, host);
    }
  });

  it('has neither picker nor search without languages and results page', async () => {
    const { stdout, stderr } = await run(['init', '--host', 'html']);
    assert.deepEqual(Object.keys(jsonOf(stdout)), ['logo', 'navigation']);
    assert.doesNotMatch(stdout, /site-search|"search"/);
    assert.doesNotMatch(stderr, /\?q=/);
  });

  it('writes a new file, and touches none that is there', async () => {
    const first = await run(['init', '--host', 'hugo', '--out', 'lines.html']);
    assert.deepEqual([first.code, first.stdout], [0, '']);
    assert.match(first.stderr, /2\. Put the lines of lines\.html into layouts\//);
    write('other.html', 'mine');
    const second = await run(['init', '--host', 'hugo', '--out', 'other.html']);
    assert.equal(second.code, 2);
    assert.match(second.stderr, /^site-elements: other\.html is there already\.\n/);
    assert.deepEqual([read('other.html'), read('lines.html').includes('<site-header>')], ['mine', true]);
    const lost = await run(['init', '--host', 'hugo', '--out', 'no/lines.html']);
    assert.equal(lost.code, 2);
    assert.match(lost.stderr, /^site-elements: no\/lines\.html cannot be written: [^\n]+\n[^\n]+\n$/);
  });

  it('ends with 2 where nobody can be asked, and for what it does not know', async () => {
    for (const [args, words] of [
      [[], /expected --host, one of html, .*: standard input is no terminal/],
      [['--host', 'wordpres'], /"wordpres" is no host; .* Did you mean "wordpress"\?/],
      [['--host', 'html', '--languages', 'en,1'], /"1" is no language tag; expected one such as de, pt-br or ar\./],
      [['--host', 'html', '--languages', 'en-x'], /"en-x" is no language tag;/],
      [['--host', 'html', '--languages', ','], /expected languages, such as en,de\./],
      [['--host', 'html', '--search-url', 'javascript:1'], /"javascript:1" is no address/],
      [['html'], /init takes options only, not "html"/],
    ] as const) {
      const { code, stdout, stderr } = await run(['init', ...args]);
      assert.deepEqual([code, stdout], [2, ''], stderr);
      assert.match(stderr, words);
    }
  });

  it('takes no address that a template or HTML could read', () => {
    for (const url of ['', '/search', 'https://x.example/?a=%20&b']) assert.equal(searchUrlOf(url), url);
    for (const url of ['search', '//x.example', 'https:///', '/{{ a }}', '/"><script>', "/'", '/a b', 'data:,'])
      assert.throws(() => searchUrlOf(url), UsageError, url);
  });

  it('takes any language, and gives the first one no prefix where none is without', () => {
    assert.deepEqual(languagesOf('en, ja,EN ar_EG'), [
      { code: 'en-us', prefix: '', name: 'English' },
      { code: 'ja-jp', prefix: '/jp', name: '日本語' },
      { code: 'ar-eg', prefix: '/ar-eg', name: 'العربية (مصر)', direction: 'rtl' },
    ]);
    assert.deepEqual(languagesOf('nl,de-at,de'), [
      { code: 'nl', prefix: '', name: 'Nederlands' },
      { code: 'de-at', prefix: '/de-at', name: 'Österreichisches Deutsch' },
      { code: 'de-de', prefix: '/de', name: 'Deutsch' },
    ]);
  });
});

describe('initAnswers', () => {
  const NOTHING: InitArguments = {
    command: 'init',
    host: undefined,
    languages: undefined,
    searchUrl: undefined,
    out: undefined,
  };
  /** A terminal where one line is typed after each question; at the end the input ends. */
  async function answersTo(args: InitArguments, typed: readonly string[], isEnded = false) {
    const { initAnswers } = await import('../../../elements/cli/init-questions.ts');
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    const lines = [...typed];
    const said = text(
      output.on('data', (data) => {
        if (!String(data).endsWith('> ')) return;
        const line = lines.shift();
        if (line === undefined) input.end();
        else input.write(`${line}\n`);
        if (isEnded) input.end();
      }),
    );
    const answers = initAnswers(args, { input, output }).finally(() => output.end());
    return { answers: await answers.catch((error: Error) => error), said: await said };
  }

  it('asks three questions, and again where an answer is wrong', async () => {
    const { answers, said } = await answersTo(NOTHING, ['Typo3', 'Hugo', 'en de', 'nowhere', '/search']);
    assert.deepEqual(answers, { host: 'hugo', languages: languagesOf('en,de'), searchUrl: '/search' });
    assert.match(said, /"Typo3" is no host; expected html/);
    assert.match(said, /"nowhere" is no address/);
    assert.match(said, / which gets \?q=\? /);
  });

  it('asks for the page of results by the name that the host knows', async () => {
    const { said } = await answersTo(NOTHING, ['wordpress', '', '/']);
    assert.match(said, / which gets \?s=\? /);
  });

  it('takes nothing for the default, and asks for nothing that was given', async () => {
    const { answers, said } = await answersTo({ ...NOTHING, searchUrl: '/a' }, ['html', '']);
    assert.deepEqual(answers, { host: 'html', languages: languagesOf('en'), searchUrl: '/a' });
    assert.equal(said.match(/> /g)?.length, 2);
  });

  it('takes what is typed before it is asked for', async () => {
    const { answers } = await answersTo(NOTHING, ['jekyll\nfr\n/suche'], true);
    assert.deepEqual(answers, { host: 'jekyll', languages: languagesOf('fr'), searchUrl: '/suche' });
  });

  it('says so when the input ends before the answers', async () => {
    const { answers } = await answersTo(NOTHING, ['html']);
    assert.ok(answers instanceof UsageError);
    assert.equal(answers.message, 'the questions were not answered.');
  });
});
