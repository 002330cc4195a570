import * as v from 'valibot';
import {
  fieldOf,
  type KnownSchema,
  type ObjectSchema,
  type ScalarSchema,
  type Schema,
  traitsOf,
} from '../../../src/core/config/schema-kinds.ts';

/** Stands for a value that is not there. */
export const ABSENT = Symbol('absent');

/** How much there is beside a value: what it cannot do without, or everything. */
export type Company = 'sole' | 'whole';

/** A field of the data that holds no other ones. */
export interface Leaf {
  /** Where it stands: `/action_items/[primary]/title`. */
  readonly path: string;
  /** True for one of several values, of which one counts where the field is missing. */
  readonly isChoice: boolean;
  /** Values that should look different; `ABSENT` where the field may be missing. */
  readonly values: readonly unknown[];
  /** A document with the value at this place. */
  place(value: unknown, company: Company): unknown;
}

/** Texts for any field: languages where those are meant, and paths. */
const LOCALES = ['de-de', 'fr-fr'];
const PATHS = ['/one', '/two'];

function valuesOf(schema: Schema): readonly unknown[] {
  const known = schema as KnownSchema;
  if (known.type === 'picklist') return known.options ?? [];
  const isAddress = known.type === 'string' && !v.is(schema, 'javascript:');
  const texts = isAddress ? [...PATHS, ...LOCALES] : [...LOCALES, ...PATHS];
  return [...texts, 1, 2, false, true].filter((value) => v.is(schema, value)).slice(0, 2);
}

function sampleOf(schema: Schema, company: Company): unknown {
  const known = schema as KnownSchema;
  if (known.type === 'object') return objectOf(known, company);
  if (known.type === 'array') return [sampleOf(known.item, company)];
  if (known.type === 'record') return { 0: sampleOf(known.value, company) };
  return known.type === 'union' ? sampleOf(known.options[0] as Schema, company) : valuesOf(schema)[0];
}

/** @param given - the key that is set by the caller; where an object needs one of several, it is that one. */
function objectOf(schema: ObjectSchema, company: Company, given = ''): Record<string, unknown> {
  const { needs = [] } = traitsOf(schema);
  const needed = needs.includes(given) ? given : needs[0];
  const keys = Object.keys(schema.entries).filter((key) => {
    const entry = schema.entries[key] as Schema;
    if (fieldOf(entry).type === 'unknown') return false;
    if (key === 'locales' || (key === 'locale' && given === 'locales')) return false; // Each names other languages.
    return company === 'whole' || fieldOf(entry) === entry || key === needed;
  });
  return Object.fromEntries(keys.map((key) => [key, sampleOf(fieldOf(schema.entries[key] as Schema), company)]));
}

function leavesOfField(schema: ObjectSchema, key: string, kind: Readonly<Record<string, unknown>>): readonly Leaf[] {
  const entry = schema.entries[key] as Schema;
  const field = fieldOf(entry);
  const isNeeded = field === entry || traitsOf(schema).needs?.includes(key);
  return leavesOf(field).map((leaf) => ({
    ...leaf,
    path: `/${key}${leaf.path}`,
    values: leaf.path !== '' || isNeeded || leaf.isChoice ? leaf.values : [...leaf.values, ABSENT],
    place: (value, company) => {
      const { [key]: _sample, ...others } = { ...objectOf(schema, company, key), ...kind };
      const inner = leaf.place(value, company);
      return inner === ABSENT ? others : { ...others, [key]: inner };
    },
  }));
}

function leavesOfObject(schema: ObjectSchema, kind: Readonly<Record<string, unknown>> = {}): readonly Leaf[] {
  return Object.keys(schema.entries).flatMap((key) => {
    const isOurs = !(key in kind) && fieldOf(schema.entries[key] as Schema).type !== 'unknown';
    return isOurs ? leavesOfField(schema, key, kind) : [];
  });
}

/** One of several kinds: objects that their first key tells apart are walked once for each of its values. */
function leavesOfUnion(options: readonly Schema[]): readonly Leaf[] {
  return options.flatMap((option) => {
    if (option.type !== 'object') return leavesOf(option);
    const schema = option as ObjectSchema;
    const [key = ''] = Object.keys(schema.entries);
    const kind = fieldOf(schema.entries[key] as Schema) as ScalarSchema;
    if (kind.type !== 'picklist') return leavesOfObject(schema);
    return (kind.options ?? []).flatMap((name) =>
      leavesOfObject(schema, { [key]: name }).map((leaf) => ({ ...leaf, path: `/[${name}]${leaf.path}` })),
    );
  });
}

function leafOf(schema: Schema): Leaf {
  const values = valuesOf(schema);
  const isChoice = (schema.type === 'picklist' && values.length > 1) || schema.type === 'boolean';
  return { path: '', isChoice, values, place: (value) => value };
}

/** A list of the value, if there is one. */
function present(value: unknown): readonly unknown[] {
  return value === ABSENT ? [] : [value];
}

/** Every leaf of a schema, each with documents that hold it. */
export function leavesOf(schema: Schema): readonly Leaf[] {
  const known = schema as KnownSchema;
  switch (known.type) {
    case 'object':
      return leavesOfObject(known);
    case 'union':
      return leavesOfUnion(known.options);
    case 'array':
      return leavesOf(known.item).map((leaf) => ({ ...leaf, place: (...told) => present(leaf.place(...told)) }));
    case 'record':
      return leavesOf(known.value).map((leaf) => ({
        ...leaf,
        place: (...told) => ({ ...present(leaf.place(...told)) }),
      }));
    default:
      return [leafOf(schema)];
  }
}
