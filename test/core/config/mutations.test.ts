import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { jsonSchemas } from '../../../elements/manifest/json-schema.ts';
import { navigationSchema } from '../../../src/core/config/navigation.ts';
import { parseNavigation as parse } from '../../../src/core/config/parse-data.ts';
import type { Problem } from '../../../src/core/config/problem.ts';
import { METADATA_KEY } from '../../../src/core/config/usable-data.ts';
import { accepts, type Schema } from './json-schema-check.ts';
import { plain } from './plain.ts';

const parseNavigation = plain(parse);

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

const RUNS_COUNT = 1000;
const COMPLETE = readFileSync(new URL('documents/navigation-complete.json', import.meta.url), 'utf8');

/** A fresh copy of a valid document that has every key. */
function completeDocument(): Json {
  return JSON.parse(COMPLETE) as Json;
}

function pathsOf(value: Json, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, entry]) =>
      pathsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, key) => (found as Record<string | number, unknown> | undefined)?.[key], value);
}

/** What can go wrong with one place of a document: it becomes another value, goes, or gets another key. */
type Mutation =
  | { readonly kind: 'replace'; readonly value: Json }
  | { readonly kind: 'wrap in list' | 'wrap in object' | 'swap type' | 'delete' }
  | { readonly kind: 'rename'; readonly key: string };

const PATHS = pathsOf(completeDocument()).filter(({ length }) => length > 0);

const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map((value) => ({ kind: 'replace', value: value as Json }) as const),
  fc.constantFrom('wrap in list', 'wrap in object', 'swap type', 'delete').map((kind) => ({ kind }) as const),
  fc.stringMatching(/^[a-z]{3,8}$/).map((key) => ({ kind: 'rename', key }) as const),
);

function swapped(value: Json): Json {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'object') return 'text';
  return [value];
}

/** A valid document with one place mutated. */
function mutated(path: Path, mutation: Mutation): Json {
  const root = completeDocument();
  const parent = valueAt(root, path.slice(0, -1)) as Record<string | number, Json>;
  const key = path.at(-1) as string | number;
  const value = parent[key] as Json;
  if (mutation.kind === 'replace') parent[key] = mutation.value;
  if (mutation.kind === 'wrap in list') parent[key] = [value];
  if (mutation.kind === 'wrap in object') parent[key] = { value };
  if (mutation.kind === 'swap type') parent[key] = swapped(value);
  if (mutation.kind === 'rename' && !Array.isArray(parent)) parent[mutation.key] = value;
  if (mutation.kind === 'delete' || mutation.kind === 'rename') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
  return root;
}

const anyCase = fc.record({ path: fc.constantFrom(...PATHS), mutation: anyMutation });

/** All scalars of a value that say something to the elements, as text. */
function contentOf(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, entry]) => (METADATA_KEY.test(key) ? [] : contentOf(entry)));
  }
  const text = String(value ?? '').trim();
  return text === '' ? [] : [text];
}

/** Whether a problem points at something in the document, or at a key that is missing from an object in it. */
function pointsInto(document: Json, { pointer }: Problem): boolean {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const parent = valueAt(document, keys.slice(0, -1));
  return (
    typeof parent === 'object' &&
    parent !== null &&
    (!Array.isArray(parent) || Object.hasOwn(parent, keys.at(-1) ?? ''))
  );
}

describe('parseNavigation: a valid document with one place mutated', () => {
  it('contract §2: gives valid data, which is read again without a problem', () => {
    fc.assert(
      fc.property(anyCase, ({ path, mutation }) => {
        const { data } = parseNavigation(mutated(path, mutation));
        assert(v.is(navigationSchema, data));
        assert.deepEqual(parseNavigation(data), { data, problems: [] });
      }),
      { numRuns: RUNS_COUNT },
    );
  });

  it('contract §2: keeps everything outside the list item, or the key at the top, that was mutated', () => {
    fc.assert(
      fc.property(anyCase, ({ path, mutation }) => {
        const data = parseNavigation(mutated(path, mutation)).data as Json;
        const index = path.findLastIndex((key) => typeof key === 'number');
        if (index < 0) {
          const { [path[0] as string]: _mutated, ...others } = completeDocument() as Record<string, Json>;
          for (const [key, value] of Object.entries(others)) assert.deepEqual(valueAt(data, [key]), value);
          return;
        }
        const list = path.slice(0, index);
        const others = (valueAt(completeDocument(), list) as Json[]).toSpliced(path[index] as number, 1);
        const kept = valueAt(data, list) as Json[];
        if (kept.length > others.length) kept.splice(path[index] as number, 1);
        assert.deepEqual(kept, others);
      }),
      { numRuns: RUNS_COUNT },
    );
  });

  it('contract §2: loses nothing without a problem', () => {
    fc.assert(
      fc.property(anyCase, ({ path, mutation }) => {
        const document = mutated(path, mutation);
        const { data, problems } = parseNavigation(document);
        if (problems.length === 0) assert.deepEqual(contentOf(data).toSorted(), contentOf(document).toSorted());
      }),
      { numRuns: RUNS_COUNT },
    );
  });

  it('contract §2: points each problem at what is there, or at what is missing', () => {
    fc.assert(
      fc.property(anyCase, ({ path, mutation }) => {
        const document = mutated(path, mutation);
        for (const problem of parseNavigation(document).problems) {
          assert(pointsInto(document, problem), problem.pointer);
          assert.match(problem.consequence, /^[A-Z].+\.$/);
        }
      }),
      { numRuns: RUNS_COUNT },
    );
  });

  it('contract §2: finds nothing wrong, but for addresses and languages, with what the JSON Schema accepts', () => {
    const schema = jsonSchemas()['navigation.json'] as Schema;
    fc.assert(
      fc.property(anyCase, ({ path, mutation }) => {
        const document = mutated(path, mutation);
        fc.pre(accepts(schema, schema, document));
        // Editors check an address by its scheme only, and a language not at all.
        const { problems } = parseNavigation(document);
        assert.deepEqual(
          problems.filter(({ pointer }) => !/\/(url|src|src_dark|(?:languages|locales)\/\d+\/code)$/.test(pointer)),
          [],
        );
      }),
      { numRuns: RUNS_COUNT / 4 },
    );
  });

  it('contract §2: never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (raw) => {
        parseNavigation(raw);
        parseNavigation({ navigation: raw, masthead: { marquee: raw }, action_items: [raw], ctas: { search: raw } });
      }),
      { numRuns: RUNS_COUNT },
    );
  });
});
