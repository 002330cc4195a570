/** A JSON Schema document, or a part of one. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
}

/** The keywords above; a schema that uses another one cannot be judged by `accepts`. */
export const KEYWORDS: readonly string[] = [
  ...['$schema', '$id', '$ref', '$defs', 'title', 'description', 'type', 'properties', 'patternProperties'],
  ...['additionalProperties', 'propertyNames', 'required', 'items', 'anyOf', 'enum', 'pattern'],
  ...['minimum', 'exclusiveMinimum'],
];

function hasType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function acceptsObject(root: Schema, schema: Schema, value: Readonly<Record<string, unknown>>): boolean {
  const { properties = {}, patternProperties = {}, additionalProperties = true, required = [] } = schema;
  if (!required.every((key) => Object.hasOwn(value, key))) return false;
  return Object.entries(value).every(([key, entry]) => {
    const matching = Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern, 'u').test(key));
    const own = Object.hasOwn(properties, key) ? [properties[key] as Schema] : [];
    const known = [...own, ...matching.map(([, part]) => part)];
    if (known.length > 0) return known.every((part) => accepts(root, part, entry));
    return typeof additionalProperties === 'boolean'
      ? additionalProperties
      : accepts(root, additionalProperties, entry);
  });
}

/** Whether a value is valid by the part of JSON Schema 2020-12 that our documents use. */
export function accepts(root: Schema, schema: Schema, value: unknown): boolean {
  const referred = schema.$ref === undefined ? undefined : root.$defs?.[schema.$ref.replace('#/$defs/', '')];
  if (schema.$ref !== undefined && (referred === undefined || !accepts(root, referred, value))) return false;
  if (schema.type !== undefined && ![schema.type].flat().some((type) => hasType(value, type))) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  if (schema.anyOf !== undefined && !schema.anyOf.some((part) => accepts(root, part, value))) return false;
  if (typeof value === 'string') return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value);
  if (typeof value === 'number')
    return value >= (schema.minimum ?? -Infinity) && value > (schema.exclusiveMinimum ?? -Infinity);
  if (Array.isArray(value))
    return value.every((item) => schema.items === undefined || accepts(root, schema.items, item));
  return typeof value !== 'object' || value === null || acceptsObject(root, schema, value as Record<string, unknown>);
}
