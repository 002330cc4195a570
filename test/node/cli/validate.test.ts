import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HEADER, NAVIGATION, run, write } from '../prerender/command-run.ts';

const SCRIPT = '<script src="/site-elements/site-elements.js"></script>';

describe('site-elements validate, of files and folders', () => {
  it('finds nothing in pages with the attributes of HTML and of frameworks, and in parts of pages', async () => {
    const globals =
      'accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert ' +
      'inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex ' +
      'title translate writingsuggestions data-scr aria-labell onclick :srcs @open v-cloak x-data _ngcontent-x astro-island';
    const tags = ['header', 'subnav', 'search'].map((name) => `<site-${name} ${globals}></site-${name}>`);
    write('site/page.html', `<!doctype html>${SCRIPT}${tags.join('')}`);
    write('site/part.html', HEADER);
    write('site/empty.html', '');
    const { code, stdout, stderr } = await run(['validate', 'site']);
    assert.deepEqual([code, stdout], [0, '']);
    assert.match(stderr, /^3 files looked at in [\d.]+ s: 0 problems\.\n$/);
  });

  it('looks in folders at the documents that are data of an element by their keys, also where they are no JSON', async () => {
    write('site/nav.json', '{ "logo": {}, }');
    write('site/de/section.json', '{ "nav": 1 }');
    write('site/package.json', '{ "name": 1, "colour": [] }');
    write('site/tsconfig.json', '{ // comment\n }');
    const { code, stdout } = await run(['validate', 'site']);
    assert.equal(code, 1);
    const places = stdout.match(/^[^ ]+(?=: )/gm)?.map((place) => place.replaceAll('\\', '/'));
    assert.deepEqual(places?.sort(), ['site/de/section.json:1:1', 'site/de/section.json:1:10', 'site/nav.json:1:15']);
  });

  it('takes a named document for the element that --element names', async () => {
    write('data.json', '{ "title": "Guide" }');
    assert.match(
      (await run(['validate', 'data.json'])).stdout,
      /^data\.json:1:\d+: <site-header> \/title is an unknown/,
    );
    const { stdout } = await run(['validate', 'data.json', '--element', 'subnav', '--prefix', 'acme']);
    assert.match(stdout, /^data\.json:1:1: <acme-subnav> \/nav is nothing/);
  });

  it('ends with 2 if a file cannot be read, which standard error says, and looks at the others', async () => {
    write('latin.html', Buffer.from(`<p>\xe4</p>${HEADER}`, 'latin1'));
    write('bad.json', '{ "navigation": 1 }');
    const { code, stdout, stderr } = await run(['validate', 'latin.html', 'bad.json']);
    assert.equal(code, 2);
    assert.match(stderr, /^latin\.html: is neither UTF-8 nor UTF-16/m);
    assert.match(stderr, /^2 files looked at in [\d.]+ s: 1 problem, 1 could not be read\.$/m);
    assert.match(stdout, /^bad\.json:1:17: [^\n]+\n$/);
  });

  it('says the same of many files, which it looks at by threads', async () => {
    for (let index = 0; index < 120; index += 1)
      write(`site/${index}.html`, '<site-header theme="drak"></site-header>');
    const { code, stdout, stderr } = await run(['validate', 'site', '--jobs', '2']);
    assert.equal(code, 1, stderr);
    assert.equal(new Set(stdout.match(/^site.\d+\.html:1:14: /gm)).size, 120);
  });

  it('takes patterns that no shell has filled in, as on Windows', async () => {
    write('site/a.json', NAVIGATION);
    write('site/b.json', NAVIGATION);
    const { code, stderr } = await run(['validate', 'site/*.json']);
    assert.deepEqual([code, /^2 files/.test(stderr)], [0, true], stderr);
    const missing = await run(['validate', 'site/*.htm']);
    assert.equal(missing.code, 2);
    assert.match(missing.stderr, /^site-elements: .*\*\.htm is not there\.$/m);
  });
});
