// For the build and for Node alone: it reads the sources of src/core/config/, whose comments are the descriptions.
import { readFileSync } from 'node:fs';
import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as blockShapes from '../../src/core/config/block-shapes.ts';
import { text, url } from '../../src/core/config/field-schemas.ts';
import * as headerLocale from '../../src/core/config/header-locale.ts';
import * as linkShapes from '../../src/core/config/link-shapes.ts';
import * as localeShapes from '../../src/core/config/locale-shapes.ts';
import * as mastheadShapes from '../../src/core/config/masthead-shapes.ts';
import * as navigation from '../../src/core/config/navigation.ts';
import { type Schema, traitsOf } from '../../src/core/config/schema-kinds.ts';
import * as searchConfig from '../../src/core/config/search-config.ts';
import * as sectionNav from '../../src/core/config/section-nav.ts';
import * as sectionShapes from '../../src/core/config/section-shapes.ts';
import * as subnavLocale from '../../src/core/config/subnav-locale.ts';
import * as suggestionShapes from '../../src/core/config/suggestion-shapes.ts';
import { METADATA_KEY } from '../../src/core/config/usable-data.ts';

/** Modules with schemas by their file; one that spreads another's entries stands after it. */
const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'link-shapes.ts': linkShapes,
  'section-shapes.ts': sectionShapes,
  'block-shapes.ts': blockShapes,
  'masthead-shapes.ts': mastheadShapes,
  'locale-shapes.ts': localeShapes,
  'header-locale.ts': headerLocale,
  'subnav-locale.ts': subnavLocale,
  'navigation.ts': navigation,
  'section-nav.ts': sectionNav,
  'search-config.ts': searchConfig,
  'suggestion-shapes.ts': suggestionShapes,
};

/** Published documents by file name, and the schema that each describes. */
const DOCUMENTS = {
  'navigation.json': 'Navigation',
  'section-nav.json': 'SectionNav',
  'page.json': 'Page',
  'search-config.json': 'SearchConfig',
  'suggestions.json': 'Suggestions',
};

/** Marks a scheme that the URL policy refuses; the parser knows the rest of the policy. */
const URL_PATTERN = '^\\s*(?:(?:https?|mailto|tel):|(?![A-Za-z][A-Za-z0-9+.-]*:)).*\\S';

/** What the source says about a schema: its comment, and those of its fields. */
interface Comments {
  readonly description: string;
  readonly fields: Record<string, string>;
}

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[^])*)\*\/\s+`;
const DOCUMENTED = new RegExp(
  String.raw`(?:${COMMENT})?(?:export )?const (\w+) =|${COMMENT}(\w+)[:,]|\.\.\.(\w+)`,
  'g',
);

/** A comment as one line, up to where it names its source. */
function sentences(comment = ''): string {
  const line = comment.replace(/\s*\n\s*\* ?/g, ' ').trim();
  return line.replace(/\s*\b(?:data\.md|Specification|Contract)\b.*$/, '');
}

/** The comments in a source by the name of the constant they belong to; `known` are those of other sources. */
function commentsOf(source: string, known: Readonly<Record<string, Comments>>): Record<string, Comments> {
  const found: Record<string, Comments> = {};
  let current: Comments = { description: '', fields: {} };
  for (const [, text, constant, fieldText, field, spread] of source.matchAll(DOCUMENTED)) {
    if (constant) {
      current = { description: sentences(text), fields: {} };
      found[constant] = current;
    } else if (field) current.fields[field] = sentences(fieldText);
    else if (spread) Object.assign(current.fields, (found[spread] ?? known[spread])?.fields);
  }
  return found;
}

/** `navItemSchema` as JSON Schema and its users call it: `NavItem`. */
function definitionName(constant: string): string {
  return `${constant.charAt(0).toUpperCase()}${constant.slice(1)}`.replace(/Schema$/, '');
}

/** `NavItem` as a title: `Nav item`. */
function titleOf(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Closes an object but for the keys of content-management systems; its own keys stand in no pattern. */
function closed({ properties = {} }: JsonSchema): JsonSchema {
  const own = Object.keys(properties).filter((key) => METADATA_KEY.test(key));
  const metadata = METADATA_KEY.source.replace('^', own.length > 0 ? `^(?!(?:${own.join('|')})$)` : '^');
  return { patternProperties: { [metadata]: {} }, additionalProperties: false };
}

function describedProperties({ properties = {} }: JsonSchema, { fields }: Comments): Record<string, JsonSchema> {
  const entries = Object.entries(properties).map(([key, property]) => {
    const description = fields[key];
    return [key, { ...(description && { description }), ...Object(property) }] as const;
  });
  return Object.fromEntries(entries);
}

/** What valibot's own conversion does not know: comments, the URL policy, and numbers that are read as text. */
function completed(
  schema: Schema,
  jsonSchema: JsonSchema,
  comments: ReadonlyMap<Schema, Comments>,
): JsonSchema | undefined {
  if (schema === url.pipe[0]) return { ...jsonSchema, pattern: URL_PATTERN };
  if (schema === text.pipe[0]) return { ...jsonSchema, type: ['string', 'number'], pattern: '\\S' };
  const comment = comments.get(schema);
  if (!comment || !jsonSchema.properties) return undefined;
  const properties = describedProperties(jsonSchema, comment);
  return { ...jsonSchema, properties, ...(schema.type === 'object' && closed(jsonSchema)) };
}

/** All definitions, each by its name. */
function definitions(): Record<string, JsonSchema> {
  const commentsByConstant: Record<string, Comments> = {};
  const comments = new Map<Schema, Comments>();
  const schemas: Record<string, Schema> = {};
  for (const [file, module] of Object.entries(MODULES)) {
    const source = readFileSync(new URL(`../../src/core/config/${file}`, import.meta.url), 'utf8');
    Object.assign(commentsByConstant, commentsOf(source, commentsByConstant));
    for (const [constant, schema] of Object.entries(module as Readonly<Record<string, Schema>>)) {
      const comment = commentsByConstant[constant];
      if (!constant.endsWith('Schema') || !comment) continue;
      schemas[definitionName(constant)] = schema;
      comments.set(schema, comment).set((schema.pipe?.[0] as Schema | undefined) ?? schema, comment);
    }
  }
  const converted = toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: ['check', 'metadata', 'non_empty', 'transform', 'trim'],
    overrideSchema: ({ valibotSchema, jsonSchema }) => completed(valibotSchema, jsonSchema, comments),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { needs, canLackAll } = traitsOf(schema);
      const anyOf = canLackAll ? undefined : needs?.map((key) => ({ required: [key] }));
      const description = comments.get(schema)?.description;
      return [name, { title: titleOf(name), description, ...converted[name], ...(anyOf && { anyOf }) }];
    }),
  );
}

/** Adds a definition and those that it refers to. */
function collect(name: string, all: Readonly<Record<string, JsonSchema>>, found: Record<string, JsonSchema>): void {
  const definition = all[name];
  if (!definition || name in found) return;
  found[name] = definition;
  for (const [, reference] of JSON.stringify(definition).matchAll(/"#\/\$defs\/(\w+)"/g))
    collect(reference ?? '', all, found);
}

/**
 * The published JSON Schema documents (draft 2020-12), for editors that complete and check the data while it is
 * written. They describe how data is best written; the parser also takes `null` for an absent field and a single text
 * for a list of one. Contract §2 (Validation) and §6.
 *
 * @returns each document by its file name.
 */
export function jsonSchemas(): Record<string, object> {
  const all = definitions();
  const documents = Object.entries(DOCUMENTS).map(([fileName, name]) => {
    const $defs: Record<string, JsonSchema> = {};
    collect(name, all, $defs);
    const document = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `https://site-elements.example/schema/${fileName}`,
      title: $defs[name]?.title,
      description: $defs[name]?.description,
      $ref: `#/$defs/${name}`,
      $defs,
    };
    return [fileName, document] as const;
  });
  return Object.fromEntries(documents);
}
