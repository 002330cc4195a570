import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockSchema, cardSchema } from '../../src/core/config/block-shapes.ts';
import { headerLocaleSchema, headerTextsSchema } from '../../src/core/config/header-locale.ts';
import { barLinkSchema, ctaSchema, imageSchema, linkSchema } from '../../src/core/config/link-shapes.ts';
import { mastheadSchema } from '../../src/core/config/masthead-shapes.ts';
import { actionItemSchema, navItemSchema, navigationSchema } from '../../src/core/config/navigation.ts';
import { fieldOf, type KnownSchema, type Schema } from '../../src/core/config/schema-kinds.ts';
import {
  localisedTextsSchema,
  searchConfigSchema,
  searchLocaleSchema,
  searchTextsSchema,
} from '../../src/core/config/search-config.ts';
import { pageSchema, sectionNavSchema } from '../../src/core/config/section-nav.ts';
import { sectionSchema } from '../../src/core/config/section-shapes.ts';
import { subnavLocaleSchema, subnavTextsSchema } from '../../src/core/config/subnav-locale.ts';
import { suggestionSchema } from '../../src/core/config/suggestion-shapes.ts';
import {
  allRules,
  type Citation,
  citedParagraphs,
  citedRules,
  citedShapes,
  citingFiles,
  listedFields,
  namedInTitles,
  rows,
} from './rules.ts';
import { sourceFiles } from './source-files.ts';

const SHAPES = {
  BarLink: barLinkSchema,
  Link: linkSchema,
  Cta: ctaSchema,
  Image: imageSchema,
  Locale: headerLocaleSchema,
  HeaderTexts: headerTextsSchema,
  SubnavTexts: subnavTextsSchema,
  Navigation: navigationSchema,
  Masthead: mastheadSchema,
  ActionItem: actionItemSchema,
  NavItem: navItemSchema,
  Section: sectionSchema,
  Card: cardSchema,
  SectionNav: sectionNavSchema,
  Page: pageSchema,
  SearchConfig: searchConfigSchema,
  SearchTexts: searchTextsSchema,
  Suggestion: suggestionSchema,
};
/** Shapes that have a heading of their own: their fields are not listed where they are used. */
const NAMED = new Set<unknown>([
  ...Object.values(SHAPES),
  blockSchema,
  localisedTextsSchema,
  subnavLocaleSchema,
  searchLocaleSchema,
]);

const rules = new Map(allRules().map((rule) => [rule.id, rule]));
const files = citingFiles();
const tests = new Map(
  sourceFiles('test/**/*.{test.ts,test.tsx,e2e.ts}').map((file) => [file.path, namedInTitles(file)]),
);

const told = (citations: readonly Citation[]) => citations.map(({ id, place }) => `${place}: ${id}`);

/** The fields of a schema as data.md lists them, with those of objects that have no heading of their own. */
function fieldsOf(schema: Schema, prefix = ''): string[] {
  const known = schema as KnownSchema;
  if (known.type === 'array') return fieldsOf(known.item, prefix);
  if (known.type === 'union') {
    return [...new Set(known.options.flatMap((option) => (NAMED.has(option) ? [] : fieldsOf(option, prefix))))];
  }
  if (!('entries' in known)) return [];
  return Object.entries(known.entries).flatMap(([key, entry]) => {
    const field = fieldOf(entry) as KnownSchema;
    const inner = field.type === 'array' ? field.item : field;
    const own = `${prefix}${key}${entry.type === 'optional' ? '' : '!'}`;
    return NAMED.has(inner) || key === 'suggestionCount' ? [own] : [own, ...fieldsOf(inner, `${prefix}${key}.`)];
  });
}

describe('rules', () => {
  it('are cited by ids that docs/ has', () => {
    const cited = files.flatMap(citedRules);
    assert.ok(cited.length > 500, 'Too few citations are seen.');
    assert.deepEqual(told(cited.filter(({ id }) => !rules.has(id))), []);
  });

  it('are cited by paragraphs that their section has', () => {
    const cited = files.flatMap(citedParagraphs);
    assert.ok(cited.length > 10, 'Too few citations are seen.');
    const isThere = ({ id }: Citation) => {
      const [section = '', name = ''] = id.split(', ');
      return rules.get(section)?.text.includes(`**${name}`);
    };
    assert.deepEqual(told(cited.filter((citation) => !isThere(citation))), []);
  });

  it('are numbered once', () => {
    const ids = allRules().map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('are each proved by the tests that docs/ names for them: these are there and name the rule in a title', () => {
    const unproved = [...rules.values()].flatMap(({ id, tests: named }) =>
      named.filter((path) => !tests.get(path)?.has(id)).map((path) => `${id}: ${path}`),
    );
    assert.deepEqual(unproved, []);
  });

  it('of behaviours.md have a test each', () => {
    assert.ok(rows().length > 80, 'Too few rows are seen.');
    assert.deepEqual(
      rows().filter(({ tests: named }) => named.length === 0),
      [],
    );
  });
});

describe('data.md', () => {
  for (const [shape, schema] of Object.entries(SHAPES)) {
    it(`lists the fields of ${shape}`, () => {
      assert.deepEqual(listedFields(shape).sort(), fieldsOf(schema).sort());
    });
  }

  it('lists the types of Block', () => {
    const types = blockSchema.options.flatMap(({ entries }) => entries.type.options);
    assert.deepEqual(listedFields('Block').sort(), [...types].sort());
  });

  it('has the shapes that are cited', () => {
    const cited = files.flatMap(citedShapes);
    assert.ok(cited.length > 30, 'Too few citations are seen.');
    const [{ text = '' } = {}] = sourceFiles('docs/data.md');
    const headings = [...text.matchAll(/^## (\w+)|^- \*\*(\w+)\*\*/gm)].map(([, heading, scalar]) => heading ?? scalar);
    assert.deepEqual(told(cited.filter(({ id }) => !headings.includes(id))), []);
  });
});
