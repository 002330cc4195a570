import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { html } from '../../../src/core/config/html-schema.ts';
import { traitsOf } from '../../../src/core/config/schema-kinds.ts';
import { parseRichText } from '../../../src/core/rich-text/rich-text.ts';

const mayLoseLinks = traitsOf(html).mayLoseLinks ?? assert.fail();

const refusedUrls = (paragraph: string) => parseRichText(paragraph, (link) => link).refusedUrls;

/** What addresses and tags are made of, the parts that turn one into another included. */
const anyMarkup = fc
  .array(
    fc.constantFrom(
      ...['<a ', 'href', 'HREF', '=', '"', "'", ' ', '>', '</a>', 'x', '/', '//', '\\', '.', ':', '#', '?', '@', '%'],
      ...['https://', 'https://docs.example/', 'mailto:', 'javascript:', '&#9;', '&amp;', '[', '999', 'href="/x"'],
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('html', () => {
  it('is not looked at twice for plain addresses', () => {
    for (const address of ['/guide/en/x.html?a=1#b', 'https://docs.example/x']) {
      assert.equal(mayLoseLinks(`A <a href="${address}">link</a> and a <code>word</code>.`), false, address);
    }
  });

  it('overlooks no address that is refused', () => {
    let refusedCount = 0;
    fc.assert(
      fc.property(anyMarkup, anyMarkup, (address, rest) => {
        for (const paragraph of [`<a href="${address}">b</a>${rest}`, `<a ${address}>b</a>`]) {
          if (refusedUrls(paragraph).length === 0) continue;
          refusedCount += 1;
          assert.equal(mayLoseLinks(paragraph), true);
        }
      }),
      { numRuns: 2000 },
    );
    assert.ok(refusedCount > 100, String(refusedCount));
  });
});
