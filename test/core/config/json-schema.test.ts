import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { jsonSchemas } from '../../../elements/manifest/json-schema.ts';
import { parseNavigation } from '../../../src/core/config/parse-data.ts';
import { accepts, KEYWORDS, type Schema } from './json-schema-check.ts';

const DOCUMENTS = jsonSchemas() as Readonly<
  Record<string, Schema & { readonly $id: string; readonly $schema: string }>
>;

function documentAt(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`documents/${path}`, import.meta.url), 'utf8'));
}

function isAccepted(fileName: string, value: unknown): boolean {
  const schema = DOCUMENTS[fileName];
  assert(schema);
  return accepts(schema, schema, value);
}

/** Every part of a schema that is a schema itself, with where it stands. */
function partsOf(schema: Schema, path = ''): readonly (readonly [path: string, part: Schema])[] {
  const named = [schema.$defs, schema.properties, schema.patternProperties].flatMap((parts) =>
    Object.entries(parts ?? {}),
  );
  const listed = [schema.items, ...(schema.anyOf ?? []), schema.additionalProperties].flatMap((part) =>
    typeof part === 'object' ? [['', part] as const] : [],
  );
  return [[path, schema], ...[...named, ...listed].flatMap(([key, part]) => partsOf(part, `${path}/${key}`))];
}

describe('jsonSchemas', () => {
  it('contract §6: has a document for each kind of data', () => {
    assert.deepEqual(Object.keys(DOCUMENTS), [
      'navigation.json',
      'section-nav.json',
      'page.json',
      'search-config.json',
      'suggestions.json',
    ]);
  });

  for (const [fileName, document] of Object.entries(DOCUMENTS)) {
    describe(fileName, () => {
      it('names itself and its draft', () => {
        assert.equal(document.$schema, 'https://json-schema.org/draft/2020-12/schema');
        assert.equal(document.$id, `https://site-elements.example/schema/${fileName}`);
        assert(document.title && document.description);
      });

      it('describes every field and every shape', () => {
        for (const [name, definition] of Object.entries(document.$defs ?? {})) {
          assert(definition.title, name);
          assert(definition.description, name);
          for (const [key, property] of Object.entries(definition.properties ?? {})) {
            assert(property.description ?? property.$ref, `${name}.${key}`);
          }
        }
      });

      it('speaks to authors: no description names our own documents or holds a comment’s leftovers', () => {
        for (const [path, { description = 'A.' }] of partsOf(document)) {
          assert.match(description, /^[A-Z`][^\n]*\.$/, path);
          assert.doesNotMatch(description, /data\.md|[Ss]pecification|[Cc]ontract §|§|\*/, path);
        }
      });

      it('uses known keywords, and refers only to what it holds, and holds nothing else', () => {
        const references = partsOf(document).flatMap(([, { $ref }]) => ($ref === undefined ? [] : [$ref]));
        const held = Object.keys(document.$defs ?? {}).map((name) => `#/$defs/${name}`);
        assert.deepEqual([...new Set(references)].sort(), held.sort());
        for (const [path, part] of partsOf(document)) {
          for (const keyword of Object.keys(part)) assert(KEYWORDS.includes(keyword), `${path}: ${keyword}`);
        }
      });
    });
  }

  it('data.md: accepts the examples', () => {
    assert(isAccepted('navigation.json', documentAt('navigation.en-us.json')));
    assert(isAccepted('navigation.json', documentAt('navigation-complete.json')));
    assert(isAccepted('section-nav.json', documentAt('section-nav.json')));
    assert(isAccepted('page.json', documentAt('page.json')));
    assert(isAccepted('search-config.json', documentAt('search.json')));
  });

  for (const file of ['javascript-url', 'link-without-url', 'navigation-is-object', 'unknown-key', 'unknown-style']) {
    it(`data.md: refuses ${file}, as the parser does`, () => {
      const raw = documentAt(`broken/${file}.json`);
      assert.equal(isAccepted('navigation.json', raw), false);
      assert.equal(parseNavigation(raw).problems.length, 1);
    });
  }

  it('contract §5: accepts both forms of an answer, and what a server adds', () => {
    const suggestions = [{ title: 'Kibana', url: '/kibana', website_area: 'documentation/kibana', score: 1.5 }];
    assert(isAccepted('suggestions.json', suggestions));
    assert(isAccepted('suggestions.json', { suggestions, total: 1 }));
    assert.equal(isAccepted('suggestions.json', { results: suggestions }), false);
    assert.equal(isAccepted('suggestions.json', [{ title: 'No address' }]), false);
  });

  it('data.md: lets metadata of content-management systems and `$schema` stand anywhere', () => {
    const metadata = { created_at: '', _version: 2, ACL: {}, tags: [], publish_details: {} };
    const navigation = [{ ...metadata, title: 'A', url: '/a' }];
    assert(isAccepted('navigation.json', { $schema: 'navigation.json', ...metadata, navigation }));
    assert.equal(isAccepted('navigation.json', { uid: {} }), false);
  });

  it('asks for one of the keys that an item needs', () => {
    assert.equal(isAccepted('navigation.json', { navigation: [{ title: 'A' }] }), false);
    assert(isAccepted('navigation.json', { navigation: [{ title: 'A', sections: [] }] }));
    assert(isAccepted('section-nav.json', { title: 'A', nav: { sub_nav: [{ title_l10n: 'B' }] } }));
  });
});
