import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  MAX_SNAPSHOT_LENGTH,
  readSnapshot as readWith,
  type Snapshot,
  type SnapshotElement,
  type SnapshotNode,
  snapshotText,
} from '../../../elements/snapshot/snapshot-tree.ts';
import { printedSnapshot } from './printed-snapshot.ts';

/** As the tree that it was written from. */
const readSnapshot = (text: string) =>
  readWith<SnapshotElement>(text, (tag, attributes, children) => [tag, attributes, children]);

const config = JSON.parse(readFileSync(new URL('../../fixtures/navigation.en-us.json', import.meta.url), 'utf8'));
const PRINTED = printedSnapshot('site-header', { config, lang: 'en' });

const ofNodes = (...nodes: readonly unknown[]) => JSON.stringify(['', nodes]);
const withAttributes = (...attributes: readonly unknown[]) => ofNodes(['a', attributes, []]);
const withCss = (css: string) => JSON.stringify([css, [['div', [], []]]]);

function nested(depth: number): SnapshotNode {
  return depth === 0 ? 'Text' : ['div', [], [nested(depth - 1)]];
}

/** Texts that are no snapshot, each by what is wrong with it. */
const CORPUS: Readonly<Record<string, string>> = {
  nothing: '',
  'no JSON': '[""',
  truncated: snapshotText(PRINTED).slice(0, -100),
  null: 'null',
  'a number': '1',
  'a text': '"<script>alert(1)</script>"',
  'an object': '{"css":"","nodes":[]}',
  'an empty list': '[]',
  'CSS that is no text': '[[],[["div",[],[]]]]',
  'nodes that are a text': '["","<script>alert(1)</script>"]',
  'nodes that are an object': '["",{"length":0}]',
  'a node that is a number': ofNodes(1),
  'a node that is null': ofNodes(null),
  'a node that is an object': ofNodes({ tag: 'div' }),
  'an element without its parts': ofNodes(['div']),
  'an element without children': ofNodes(['div', []]),
  'children that are an object': ofNodes(['div', [], { length: 1 }]),
  'attributes that are an object': ofNodes(['div', { onclick: 'alert(1)' }, []]),
  'a tag that is a list': ofNodes([['div'], [], []]),
  '__proto__ for a tag': ofNodes(['__proto__', [], []]),
  '__proto__ for a key': '["",[{"__proto__":["script",[],[]]}]]',
  script: ofNodes(['script', [], ['alert(1)']]),
  'script in capitals': ofNodes(['SCRIPT', [], []]),
  'script deep inside': ofNodes(['div', [], [['ul', [], [['li', [], [['script', [], []]]]]]]]),
  iframe: ofNodes(['iframe', ['srcdoc', '<script>alert(1)</script>'], []]),
  style: ofNodes(['style', [], ['* { background: url(//evil.example) }']]),
  link: ofNodes(['link', ['href', 'https://evil.example/style.css'], []]),
  form: ofNodes(['form', [], []]),
  input: ofNodes(['input', [], []]),
  template: ofNodes(['template', [], []]),
  slot: ofNodes(['slot', [], []]),
  'a custom element': ofNodes(['x-evil', [], []]),
  'a tag with a namespace': ofNodes(['svg:script', [], []]),
  'SVG that refers': ofNodes(['svg', [], [['use', ['href', 'data:image/svg+xml,…'], []]]]),
  'SVG that embeds HTML': ofNodes(['svg', [], [['foreignObject', [], []]]]),
  'SVG that animates': ofNodes(['svg', [], [['animate', ['attributeName', 'href'], []]]]),
  'an event handler': withAttributes('onclick', 'alert(1)'),
  'an event handler in capitals': withAttributes('ONCLICK', 'alert(1)'),
  'an event handler behind another attribute': withAttributes('class', 'link', 'onfocus', 'alert(1)'),
  'a style attribute': withAttributes('style', 'background: url(//evil.example)'),
  srcdoc: withAttributes('srcdoc', ''),
  srcset: withAttributes('srcset', 'https://evil.example/1.png 1x'),
  ping: withAttributes('ping', 'https://evil.example/'),
  'another namespace': withAttributes('xlink:href', 'javascript:alert(1)'),
  'a foreign data attribute': withAttributes('data-hx-get', '/evil'),
  'a value that is no text': withAttributes('class', 1),
  'an attribute without a value': withAttributes('class'),
  'an attribute that is a list': withAttributes(['class'], 'link'),
  'javascript:': withAttributes('href', 'javascript:alert(1)'),
  'javascript: in capitals': withAttributes('href', ' JavaScript:alert(1)'),
  'javascript: with a tab': withAttributes('href', 'java\tscript:alert(1)'),
  'javascript: behind a control character': withAttributes('href', '\u0001javascript:alert(1)'),
  'data:': withAttributes('href', 'data:text/html,<script>alert(1)</script>'),
  'vbscript:': withAttributes('href', 'vbscript:alert(1)'),
  'blob:': withAttributes('href', 'blob:https://site.example/1'),
  'file:': withAttributes('href', 'file:///etc/passwd'),
  'an image of another scheme': ofNodes(['img', ['src', 'data:image/svg+xml,<svg/>'], []]),
  'an address that is none': withAttributes('href', 'https://['),
  'CSS that loads by url()': withCss('a{background:url(//evil.example)}'),
  'CSS that loads by URL()': withCss('a{background:URL("//evil.example")}'),
  'CSS that imports': withCss('@import "//evil.example";'),
  'CSS that loads by image-set()': withCss('a{background:image-set("//evil.example" 1x)}'),
  'CSS that loads by its prefix': withCss('a{background:-webkit-image-set("//evil.example" 1x)}'),
  'CSS that loads by image()': withCss('a{background:image("//evil.example")}'),
  'CSS that loads by src()': withCss('a{background:src("//evil.example")}'),
  'CSS with an escape': withCss('a{background:\\75rl(//evil.example)}'),
  'too deep': ofNodes(nested(200)),
  'much too deep': `["",[${'["div",[],['.repeat(5_000)}${']]'.repeat(5_000)}]]`,
  huge: ofNodes('x'.repeat(MAX_SNAPSHOT_LENGTH)),
};

/** What may never come out, said in other words than the allow list has. */
const isHarmless = ({ css, nodes }: Snapshot): boolean => {
  const isGood = (node: SnapshotNode): boolean => {
    if (typeof node === 'string') return true;
    const [tag, attributes, children] = node;
    const pairs = attributes.flatMap((name, index) =>
      index % 2 === 0 ? [[name, attributes[index + 1]] as const] : [],
    );
    return (
      /^(?:[a-z]+|h[1-6])$/.test(tag) &&
      !/^(?:script|style|link|iframe|object|embed|form|input|base|meta|template|slot|use)$/.test(tag) &&
      pairs.every(
        ([name, value]) =>
          typeof value === 'string' &&
          !/^(?:on|style|src(?:doc|set)|xlink|formaction|ping|is$)/i.test(name) &&
          !(
            /^(?:href|src)$/.test(name) &&
            /^\W*(?:javascript|data|vbscript|blob|file):/i.test(value.replace(/[\t\n\r]/g, ''))
          ),
      ) &&
      children.every(isGood)
    );
  };
  return !/(?:url|image|image-set|src)\(|@import|\\/i.test(css) && nodes.every(isGood);
};

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown, path: readonly number[] = []): readonly (readonly number[])[] {
  return Array.isArray(value) ? [path, ...value.flatMap((inner, index) => placesIn(inner, [...path, index]))] : [path];
}

function replaced(value: unknown, [first, ...rest]: readonly number[], replacement: unknown): unknown {
  if (first === undefined) return replacement;
  return (value as readonly unknown[]).map((inner, index) =>
    index === first ? replaced(inner, rest, replacement) : inner,
  );
}

describe('contract §2: a snapshot that is read', () => {
  it('is what was written, of our own markup', () => {
    assert.ok(PRINTED.nodes.length > 0 && PRINTED.css.length > 1000);
    assert.deepEqual(readSnapshot(snapshotText(PRINTED)), PRINTED);
    assert.ok(isHarmless(PRINTED));
  });

  it('may have texts of any kind, and addresses of the schemes that links may have', () => {
    for (const url of [
      '/',
      '#a',
      '?q',
      'a:b/../c'.slice(2),
      '//x.example',
      'HTTPS://x.example',
      'mailto:a@b.c',
      'tel:1',
      '',
    ]) {
      assert.ok(readSnapshot(withAttributes('href', url)), url);
    }
    assert.ok(readSnapshot(ofNodes('<script>alert(1)</script>', ['p', [], ['javascript:']])));
  });

  for (const [title, text] of Object.entries(CORPUS)) {
    it(`is dropped as a whole: ${title}`, () => assert.equal(readSnapshot(text), undefined));
  }

  it('has nothing foreign, and nothing is thrown, whatever stands in any place of it', () => {
    const written = JSON.parse(snapshotText(PRINTED));
    const places = placesIn(written);
    const evil = fc.constantFrom<unknown>(
      ...Object.values(CORPUS),
      ...[
        'script',
        'iframe',
        'onclick',
        'style',
        'srcdoc',
        'href',
        'src',
        'javascript:alert(1)',
        'data:text/html,',
        'use',
      ],
      ['script', [], ['alert(1)']],
      ['a', ['onclick', 'alert(1)'], []],
      ['a', ['href', 'javascript:alert(1)'], []],
    );
    const value = fc.oneof(evil, fc.jsonValue(), fc.array(fc.oneof(evil, fc.string()), { maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(places.length - 1), value), { minLength: 1, maxLength: 3 }), (changes) => {
        const [[index, replacement] = [0, null]] = changes;
        let tampered = replaced(written, places[index] ?? [], replacement);
        for (const [next, other] of changes.slice(1)) {
          const found = placesIn(tampered);
          tampered = replaced(tampered, found[next % found.length] ?? [], other);
        }
        const snapshot = readSnapshot(JSON.stringify(tampered));
        assert.ok(snapshot === undefined || isHarmless(snapshot));
      }),
      { numRuns: 2000 },
    );
  });

  it('has nothing foreign, and nothing is thrown, whatever the text is', () => {
    const text = snapshotText(PRINTED);
    const cut = fc
      .tuple(fc.nat(text.length), fc.nat(200), fc.string())
      .map(([at, length, inserted]) => text.slice(0, at) + inserted + text.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), cut), (tampered) => {
        const snapshot = readSnapshot(tampered);
        assert.ok(snapshot === undefined || isHarmless(snapshot));
      }),
      { numRuns: 2000 },
    );
  });
});
