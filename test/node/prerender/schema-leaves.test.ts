import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { navigationSchema } from '../../../src/core/config/navigation.ts';
import type { Schema } from '../../../src/core/config/schema-kinds.ts';
import { searchConfigSchema } from '../../../src/core/config/search-config.ts';
import { pageSchema, sectionNavSchema } from '../../../src/core/config/section-nav.ts';
import { prerenderElement } from './printed-page.ts';
import { type Company, type Leaf, leavesOf } from './schema-leaves.ts';

interface Document {
  readonly name: string;
  readonly tagName: Parameters<typeof prerenderElement>[0];
  readonly schema: Schema;
}

const DOCUMENTS: readonly Document[] = [
  { name: 'navigation', tagName: 'site-header', schema: navigationSchema },
  { name: 'section-nav', tagName: 'site-subnav', schema: sectionNavSchema },
  { name: 'page', tagName: 'site-subnav', schema: pageSchema },
  { name: 'search-config', tagName: 'site-search', schema: searchConfigSchema },
];

/** What the rules name and what is to do nothing: metadata of content-management systems. */
const METADATA = ['navigation/uid', 'navigation/version', 'navigation/locale'];

/** What no server prints because it is for a browser that runs the script: the test that sees what it does there. */
const IN_BROWSER: readonly { readonly paths: RegExp; readonly file: string; readonly title: string }[] = [
  {
    paths: /^navigation\/navigation\/(?:width|column_count)$/,
    file: 'site-header/panel-place.test.ts',
    title: 'contract §3: width and column_count of the data win',
  },
  {
    paths: /^navigation\/(?:relative_url_prefix|current_url)$/,
    file: 'site-header/page-menu.test.ts',
    title: 'data.md: relative_url_prefix and current_url count',
  },
  {
    paths: /^navigation\/masthead\/marquee\/id$/,
    file: 'site-header/announcement-dismissal.test.ts',
    title: 'contract §3: a dismissed announcement leaves no gap',
  },
  {
    paths:
      /^search-config\/texts\/[^/]+\/(?:clear|removeFilter|filters|documentation|docs|suggestions|credit|learnMore|submitHint)$/,
    file: 'site-search/configuration.test.ts',
    title: 'data.md: each text of the list, the filters and the footer is shown',
  },
  {
    paths: /^search-config\/texts\/[^/]+\/(?:blog|suggestionCount\/(?:one|other)|waiting|noMatch|failed|retry)$/,
    file: 'site-search/configuration.test.ts',
    title: 'data.md: each text of the blog and of what becomes of a request is shown',
  },
  {
    paths: /^search-config\/texts\/[^/]+\/offline$/,
    file: 'site-search/configuration.test.ts',
    title: 'data.md: the text without a connection is shown',
  },
  {
    paths: /^search-config\/texts\/[^/]+\/suggestionCount\/(?:zero|two|few|many)$/,
    file: 'elements/locales.test.ts',
    title: 'L3: each text of the search is the site’s own',
  },
  {
    paths: /^(?:navigation|search-config)\/locales\/(?:name|prefix)$/,
    file: 'elements/locales.test.ts',
    title: 'L1: the picker has the names and prefixes of the locales, and the search its filter',
  },
  {
    paths: /^page\/locales\/(?:name|prefix)$/,
    file: 'elements/locales.test.ts',
    title: 'L1: a list of locales does for all three elements',
  },
  {
    paths:
      /^navigation\/locales\/texts\/header\/(?:skipToContent|more|languages?|pauseAnnouncement|playAnnouncement|new)$/,
    file: 'elements/locales.test.ts',
    title: 'L3: each text of the header is the site’s own',
  },
  {
    paths: /^page\/locales\/texts\/subnav\/(?:collapse|rssFeed|scrollForward|scrollBackward|submenu)$/,
    file: 'elements/locales.test.ts',
    title: 'L3: each text of the sub-navigation is the site’s own',
  },
  {
    paths: /^search-config\/locales\/texts\/search\//,
    file: 'elements/locales.test.ts',
    title: 'L3: each text of the search is the site’s own',
  },
  {
    paths: /^search-config\/credit\//,
    file: 'site-search/configuration.test.ts',
    title: 'data.md: a credit has its text, its link’s text and its address',
  },
  {
    paths: /^search-config\/(?:products|areas\/(?:value|path_contains))$/,
    file: 'site-search/configuration.test.ts',
    title: 'R7: own areas and products give',
  },
  {
    paths: /^search-config\/filters\//,
    file: 'site-search/configuration.test.ts',
    title: 'data.md: each text of the list, the filters and the footer is shown',
  },
];

function printed(tagName: Document['tagName'], leaf: Leaf, value: unknown, company: Company): string {
  const [, locale] = /^\/texts\/([^/]+)/.exec(leaf.path) ?? [];
  const { template, problems } = prerenderElement(tagName, {
    config: leaf.place(value, company),
    attributes: { ...(locale && { locale }) },
  });
  assert.deepEqual(problems, [], leaf.path);
  return template.replace(/ data-stamp="[^"]*"/, ''); // What it is printed from.
}

/** Whether each value looks different from the others. */
function isShown(tagName: Document['tagName'], leaf: Leaf, company: Company): boolean {
  const { values } = leaf;
  return new Set(values.map((value) => printed(tagName, leaf, value, company))).size === values.length;
}

/** The fields of a document that change nothing that is printed, by the document's name and their path. */
function unshownLeaves({ name, tagName, schema }: Document): readonly string[] {
  return leavesOf(schema)
    .filter((leaf) => !isShown(tagName, leaf, 'sole') && !isShown(tagName, leaf, 'whole'))
    .map(({ path }) => name + path);
}

const seen: string[] = [];

describe('fields of the data', () => {
  for (const document of DOCUMENTS) {
    it(`data.md: each one of ${document.name}.json changes the markup, or what a test sees in a browser`, () => {
      const unshown = unshownLeaves(document);
      seen.push(...unshown);
      const known = unshown.filter(
        (path) => METADATA.includes(path) || IN_BROWSER.some(({ paths }) => paths.test(path)),
      );
      assert.deepEqual(unshown, known);
    });
  }

  it('what is said to act in a browser does not act before, and the tests that are named are there', () => {
    for (const path of METADATA) assert(seen.includes(path), path);
    for (const { paths, file, title } of IN_BROWSER) {
      assert(
        seen.some((path) => paths.test(path)),
        String(paths),
      );
      const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
      assert(source.includes(title), `${file} has no test “${title}”.`);
    }
  });
});
