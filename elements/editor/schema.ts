import { findNodeAtLocation, getLocation, type JSONPath, parseTree } from 'jsonc-parser';

/** What is read here of JSON Schema (draft 2020-12): what the published schemas are made of. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
}

/** Something that can stand where the cursor is. */
export interface Completion {
  /** What is offered, without quotes. */
  readonly name: string;
  /** What is written. */
  readonly text: string;
  /** How far into `text` the cursor goes. */
  readonly cursor: number;
  readonly description: string;
  readonly isRequired: boolean;
}

export interface Completions {
  /** What is replaced, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly Completion[];
}

/** A schema without references and alternatives: what it says itself wins over what it refers to. */
function alternatives(schema: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  const { $ref, anyOf, ...own } = schema;
  const target = $ref === undefined ? undefined : root.$defs?.[$ref.replace('#/$defs/', '')];
  if (target) return alternatives(target, root).map((one) => ({ ...one, ...own }));
  // An `anyOf` of `required` alone names no shapes.
  const shapes = anyOf?.filter((one) => one.$ref ?? one.type ?? one.anyOf) ?? [];
  return shapes.length > 0 ? shapes.flatMap((one) => alternatives(one, root)) : [own];
}

/** What the schema of a document says of a place in it. */
export function schemasAt(root: JsonSchema, path: JSONPath): readonly JsonSchema[] {
  return path.reduce<readonly JsonSchema[]>(
    (schemas, key) =>
      schemas
        .map(({ items, properties }) => (typeof key === 'number' ? items : properties?.[key]))
        .flatMap((schema) => (schema ? alternatives(schema, root) : [])),
    alternatives(root, root),
  );
}

/** An empty value of a schema's type, with the cursor inside. */
function emptyValue(schemas: readonly JsonSchema[]): string {
  const type = schemas.flatMap((schema) => schema.type ?? [])[0];
  if (schemas.some((schema) => schema.properties)) return '{}';
  if (type === 'array') return '[]';
  if (type === 'boolean') return 'true';
  return type === 'number' || type === 'integer' ? '' : '""';
}

function keyCompletions(root: JsonSchema, path: JSONPath, text: string, to: number): readonly Completion[] {
  const tree = parseTree(text);
  const object = tree && findNodeAtLocation(tree, path.slice(0, -1));
  const used = object?.children?.map(({ children }) => children?.[0]?.value) ?? [];
  const isValueThere = /^\s*:/.test(text.slice(to));
  const comma = /^\s*"/.test(text.slice(to)) ? ',' : '';
  return schemasAt(root, path.slice(0, -1)).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties)
      .filter(([key]) => !used.includes(key) || key === path.at(-1))
      .map(([key, schema]) => {
        const value = isValueThere ? '' : emptyValue(alternatives(schema, root));
        const written = JSON.stringify(key) + (isValueThere ? '' : `: ${value}`);
        const cursor = /^[["{]/.test(value) ? written.length - 1 : written.length;
        const { description = '' } = alternatives(schema, root)[0] ?? {};
        return { name: key, text: written + comma, cursor, description, isRequired: required.includes(key) };
      }),
  );
}

function valueCompletions(root: JsonSchema, path: JSONPath): readonly Completion[] {
  return schemasAt(root, path).flatMap(({ enum: values, type, description = '' }) =>
    (values ?? (type === 'boolean' ? [true, false] : [])).map((value) => {
      const text = JSON.stringify(value);
      return { name: String(value), text, cursor: text.length, description, isRequired: false };
    }),
  );
}

/** What can stand at an index of a JSON text, by its schema; the keys that an object has already are left out. */
export function completionsAt(root: JsonSchema, text: string, index: number): Completions {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, index);
  const isInside = previousNode && previousNode.offset <= index && index <= previousNode.offset + previousNode.length;
  const bareWord = /[\w-]*$/.exec(text.slice(0, index))?.[0].length ?? 0;
  const from = isInside ? previousNode.offset : index - bareWord;
  const to = isInside ? previousNode.offset + previousNode.length : index;
  const options = isAtPropertyKey ? keyCompletions(root, path, text, to) : valueCompletions(root, path);
  return { from, to, options };
}

/** What is told of the key or value at an index: what it is for, and which values it may have. */
export function descriptionAt(root: JsonSchema, text: string, index: number): string | undefined {
  const { path } = getLocation(text, index);
  const schemas = schemasAt(root, path);
  const { title, description } = schemas[0] ?? {};
  const values = schemas.flatMap((schema) => schema.enum ?? []).map((value) => JSON.stringify(value));
  const told = [description ?? title, values.length > 0 ? `One of ${values.join(', ')}.` : undefined];
  return told.filter(Boolean).join(' ') || undefined;
}
