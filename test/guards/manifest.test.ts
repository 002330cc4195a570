import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import type { CustomElementDeclaration, CustomElementField, Package } from 'custom-elements-manifest';
import { importSource } from '../../elements/build/import-source.ts';
import { designTokens } from '../../elements/manifest/design-tokens.ts';
import { type SourceFile, sourceFiles, withoutComments } from './source-files.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** Custom properties that the elements write themselves, on `:root`, for each other and for the page (contract §2, §4). */
const PUBLISHED_PROPERTIES = ['--site-announcement', '--site-elements-height', '--site-header-height'];

/** Parts that take their name from the data: an action's or call to action's `link_type`. */
const PARTS_OF_DATA = ['primary', 'secondary'];

const tokensCss = readFileSync(resolve(PROJECT_FOLDER, 'src/styles/tokens.css'), 'utf8');

/** The words of a pattern's first group, each once, sorted. */
function wordsOf(files: readonly SourceFile[], pattern: RegExp): string[] {
  const words = files.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(pattern)].flatMap(([, words = '']) => words.split(/\s+/)),
  );
  return [...new Set(words)].filter((word) => !PUBLISHED_PROPERTIES.includes(word)).sort();
}

const names = (entries: readonly { readonly name: string }[] = []) => entries.map(({ name }) => name).sort();

describe('custom-elements.json', () => {
  let manifest: Package = { schemaVersion: '', modules: [] };
  let elements: readonly CustomElementDeclaration[] = [];
  before(async () => {
    const source = await importSource<typeof import('../../elements/manifest/manifest.ts')>(
      'elements/manifest/manifest.ts',
    );
    manifest = source.customElementsManifest();
    elements = manifest.modules.flatMap(({ declarations }) => declarations as CustomElementDeclaration[]);
  });

  it('contract §6: is in step with the declarations; `npm run build` writes it', () => {
    const committed = JSON.parse(readFileSync(resolve(PROJECT_FOLDER, 'custom-elements.json'), 'utf8'));
    assert.deepEqual(committed, JSON.parse(JSON.stringify(manifest)));
  });

  it('contract §6: has the three elements, each defined by the module that bundlers import', () => {
    assert.match(manifest.schemaVersion, /^2\.1\./);
    const definitions = manifest.modules.map(({ path, exports }) => [path, exports?.[0]?.kind, exports?.[0]?.name]);
    assert.deepEqual(definitions, [
      ['lib/esm/site-header.js', 'custom-element-definition', 'site-header'],
      ['lib/esm/site-subnav.js', 'custom-element-definition', 'site-subnav'],
      ['lib/esm/site-search.js', 'custom-element-definition', 'site-search'],
    ]);
  });

  it('contract §2: says of each attribute what it holds, and which property reflects it', () => {
    for (const { attributes = [], members = [] } of elements) {
      const fields = members.filter((member): member is CustomElementField => 'attribute' in member);
      assert.deepEqual(
        fields.map(({ name, attribute }) => [name, attribute]),
        attributes.map(({ name, fieldName }) => [fieldName, name]),
      );
      assert.ok(fields.every(({ reflects }) => reflects));
      assert.deepEqual(names(attributes.filter(({ type }) => !type?.text)), []);
    }
  });

  it('contract §2: has the shared attributes, the config property and a fallback slot in each element', () => {
    const shared = ['locale', 'theme', 'src', 'site-origin', 'cross-origin-hosts'];
    for (const { tagName, attributes = [], members = [], slots = [] } of elements) {
      const missing = shared.filter((name) => !attributes.some((attribute) => attribute.name === name));
      assert.deepEqual(missing, [], tagName);
      assert.ok(members.some(({ name }) => name === 'config'));
      assert.deepEqual(names(slots), ['']);
    }
  });

  it('contract §2: gives each event the type of its detail, and says which can be cancelled', () => {
    const cancelable = elements.map(({ tagName, events = [] }) => [
      tagName,
      events.filter(({ description = '' }) => description.endsWith('Cancelable.')).map(({ name }) => name),
    ]);
    assert.deepEqual(cancelable, [
      ['site-header', ['panelopen', 'navigate', 'localechange', 'searchrequest']],
      ['site-subnav', ['panelopen', 'navigate']],
      ['site-search', ['searchopen', 'suggestionselect', 'searchsubmit']],
    ]);
    for (const { events = [] } of elements) {
      for (const { name, type } of events) assert.match(type.text, /^CustomEvent<.+>$/, name);
    }
  });

  it('contract §5: has the methods of the search', () => {
    const methods = elements.map(({ members = [] }) => names(members.filter(({ kind }) => kind === 'method')));
    assert.deepEqual(methods, [[], [], ['clear', 'close', 'show']]);
  });

  it('describes everything it lists', () => {
    for (const element of elements) {
      const { attributes = [], members = [], events = [], slots = [], cssParts = [], cssProperties = [] } = element;
      const all = [...attributes, ...members, ...events, ...slots, ...cssParts, ...cssProperties];
      assert.deepEqual(names(all.filter(({ description }) => !description)), [], element.tagName);
    }
  });

  it('contract §2: lists every part that a component writes, and no other', () => {
    for (const { tagName, cssParts } of elements) {
      const components = sourceFiles(`src/${tagName}/*.tsx`);
      const literal = wordsOf(components, /\bpart="([^"]+)"/g);
      assert.deepEqual(
        literal.filter((part) => !names(cssParts).includes(part)),
        [],
        `${tagName} writes, but does not list`,
      );
      const written: readonly string[] =
        wordsOf(components, /\bpart=(.+)/g)
          .join(' ')
          .match(/[\w-]+/g) ?? [];
      const unwritten = names(cssParts).filter((part) => !written.includes(part) && !PARTS_OF_DATA.includes(part));
      assert.deepEqual(unwritten, [], `${tagName} lists, but does not write`);
    }
  });

  it('contract §2: lists every custom property that the style sheets read, and no other', () => {
    const shared = wordsOf(
      sourceFiles('src/styles/{tokens,reset}.css', 'src/{parts,disclosure}/*.css'),
      /var\(\s*(--site-[\w-]+)/g,
    );
    for (const { tagName, cssProperties } of elements) {
      const own = wordsOf(sourceFiles(`src/${tagName}/*.css`), /var\(\s*(--site-[\w-]+)/g);
      assert.deepEqual(names(cssProperties), [...new Set([...own, ...shared])].sort(), tagName);
    }
  });
});

describe('designTokens', () => {
  it('reads names and defaults from the style sheet, brackets inside defaults included', () => {
    const [token] = designTokens(tokensCss);
    assert.equal(token?.name, '--site-color-surface');
    assert.equal(token?.default, 'light-dark(#fff, #0f1829)');
  });

  it('throws for a token that is not described', () => {
    const css = `${tokensCss} :host { --_new: var(--site-color-new, red); }`;
    assert.throws(() => designTokens(css), /--site-color-new of tokens\.css is not described/);
  });

  it('throws for a description whose token is gone', () => {
    assert.throws(
      () => designTokens(tokensCss.replace('--site-radius', '--other')),
      /--site-radius.* is not in tokens/,
    );
  });
});
