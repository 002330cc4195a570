import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jsonIndexes } from '../../../elements/prerender/page-problem.ts';
import { presenceIn, usedStyles } from '../../../elements/prerender/used-styles.ts';
import { prerender } from '../../node/prerender/printed-page.ts';

const pageOf = (json: string) => `<site-header><script type="application/json">${json}</script></site-header>`;

/** What takes a minute if it is worse than linear; a file of tests has one. */
const LONG_COUNT = 1_000_000;

describe('robustness: limits of what is printed', () => {
  it('no text as the address of an image stops React', async () => {
    for (const name of [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then']) {
      const { elementCount } = await prerender(
        pageOf(`{"logo":{"title":"A","src":${JSON.stringify(name)},"src_dark":"/dark.svg"}}`),
      );
      assert.equal(elementCount, 1, name);
    }
  });

  it('prints no preload of a logo beside the logo', async () => {
    const { html } = await prerender(pageOf('{"logo":{"title":"A","src":"/logo.svg"}}'));
    assert.doesNotMatch(html, /rel="preload"/);
    assert.match(html, /<img [^>]*src="\/logo.svg"/);
  });

  it('places a fault in data of any depth', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
      const { problems, elementCount } = await prerender(pageOf(`{"logo":{"title":"A"},"x":${deep}}`));
      assert.deepEqual(
        problems.map(({ line, isFatal }) => [line, isFatal]),
        [[1, false]],
      );
      assert.equal(elementCount, 1);
    }
  });

  it('reads a long document once, however many faults are placed in it', () => {
    const items = Array.from({ length: LONG_COUNT }, (_, index) => index);
    const indexOf = jsonIndexes(JSON.stringify(items));
    // Each reading takes half a second: fifty faults would, too.
    for (let index = 0; index < 500; index += 1) assert.ok(indexOf(`/${index}`) > 0);
  });

  it('looks through a hostile style sheet in linear time', () => {
    const isThere = presenceIn('<p class="a">');
    for (const selector of [
      'a'.repeat(LONG_COUNT),
      '['.repeat(LONG_COUNT),
      '('.repeat(LONG_COUNT),
      'a('.repeat(LONG_COUNT / 2),
    ]) {
      assert.equal(usedStyles(`${selector} .missing{color:red}`, isThere), '');
    }
    assert.equal(usedStyles('.a:is(.b,.a:not(.c)){color:red}', isThere), '.a:is(.b,.a:not(.c)){color:red}');
    assert.equal(usedStyles('.a:is(.b,.c){color:red}', isThere), '');
  });

  it('half a surrogate pair and U+0000 come out of a page as they went in', async () => {
    const { html, problems } = await prerender(pageOf('{"logo":{"title":"A\\u0000B \\ud800C"}}'));
    assert.deepEqual(problems, []);
    assert.match(html, />AB \ufffdC</);
  });
});
