import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { paragraphUrl } from '../../../src/core/links/paragraph-links.ts';
import { allowedUrl } from '../../../src/core/links/url-policy.ts';
import { RICH_TAGS, type RichNode } from '../../../src/core/rich-text/rich-node.ts';
import { parseRichText } from '../../../src/core/rich-text/rich-text.ts';
import { RICH_TEXT_DEPTH_COUNT, RICH_TEXT_ELEMENTS_COUNT } from '../../../src/core/rich-text/rich-tree.ts';

const asGiven = (url: string): string => url;

/** The tree as HTML without escapes, which is easier to read in a failure. */
function printed(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const href = node.href === undefined ? '' : ` href=${node.href}`;
      return `<${node.tag}${href}>${node.tag === 'br' ? '' : `${printed(node.children)}</${node.tag}>`}`;
    })
    .join('');
}

function assertParsed(html: string, expected: string): void {
  assert.equal(printed(parseRichText(html, asGiven).nodes), expected);
}

function depthOf(nodes: readonly RichNode[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))));
}

describe('parseRichText: the list of elements', () => {
  it('contract §2: keeps the elements of the list', () => {
    const html =
      '<p>1<strong>2</strong><em>3</em><b>4</b><i>5</i><code>6</code><br><span>7</span></p><ul><li>8</li></ul><ol><li>9</li></ol>';
    assertParsed(html, html);
  });

  it('gives a tree of plain data', () => {
    assert.deepEqual(parseRichText('See <a href="/guide">the <b>guide</b></a>.', asGiven), {
      nodes: ['See ', { tag: 'a', href: '/guide', children: ['the ', { tag: 'b', children: ['guide'] }] }, '.'],
      refusedUrls: [],
    });
  });

  it('contract §2: keeps the text of other elements', () => assertParsed('<u>a</u><x-y>b</x-y><img src=x>c', 'abc'));

  it('keeps words apart that stood on lines of their own', () => {
    assertParsed('<h2>One</h2><div>Two</div>Three', 'One Two Three');
    assertParsed('<div>One</div>', 'One');
    assertParsed('One<li>Two<li>Three', 'One Two Three');
  });

  it('contract §2: drops attributes', () => {
    assertParsed(
      '<p class=a onclick="x()" style=\'y\' href=/z>t</p><a href=/a target=_blank>l</a>',
      '<p>t</p><a href=/a>l</a>',
    );
  });

  for (const name of [
    'script',
    'style',
    'template',
    'iframe',
    'noscript',
    'textarea',
    'title',
    'object',
    'svg',
    'math',
  ]) {
    it(`drops <${name}> with its content`, () => {
      assertParsed(`a<${name} x="1"><b>"no"</b></x>${'</'}${name.toUpperCase()} >b`, 'ab');
      assertParsed(`a<${name}>never closed <b>b`, 'a');
    });
  }

  it('drops nothing behind a closed drawing', () => assertParsed('a<svg/>b<math />c', 'abc'));

  it('drops elements without content: a link that held an image would have no name', () => {
    assertParsed('<a href="/x"><img alt="Home"></a><p><b></b></p>a', 'a');
  });
});

describe('parseRichText: markup as people write it', () => {
  for (const [html, expected] of [
    ['<A HREF="/x">y</A>z', '<a href=/x>y</a>z'],
    ["<a\n  href = '/x' >y</a >", '<a href=/x>y</a>'],
    ['<a href=/x/y>z</a>', '<a href=/x/y>z</a>'],
    ['<a/href="/x"/>y', '<a href=/x>y</a>'],
    ['<a title="a > b" href="/x">y</a>', '<a href=/x>y</a>'],
    ['<a href="/x" href="/y">z</a>', '<a href=/x>z</a>'],
    ['<a href="/x?a=1&amp;b=2&copy=3">y</a>', '<a href=/x?a=1&b=2&copy=3>y</a>'],
    ['<a name="x">y</a>', 'y'],
    ['a<br/>b<br />c</br>d', 'a<br>b<br>cd'],
    ['a < b && c <3 <', 'a < b && c <3 <'],
    ['1 &lt; 2 &amp;lt; &nbsp;', '1 < 2 &lt; \u00a0'],
    ['a<!-- <b> -->b<!---->c<!-->d', 'abcd'],
    ['<!DOCTYPE html><?xml version="1"?>a', 'a'],
    ['a<![CDATA[ b ]]>c', 'ac'],
    ['a</>b', 'ab'],
    ['a<!-- never closed', 'a'],
    ['a<b', 'a'],
    ['a<a href="/x>b</a>', 'a'],
  ] as const) {
    it(`reads ${html}`, () => assertParsed(html, expected));
  }
});

describe('parseRichText: nesting that a browser reads back as printed', () => {
  for (const [html, expected] of [
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<ul><li>b</ul>', '<p>a</p><ul><li>b</li></ul>'],
    ['<p><b>a<p>b', '<p><b>a</b></p><p>b</p>'],
    ['<ul><li>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul>c'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<ul><li>a<ul>b</li>c</ul></ul>', '<ul><li>a<ul>bc</ul></li></ul>'],
    ['<ul><p>a<li>b', '<ul><p>a</p><li>b</li></ul>'],
    ['<a href=/a>1<b>2<a href=/b>3</a></b>', '<a href=/a>1<b>2</b></a><a href=/b>3</a>'],
    ['<b>1<i>2</b>3</i>4', '<b>1<i>2</i></b>34'],
    ['</b>a</p></ul>', 'a'],
  ] as const) {
    it(`reads ${html}`, () => assertParsed(html, expected));
  }

  it('leaves no two texts side by side', () => {
    assert.deepEqual(parseRichText('a<u>b</u>&amp;<!-- x -->c<a href="javascript:x">d</a>e', asGiven).nodes, [
      'ab&cde',
    ]);
  });
});

describe('parseRichText: links', () => {
  it('§2.1: hands each allowed URL to the rule for paragraphs', () => {
    const context = { prefix: '/de', pageUrl: 'https://www.vendor.example/de', crossOriginHosts: [] };
    const { nodes } = parseRichText('<a href=" /kibana ">a</a><a href="/guide">b</a>', (url) =>
      paragraphUrl(url, context),
    );
    assert.equal(printed(nodes), '<a href=/de/kibana>a</a><a href=/guide>b</a>');
  });

  for (const href of [
    'javascript:alert(1)',
    '&#106;avascript:x',
    'javascript&colon;x',
    'java&Tab;script:x',
    'data:x',
    '\\\\host.example',
    '',
  ]) {
    it(`F8: keeps the text of a link to ${JSON.stringify(href)} without the link, and reports it`, () => {
      const { nodes, refusedUrls } = parseRichText(`a<a href="${href}">b<b>c</b></a>d`, asGiven);
      assert.equal(printed(nodes), 'ab<b>c</b>d');
      assert.equal(refusedUrls.length, 1);
    });
  }
});

describe('parseRichText: hostile input', () => {
  /** Linear time takes a moment, quadratic more than the minute after which the run ends a test. */
  const SIZE = 400_000;

  for (const piece of [
    '<',
    '<a ',
    '<a href="',
    `<a x='" y="'`,
    '<!--',
    '<!',
    '</',
    '<script>',
    '<script></script',
    '<a<',
    ' /',
    '&',
    '&#',
    '<b>',
    '</b>',
    '<ul><li>',
    '<a href=/x>y',
    '<div>x</div>',
    '<p>x',
  ]) {
    it(`takes linear time for ${piece} again and again`, () => {
      const html = `<a ${piece === ' /' ? '' : '>'}${piece.repeat(SIZE / piece.length)}`;
      assert.ok(depthOf(parseRichText(html, asGiven).nodes) <= RICH_TEXT_DEPTH_COUNT);
    });
  }

  it('caps the depth and keeps the text', () => {
    const nested = (depth: number): string => `${'<b>'.repeat(depth)}text${'</b>'.repeat(depth)}`;
    const atLimit = parseRichText(nested(RICH_TEXT_DEPTH_COUNT), asGiven).nodes;
    const above = parseRichText(nested(RICH_TEXT_DEPTH_COUNT + 1), asGiven).nodes;
    assert.equal(depthOf(atLimit), RICH_TEXT_DEPTH_COUNT);
    assert.deepEqual(above, atLimit);
    assert.deepEqual(parseRichText(nested(10_000), asGiven).nodes, atLimit);
  });

  it('keeps the first elements, and of those after them the text', () => {
    const { nodes } = parseRichText('<a href="/x">x</a>, '.repeat(RICH_TEXT_ELEMENTS_COUNT + 2), asGiven);
    assert.equal(nodes.at(-1), ', x, x, ');
  });

  const pieces = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    '&',
    ';',
    '#',
    '!',
    '-',
    ' ',
    'a',
    'href',
    'p',
    'li',
    'ul',
    'script',
    'x',
    'javascript:',
    '/y',
    '\u0000',
  );
  const anyHtml = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { size: 'medium' }).map((list) => list.join('')),
  );

  it('never throws; every tag is of the list, every link is allowed, and only links have an href', () => {
    function assertSafe(nodes: readonly RichNode[]): void {
      for (const node of nodes) {
        if (typeof node === 'string') continue;
        assert.ok(RICH_TAGS.includes(node.tag));
        assert.equal('href' in node, node.tag === 'a');
        if (node.href !== undefined) assert.equal(allowedUrl(node.href), node.href);
        assertSafe(node.children);
      }
    }
    fc.assert(fc.property(anyHtml, (html) => assertSafe(parseRichText(html, asGiven).nodes)));
  });

  it('leaves plain text as it is', () => {
    const plainText = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/[<&]/.test(text));
    fc.assert(fc.property(plainText, (text) => assert.deepEqual(parseRichText(text, asGiven).nodes, [text])));
  });
});
