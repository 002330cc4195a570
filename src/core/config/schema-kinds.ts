import type * as v from 'valibot';

/** What a schema says beside its type, in `v.metadata()`. */
export interface Traits {
  /** What happens when a value is refused, as a sentence. Default: by the kind of value. */
  readonly otherwise?: string;
  /** Keys of which an object needs at least one, because it could do nothing without. */
  readonly needs?: readonly string[];
  /** True: one that has none of them says enough; only one whose sole key is broken is left out. */
  readonly canLackAll?: boolean;
  /** Whether a rich paragraph may hold a link that is refused, so that it is worth to be parsed. Its text stays. */
  readonly mayLoseLinks?: (text: string) => boolean;
}

/** Any valibot schema, and where its metadata is found. */
export type Schema = v.GenericSchema & {
  readonly pipe?: readonly { readonly kind: string; readonly metadata?: Traits }[];
};

/** An object with known keys. Its `message` is a noun for it: `link`. */
export type ObjectSchema = Schema & {
  readonly type: 'object';
  readonly entries: Readonly<Record<string, Schema>>;
  readonly message: string;
};

/** A list of one kind of items. */
export type ListSchema = Schema & { readonly type: 'array'; readonly item: Schema };

/** One of several kinds. Objects among them are told apart by the first key they all have: `type`. */
export type UnionSchema = Schema & { readonly type: 'union'; readonly options: readonly Schema[] };

/** An object whose keys are data. */
export type RecordSchema = Schema & { readonly type: 'record'; readonly value: Schema };

/** A text, number, boolean or one of several texts. The `message` of the schema and its checks says what is expected. */
export type ScalarSchema = Schema & {
  readonly type: 'string' | 'number' | 'boolean' | 'picklist';
  readonly options?: readonly string[];
};

/** The kinds that values of the data have; `type` tells them apart. */
export type KnownSchema = ObjectSchema | ListSchema | UnionSchema | RecordSchema | ScalarSchema;

/** The schema of a field without its `v.optional()`. */
export function fieldOf(entry: Schema): Schema {
  return entry.type === 'optional' ? (entry as Schema & { readonly wrapped: Schema }).wrapped : entry;
}

/** What a schema says beside its type. */
export function traitsOf(schema: Schema): Traits {
  return schema.pipe?.find(({ kind, metadata }) => kind === 'metadata' && metadata)?.metadata ?? {};
}
