import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeEntities } from '../../../src/core/rich-text/html-entities.ts';

describe('decodeEntities', () => {
  for (const [written, text] of [
    ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
    ['&nbsp;&iexcl;&yuml;&szlig;&times;&divide;', '\u00a0¡ÿß×÷'],
    ['&Auml;&auml;&Ccedil;&Ntilde;&ETH;&thorn;', 'ÄäÇÑÐþ'],
    ['&hellip;&ndash;&mdash;&ldquo;&rdquo;&bdquo;', '…–—“”„'],
    ['&euro;&trade;&rarr;&zwj;&emsp;', '€™→\u200d\u2003'],
    ['&Prime;&prime;', '″′'],
    ['&colon;&Tab;&NewLine;', ':\t\n'],
    ['&#65;&#x42;&#X43;&#68', 'ABCD'],
    ['&#128512;&#x1F600;', '😀😀'],
    ['&#150;&#128;', '–€'],
    ['&#1;&#xD7FF;&#xE000;&#x10FFFF;', '\u0001\ud7ff\ue000\u{10ffff}'],
    ['&#0;&#xD800;&#xDFFF;&#x110000;&#99999999999999999999;', '\ufffd\ufffd\ufffd\ufffd\ufffd'],
  ] as const) {
    it(`decodes ${written}`, () => assert.equal(decodeEntities(written), text));
  }

  for (const text of ['a & b', '&', '&;', '&#;', '&#x;', '&bogus;', '&copy', '?a=1&copy=2', '&constructor;', '&AMP']) {
    it(`leaves ${text} as written`, () => assert.equal(decodeEntities(text), text));
  }

  it('decodes once', () => assert.equal(decodeEntities('&amp;lt;'), '&lt;'));
});
