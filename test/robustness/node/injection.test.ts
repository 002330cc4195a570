import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type MakeElement, readSnapshot } from '../../../elements/snapshot/snapshot-tree.ts';
import { prerender, printFragment } from '../../node/prerender/printed-page.ts';
import { PROJECT_FOLDER } from '../../runner/paths.ts';
import { tellCount } from '../../support/count.ts';
import { hostileDocument, type Replaced } from '../hostile-document.ts';
import { ALL_PAYLOADS } from '../payloads.ts';

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly { readonly name: string }[];
    }[];
  }[];
}

type HtmlNode = DefaultTreeAdapterTypes.Node;

const DOCUMENTS = resolve(import.meta.dirname, '../../core/config/documents');
const readDocument = (name: string): unknown => JSON.parse(readFileSync(resolve(DOCUMENTS, name), 'utf8'));

const ELEMENTS = {
  header: readDocument('navigation-complete.json'),
  subnav: readDocument('section-nav.json'),
  search: readDocument('search.json'),
} as const;

const NAMES = Object.keys(ELEMENTS) as readonly (keyof typeof ELEMENTS)[];

/** All that an element declares; a guard compares the file with its declaration. */
function attributesOf(tag: string): readonly string[] {
  const { modules }: Manifest = JSON.parse(readFileSync(resolve(PROJECT_FOLDER, 'custom-elements.json'), 'utf8'));
  const declarations = modules.flatMap((module) => module.declarations);
  return declarations.find(({ tagName }) => tagName === tag)?.attributes?.map(({ name }) => name) ?? [];
}

/** What a page's author writes into a script element (contract §2, Configuration). */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const pageOf = (name: string, data: unknown) =>
  `<!doctype html><title>t</title><site-${name}><script type="application/json">${jsonText(data)}</script></site-${name}>`;

function elementsUnder(node: HtmlNode | string): readonly DefaultTreeAdapterTypes.Element[] {
  if (typeof node === 'string') return [];
  return [
    ...('tagName' in node ? [node] : []),
    ...('content' in node ? elementsUnder(node.content) : []),
    ...('childNodes' in node ? node.childNodes.flatMap(elementsUnder) : []),
  ];
}

/** Everything in a page, shadow roots too, but for the JSON. */
const elementsIn = (html: string) => elementsUnder(parse(html));

const isJson = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element) =>
  tagName === 'script' && attrs.some(({ name, value }) => name === 'type' && value === 'application/json');

const RICH = '<p>a <b>b</b> <strong>c</strong> <em>d</em> <i>e</i> <br> <code>f</code> <a href="/">g</a></p>';

/** What data may make: the elements and attributes of harmless data, rich paragraphs and fragments. */
const allowed = { tagNames: new Set<string>(), attributes: new Set(['locale', 'dir']) };
for (const name of NAMES) {
  for (const text of ['Text', RICH]) {
    const { html } = await prerender(pageOf(name, hostileDocument(ELEMENTS[name], text, 'texts')));
    for (const { tagName, attrs } of elementsIn(html)) {
      allowed.tagNames.add(tagName);
      for (const attribute of attrs) allowed.attributes.add(attribute.name);
    }
  }
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const assertHarmless = (html: string, why: string) => assertAllHarmless(elementsIn(html), why);

function assertAllHarmless(elements: readonly DefaultTreeAdapterTypes.Element[], why: string): void {
  for (const element of elements) {
    for (const { name, value } of element.attrs) {
      const isKnown = /^(?:data|aria)-/.test(name) || allowed.attributes.has(name);
      assert.ok(isKnown, `<${element.tagName} ${name}> of ${why}`);
      if (!/^(?:href|src|action|formaction|srcset|xlink:href)$/.test(name)) continue;
      const scheme = URL.parse(value, 'https://page.example/')?.protocol ?? '';
      assert.ok(SCHEMES.has(scheme), `${name}="${value}" of ${why}`);
    }
    assert.ok(allowed.tagNames.has(element.tagName), `<${element.tagName}> of ${why}`);
    if (element.tagName === 'script') assert.ok(isJson(element), `a script of ${why}`);
  }
}

const named = (payload: string) => JSON.stringify(payload.slice(0, 80));

describe('robustness: injection, into what is printed', () => {
  it('knows what harmless data makes', () => {
    assert.ok(allowed.tagNames.has('svg') && !allowed.tagNames.has('iframe'), [...allowed.tagNames].join());
    assert.ok(allowed.attributes.has('href') && !allowed.attributes.has('onerror'), [...allowed.attributes].join());
    assert.throws(() => assertHarmless('<img src=x onerror=x>', 'itself'));
    assert.throws(() => assertHarmless('<a href="java\nscript:x">', 'itself'));
  });

  for (const replaced of ['texts', 'addresses', 'all'] satisfies Replaced[]) {
    it(`contract §2: no payload in ${replaced} makes an element, an attribute or an address of its own`, async () => {
      for (const payload of ALL_PAYLOADS) {
        for (const name of NAMES) {
          const data = hostileDocument(ELEMENTS[name], payload, replaced);
          const { html, problems } = await prerender(pageOf(name, data), { panels: 'full' });
          assert.ok(!problems.some(({ isFatal }) => isFatal), named(payload));
          assertHarmless(html, named(payload));
        }
      }
      tellCount('payloads', `printed, in ${replaced}`, ALL_PAYLOADS.length * NAMES.length);
    });
  }

  it('contract §1: fragments are harmless, too, and plain ASCII', () => {
    for (const payload of ALL_PAYLOADS) {
      for (const name of NAMES) {
        const { html } = printFragment(hostileDocument(ELEMENTS[name], payload, 'all'), { locale: 'en-us', tag: name });
        assertHarmless(html, named(payload));
        assert.ok(!/[^\0-\x7f]/.test(html), named(payload));
      }
    }
    tellCount('payloads', 'fragments', ALL_PAYLOADS.length * NAMES.length);
  });

  it('attributes and file names of a page are harmless', async () => {
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    let count = 0;
    for (const name of NAMES) {
      const attributes = [...attributesOf(`site-${name}`), 'lang', 'class'];
      assert.ok(attributes.includes('src'));
      for (const payload of ALL_PAYLOADS) {
        const given = attributes.map((attribute) => ` ${attribute}="${escaped(payload)}"`).join('');
        const page = pageOf(name, ELEMENTS[name]).replace(`<site-${name}`, (tag) => tag + given);
        const { html } = await prerender(page, { url: URL.parse(payload, 'https://page.example/')?.href });
        for (const { tagName, attrs } of elementsIn(html)) {
          assert.ok(allowed.tagNames.has(tagName), `<${tagName}> of ${named(payload)}`);
          for (const attribute of attrs)
            assert.ok(!/^on/i.test(attribute.name), `${attribute.name} of ${named(payload)}`);
        }
      }
      count += attributes.length * ALL_PAYLOADS.length;
    }
    tellCount('payloads', 'attributes', count);
  });

  it('any payloads together, in any place', async () => {
    const runCount = 200;
    const text = fc.array(fc.oneof(fc.constantFrom(...ALL_PAYLOADS), fc.string({ unit: 'binary' })), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...NAMES),
        fc.constantFrom('texts', 'addresses', 'all'),
        async (parts, name, replaced) => {
          const payload = parts.join('').slice(0, 5000);
          const { html } = await prerender(pageOf(name, hostileDocument(ELEMENTS[name], payload, replaced)));
          assertHarmless(html, named(payload));
        },
      ),
      { numRuns: runCount },
    );
    tellCount('payloads', 'any together', runCount);
  });

  it('contract §2, Second page: what a session keeps makes nothing that our markup does not have', async () => {
    type Made = DefaultTreeAdapterTypes.Element;
    const make: MakeElement<Made> = (tagName, parts, childNodes) => {
      const attrs = parts.flatMap((name, index) => (index % 2 ? [] : [{ name, value: parts[index + 1] }]));
      return { tagName, attrs, childNodes } as unknown as Made;
    };
    let taken = 0;
    for (const payload of ALL_PAYLOADS) {
      const trees: Readonly<Record<string, readonly [css: string, nodes: readonly unknown[]]>> = {
        'a text': ['', [['a', ['href', '/'], [payload]]]],
        'an attribute': ['', [['a', ['title', payload, 'class', payload, 'id', payload], []]]],
        'an address': ['', [['a', ['href', payload], [['img', ['src', payload, 'alt', ''], []]]]]],
        'the name of an attribute': ['', [['a', [payload, '/'], []]]],
        'a tag': ['', [[payload, [], ['Text']]]],
        'a style sheet': [payload, []],
        'the whole': [payload, [payload, [payload, [payload, payload], [payload]]]],
      };
      for (const [place, tree] of Object.entries(trees)) {
        const snapshot = readSnapshot(JSON.stringify(tree), make);
        if (!snapshot) continue;
        taken += 1;
        assert.doesNotMatch(snapshot.css, /(?:url|image|set)\(|@import|\\/i, `${named(payload)} in ${place}`);
        assertAllHarmless(snapshot.nodes.flatMap(elementsUnder), `${named(payload)} in ${place}`);
      }
      assert.equal(readSnapshot(payload, make), undefined);
    }
    assert.ok(taken > 2 * ALL_PAYLOADS.length);
    await tellCount('payloads', 'what a session keeps', ALL_PAYLOADS.length * 8);
  });
});
