import * as v from 'valibot';
import { DATA_ITEMS_MAX_COUNT } from '../../constants.ts';
import {
  fieldOf,
  type KnownSchema,
  type ListSchema,
  type ObjectSchema,
  type RecordSchema,
  type ScalarSchema,
  type Schema,
  traitsOf,
  type UnionSchema,
} from './schema-kinds.ts';
import { withoutPrototype } from './without-prototype.ts';

/** Data as the elements see it: nothing in it can be changed. */
export type DeepReadonly<Data> = Data extends object ? { readonly [Key in keyof Data]: DeepReadonly<Data[Key]> } : Data;

/** Stands for a value that cannot be used. Its problem has been reported. */
const REFUSED = Symbol('refused');

/** Keys of content-management systems, which say nothing to the elements. data.md. */
export const METADATA_KEY =
  /^(?:[_$].*|(?:created|updated|published|deleted)(?:_at|_by|At|By)|publish_details|ACL|tags|uid|id|locale|version|sys|metadata)$/;

/**
 * Told of each value that cannot be used. `read-data.ts` makes problems of it; who only wants the data need not.
 *
 * @param path - Keys and indexes that lead from the top to the value.
 * @param value - What came: `UNREADABLE` if to look at it throws, and for an unknown key that key.
 * @param expected - A noun phrase, or the few texts that would have been right; absent for a rich paragraph that may
 * hold a link that is refused.
 * @param dropped - What is left out because of it; absent for an unknown key.
 */
export type Note = (
  path: readonly (string | number)[],
  value: unknown,
  expected: string | readonly string[] | undefined,
  dropped?: Schema,
) => void;

/** Stands in a `Note` for what throws when it is read. */
export const UNREADABLE = Symbol('unreadable');

/** One reading of one document: where it stands, and who is told. */
interface Reading {
  readonly path: (string | number)[];
  readonly note: Note;
  /** How many more list items are read. */
  itemsLeft: number;
}

/**
 * Reads data by a schema and leaves out what is wrong, where valibot's own `parse` would refuse all of it. A refused
 * optional field is left out; a refused required one takes its object with it, up to the list item or the optional
 * field that this is. Contract §2 (Validation) and §7, data.md.
 *
 * Authors are met half-way without a problem: `null` or an empty text in an optional field is none, a number is a text
 * where text is expected, a single text, number or boolean is a list of one.
 *
 * The result is made of new objects with known keys only, so nothing in the input can surprise whoever uses it. Never
 * throws: the input may hold getters, proxies and circles.
 *
 * @param raw - Anything; `undefined` is no data and no problem.
 * @returns `undefined` if nothing can be used.
 */
export function usableData<const Root extends v.GenericSchema>(
  schema: Root,
  raw: unknown,
  note: Note,
): DeepReadonly<v.InferOutput<Root>> | undefined {
  if (raw === undefined) return undefined;
  const data = read({ path: [], note, itemsLeft: DATA_ITEMS_MAX_COUNT }, schema, raw, schema);
  return data === REFUSED ? undefined : (data as DeepReadonly<v.InferOutput<Root>>);
}

/** @param dropped - What is left out if this value is refused: itself, or what it is a required part of. */
function read(reading: Reading, schema: Schema, input: unknown, dropped: Schema): unknown {
  try {
    const known = schema as KnownSchema;
    switch (known.type) {
      case 'object':
        return readObject(reading, known, input, dropped);
      case 'array':
        return readList(reading, known, input, dropped);
      case 'union':
        return readUnion(reading, known, input, dropped);
      case 'record':
        return readRecord(reading, known, input, dropped);
      default:
        return readScalar(reading, known, input, dropped);
    }
  } catch {
    // A getter or a proxy threw.
    return refuse(reading, UNREADABLE, 'plain data', dropped);
  }
}

/** Reads what stands under a key or index of the place being read. */
function readAt(reading: Reading, key: string | number, schema: Schema, input: unknown, dropped: Schema): unknown {
  reading.path.push(key);
  const result = read(reading, schema, input, dropped);
  reading.path.pop();
  return result;
}

function refuse(
  { path, note }: Reading,
  value: unknown,
  expected: string | readonly string[],
  dropped: Schema,
): typeof REFUSED {
  note(path, value, expected, dropped);
  return REFUSED;
}

function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** Whether an optional field is left open: also by the `null` and `""` that templates print for an empty field. */
function isAbsent(schema: Schema, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && value.trim() === '' && !v.is(schema, value);
}

/**
 * The optional key that an object cannot do without: the only one given of those it needs one of, or the first if
 * none is, unless it can lack all. With two there is still the other one.
 */
function soleNeeded(schema: ObjectSchema, given: Readonly<Record<string, unknown>>): string | undefined {
  const { needs = [], canLackAll } = traitsOf(schema);
  const [first = canLackAll ? undefined : needs[0], second] = needs.filter(
    (key) => !isAbsent(fieldOf(schema.entries[key] as Schema), given[key]),
  );
  return second === undefined ? first : undefined;
}

function readObject(reading: Reading, schema: ObjectSchema, input: unknown, dropped: Schema): unknown {
  if (!isObject(input)) return refuse(reading, input, 'an object', dropped);
  const given = withoutPrototype<Record<string, unknown>>({});
  for (const key of Object.keys(schema.entries)) if (Object.hasOwn(input, key)) given[key] = input[key];
  const sole = soleNeeded(schema, given);
  const output = withoutPrototype<Record<string, unknown>>({});
  let isWhole = true;
  for (const [key, entry] of Object.entries(schema.entries)) {
    const field = fieldOf(entry);
    if (field.type === 'unknown') continue; // It is somebody else's.
    const isOptional = field !== entry && key !== sole;
    if (isOptional && isAbsent(field, given[key])) continue;
    const result = readAt(reading, key, field, given[key], isOptional ? field : dropped);
    if (result !== REFUSED) output[key] = result;
    else if (!isOptional) isWhole = false;
  }
  noteUnknownKeys(reading, schema, input);
  const { needs, canLackAll } = traitsOf(schema);
  if (needs && !needs.some((key) => key in output)) {
    // With a sole one its own problem says so already.
    if (sole) return REFUSED;
    if (!canLackAll || needs.some((key) => !isAbsent(fieldOf(schema.entries[key] as Schema), given[key]))) {
      return refuse(reading, input, `an object with a usable ${needs.join(' or ')}`, dropped);
    }
  }
  return isWhole ? output : REFUSED;
}

function noteUnknownKeys({ path, note }: Reading, schema: ObjectSchema, input: object): void {
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(schema.entries, key) && !METADATA_KEY.test(key)) {
      note([...path, key], key, Object.keys(schema.entries));
    }
  }
}

function readList(reading: Reading, schema: ListSchema, input: unknown, dropped: Schema): unknown {
  if (!Array.isArray(input)) {
    const single = typeof input === 'object' ? undefined : v.safeParse(schema.item, asText(schema.item, input));
    return single?.success ? [single.output] : refuse(reading, input, 'a list', dropped);
  }
  const output: unknown[] = [];
  for (let index = 0; index < input.length; index++) {
    if (reading.itemsLeft === 0) {
      reading.note(
        [...reading.path, index],
        input[index],
        `${DATA_ITEMS_MAX_COUNT} list items at most, in all`,
        schema,
      );
      break;
    }
    reading.itemsLeft -= 1;
    const item = readAt(reading, index, schema.item, input[index], schema.item);
    if (item !== REFUSED) output.push(item);
  }
  return output;
}

function readUnion(reading: Reading, schema: UnionSchema, input: unknown, dropped: Schema): unknown {
  const kinds = schema.options.filter(({ type }) => (type === 'object') === isObject(input));
  if (isObject(input) && kinds.length > 1) return readKind(reading, kinds as ObjectSchema[], input, dropped);
  return read(reading, kinds[0] ?? (schema.options[0] as Schema), input, dropped);
}

/** Reads an object of one of several kinds, which the first key of all of them tells apart. */
function readKind(
  reading: Reading,
  kinds: readonly ObjectSchema[],
  input: Readonly<Record<string, unknown>>,
  dropped: Schema,
): unknown {
  const key = Object.keys(kinds[0]?.entries ?? {})[0] as string;
  const names = kinds.map(({ entries }) => entries[key] as ScalarSchema);
  const kind = kinds[names.findIndex((name) => v.is(name, input[key]))];
  if (kind) return read(reading, kind, input, dropped);
  return readAt(reading, key, v.picklist(names.flatMap(({ options = [] }) => options)), input[key], dropped);
}

function readRecord(reading: Reading, schema: RecordSchema, input: unknown, dropped: Schema): unknown {
  if (!isObject(input)) return refuse(reading, input, 'an object', dropped);
  const output = withoutPrototype<Record<string, unknown>>({});
  for (const key of Object.keys(input)) {
    const value = input[key];
    if (METADATA_KEY.test(key) || isAbsent(schema.value, value)) continue;
    const result = readAt(reading, key, schema.value, value, schema.value);
    if (result !== REFUSED) output[key] = result;
  }
  return output;
}

/** A number as its text, where a text is expected: content-management systems write `"version": 121`. */
function asText(schema: Schema, input: unknown): unknown {
  return schema.type === 'string' && Number.isFinite(input) ? String(input) : input;
}

function readScalar(reading: Reading, schema: ScalarSchema, input: unknown, dropped: Schema): unknown {
  const result = v.safeParse(schema, asText(schema, input));
  if (!result.success) return refuse(reading, input, schema.options ?? result.issues[0].message, dropped);
  if (traitsOf(schema).mayLoseLinks?.(String(result.output)))
    reading.note(reading.path, result.output, undefined, schema);
  return result.output;
}
