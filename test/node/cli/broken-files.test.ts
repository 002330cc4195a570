import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { run } from '../prerender/command-run.ts';

const FILES_FOLDER = join(import.meta.dirname, 'broken');

/** What is said of each file in `broken/`: the place and the essential words, in their order, one pair for each problem. */
const BROKEN: Readonly<Record<string, readonly (readonly [place: string, words: RegExp])[]>> = {
  // Syntax.
  'missing-comma.json': [['3:3', /not JSON: .* expected a comma or \}/]],
  'trailing-comma.json': [['3:46', /"\}" stands .* The comma before it is one too many\.$/]],
  'unclosed.json': [['4:4', /the text ends at line 4, column 4; expected a comma or \}.*elements\/site-header\.md\.$/]],
  'single-quotes.json': [['2:13', /"'" stands .* JSON has straight double quotes only\.$/]],
  'curly-quotes.json': [['2:3', /"“" stands .* JSON has straight double quotes only\.$/]],
  'comments.json': [['2:3', /"\/" stands .* JSON has no comments\.$/]],
  'unquoted-keys.json': [['3:3', /"navigation" stands .* Keys stand in double quotes\.$/]],
  'line-break.json': [['2:29', /expected a closing quote.* a line break in it is written "\\n"\.$/]],
  'bad-escape.json': [['2:25', /expected an escape such as/]],
  'escaped.json': [['2:3', /"&" stands .* It is escaped for HTML, which a script is not/]],
  'two-documents.json': [['2:1', /expected the end of the text/]],
  'template.json': [['2:23', /"\{" stands .* An expression of a template has not been filled in\.$/]],
  'mark-and-syntax.json': [['1:21', /expected a colon/]],
  // Kinds of values.
  'mark.json': [['1:48', /\/navigation is 7; expected a list/]],
  'carriage-returns.json': [['3:17', /\/navigation is 7; expected a list/]],
  'windows-lines.json': [['4:28', /\/navigation\/0\/url is "htps:\/\/vendor\.example"/]],
  'surrogates.json': [['2:44', /\/navigation\/0\/url is "javascript:alert\(1\)".* That item is left out/]],
  'list.json': [['2:1', /data is a list; expected an object\. No header is rendered/]],
  'text.json': [['1:1', /data is "navigation"; expected an object/]],
  'null-in-menu.json': [['4:5', /\/navigation\/1 is null; expected an object\. That item is left out/]],
  'wrong-type-in-panel.json': [['11:24', /\/navigation\/0\/sections\/0\/links\/1\/title is an object; expected text/]],
  'flag-as-text-in-panel.json': [['11:55', /\/links\/1\/new is "yes"; expected true or false\. It is ignored/]],
  'sections-as-object.json': [['6:19', /\/navigation\/1\/sections is an object; expected a list/]],
  'wrong-word.json': [['3:14', /\/masthead\/theme is "drak"; expected one of "light", "dark"/]],
  'wrong-language.json': [['5:36', /\/masthead\/languages\/1\/code is "tlh".* That language is left out/]],
  // Keys.
  'misspelt-key.json': [['3:16', /\/navigaton is an unknown key.* Did you mean "navigation"\?/]],
  'misspelt-key-in-panel.json': [['11:62', /\/descripton is an unknown key.* Did you mean "description"\?/]],
  'missing-title-in-panel.json': [['11:13', /\/links\/1\/title is nothing; expected text\. That link is left out/]],
  'missing-address.json': [['3:16', /\/ctas\/primary\/url is nothing; .* That link is left out/]],
  'too-deep-menu.json': [['11:57', /\/links\/1\/links is an unknown key/]],
  'repeated-key.json': [['4:3', /\/logo is given once more; expected each key once\. The last one is used/]],
  'repeated-key-in-use.json': [
    ['4:3', /\/navigation is given once more/],
    ['5:34', /\/navigation\/0\/url is "htps:\/\/x"/],
  ],
  'no-keys.json': [
    ['2:12', /<site-header> \/menue is an unknown key/],
    ['3:13', /<site-header> \/colour is an unknown key/],
  ],
  // Addresses.
  'script-link.json': [['3:43', /\/ctas\/primary\/url is " JavaScript:alert\(1\)"; expected a path or an http\(s\)/]],
  'data-link.json': [['3:41', /\/masthead\/about\/url is "data:text\/html,x"/]],
  'misspelt-address.json': [['3:34', /\/navigation\/0\/url is "htps:\/\/www\.vendor\.example\/pricing"/]],
  'address-as-list.json': [['4:31', /\/navigation\/1\/url is a list/]],
  // Other elements.
  'subnav.json': [
    ['4:16', /<site-subnav> \/nav\/sub_nav is "Install"; expected a list\. No sub-navigation is rendered/],
  ],
  'subnav-locale.json': [['3:13', /<site-subnav> .*"xx-xx"; expected a locale code/]],
  'search-texts.json': [
    ['3:11', /<site-search> \/texts\/de is an unknown key; expected one of "de-de"/],
    ['4:11', /<site-search> \/texts\/xx is an unknown key/],
  ],
  // JSON in pages.
  'syntax.html': [['12:26', /"," stands at line 12, column 26; expected a value or \]\. No data is read\./]],
  'escaped.html': [['10:10', /"&" stands .* It is escaped for HTML/]],
  'early-end.html': [
    ['12:55', /expected a closing quote.* "<\/script>" ends it, also inside of a text: write "<\\\/script>"/],
  ],
  'html-comment.html': [['10:9', /"<" stands .* JSON has no comments\.$/]],
  'two-children.html': [['10:7', /in more than one script; .* The first is read, this one is not/]],
  'windows-lines.html': [['13:36', /\/navigation\/0\/url is "javascript:1"/]],
  'windows-lines-syntax.html': [['13:28', /not JSON: .* at line 13, column 28; expected a comma or \}/]],
  'mark.html': [['1:14', /attribute locale is "xx"/]],
  'utf-16.html': [['10:24', /\/navigaton is an unknown key/]],
  'surrogates.html': [['8:106', /\/navigaton is an unknown key/]],
  'list.html': [['10:9', /data is a list; expected an object/]],
  'panel.html': [['20:39', /\/navigation\/0\/sections\/0\/links\/1\/url is "vbscript:x"/]],
  'two-elements.html': [
    ['10:49', /<site-subnav> \/nav\/sub_nav is 1; expected a list/],
    ['15:24', /<site-header> \/navigaton is an unknown key/],
  ],
  // Attributes.
  'wrong-locale.html': [['8:18', /attribute locale is "xx-yy"; expected a locale code .* The language is English/]],
  'wrong-theme.html': [['9:7', /attribute theme is "drak"; .* The default, "light", is used/]],
  'wrong-number.html': [['8:31', /attribute open-delay is "fast"; expected a number, 0 or more/]],
  'wrong-origin.html': [['8:18', /attribute site-origin is "www\.vendor\.example"; expected an origin/]],
  'wrong-search-url.html': [['8:18', /attribute search-url is "javascript:alert\(1\)"; .* A submit leads nowhere/]],
  'misspelt-attribute.html': [['8:18', /attribute seach-url is unknown; .* Did you mean "search-url"\?/]],
  'camel-case-attribute.html': [['9:7', /attribute searchurl is unknown; .* Did you mean "search-url"\?/]],
  'attribute-of-other.html': [
    ['8:18', /attribute search-url is one of <site-search>; expected an attribute of <site-header>/],
  ],
  // What only the page tells.
  'no-script.html': [['8:5', /stands in a page without a script; expected <script src=/]],
  'never-closed.html': [['8:5', /followed by no end tag of its own/]],
  'two-searches.html': [
    ['8:5', /attribute search is nothing, on a page with more than one search; .* The first is opened/],
  ],
  'old-print.html': [['8:5', /was printed by version 0\.0\.1/]],
  'policy.html': [
    ['5:5', /has inline styles, which the page's Content-Security-Policy refuses by "style-src 'self'"/],
    ['8:5', /was printed by a version that does not say which/],
  ],
  'missing-src.html': [
    ['8:18', /attribute src is "gone\.json", which cannot be read: there is no such file; .* No data is loaded/],
  ],
  'src.html': [['of-src.json:3:11', /<site-header> \/ctas is a list; expected an object/]],
  'src-syntax.html': [['of-src-syntax.json:2:31', /"\]" stands at line 2, column 31; expected a comma or \}/]],
};

describe('site-elements validate, of broken files', () => {
  let lines: readonly string[] = [];
  before(async () => {
    const { code, stdout } = await run(['validate', '--quiet', ...Object.keys(BROKEN)], { cwd: FILES_FOLDER });
    assert.equal(code, 1);
    lines = stdout.trimEnd().split('\n');
  });

  for (const [file, problems] of Object.entries(BROKEN)) {
    it(`${file}: ${problems.map(([place]) => place).join(', ')}`, () => {
      const placed = problems.map(
        ([place, words]) => [place.includes('.') ? place : `${file}:${place}`, words] as const,
      );
      const names = placed.map(([place]) => place.replace(/[\d:]+$/, ':'));
      const said = lines.filter((line) => names.some((name) => line.startsWith(name)));
      assert.deepEqual(
        said.map((line) => line.replace(/: .*$/, '')),
        placed.map(([place]) => place),
      );
      for (const [index, [, words]] of placed.entries()) assert.match(said[index] ?? '', words);
    });
  }

  it('says nothing else, and every file is in the table', () => {
    assert.equal(lines.length, Object.values(BROKEN).flat().length, lines.join('\n'));
    const others = readdirSync(FILES_FOLDER).filter((file) => !(file in BROKEN));
    assert.deepEqual(others.sort(), ['of-src-syntax.json', 'of-src.json']);
  });
});
