import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { parseNavigation, parseSearchConfig, parseSectionNav } from '../../src/core/config/parse-data.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const PAGES = [
  'README.md',
  'elements/site-header.md',
  'elements/site-subnav.md',
  'elements/site-search.md',
  'elements/prerender.md',
  'elements/theming.md',
];
/** Pages for those who work on the project. */
const PROJECT_PAGES = sourceFiles('docs/*.md', '{README,DECISIONS,CONTRIBUTING}.md');
/** Every page with links. */
const LINKING_PAGES = new Set([
  ...PAGES,
  'elements/suggestion-endpoint.md',
  'elements/layout.md',
  'elements/languages.md',
  'elements/upgrading.md',
  'elements/command.md',
  'elements/which-way-in.md',
  'elements/editor.md',
  'packages/python/README.md',
  'packages/wordpress/README.md',
  'elements/accessibility.md',
  'elements/privacy-and-security.md',
  ...PROJECT_PAGES.map(({ path }) => path),
]);
const PARSERS = { 'site-header': parseNavigation, 'site-subnav': parseSectionNav, 'site-search': parseSearchConfig };

const PROJECT_FOLDER = join(import.meta.dirname, '../..');

const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8');

const isThere = (pattern: string) => globSync(pattern, { cwd: PROJECT_FOLDER }).length > 0;

/** The names of all files that people write. */
const fileNames = new Set(
  globSync(['{src,elements,demo,release,packages,test}/**/*', '*'], { cwd: PROJECT_FOLDER }).map((path) =>
    basename(path),
  ),
);

/** Paths in a page's text, from the project's folder, and names of source files; `<tag>` and `…` stand for anything. */
function namedPaths({ text }: SourceFile): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path.replace(/<\w+>|…/g, '*'))
    .filter((path) => /^(?:src|elements|demo|release|test|docs)\/|^[\w.-]+\.(?:ts|tsx|mjs)$/.test(path));
}

/** The tag and the JSON of every example in a page. */
function examples(page: string): { tag: keyof typeof PARSERS; json: string }[] {
  const pattern =
    /<(site-header|site-subnav|site-search)[^>]*>\s*<script type="application\/json">([\s\S]*?)<\/script>/g;
  return [...read(page).matchAll(pattern)].map(([, tag, json]) => ({
    tag: tag as keyof typeof PARSERS,
    json: json ?? '',
  }));
}

/** What the manifest says of the elements. */
function declarations() {
  const { modules } = JSON.parse(read('custom-elements.json'));
  return modules.flatMap((module: { declarations?: object[] }) => module.declarations ?? []);
}

/** What stands in backticks or single quotes. */
const words = (text: string, quote: '`' | "'") =>
  [...text.matchAll(new RegExp(`${quote}([a-z]+)${quote}`, 'g'))].map(([, word]) => word);

describe('documentation', () => {
  for (const page of PAGES) {
    it(`${page} shows only JSON that is read without a problem`, () => {
      const found = examples(page);
      assert.ok(found.length > 0, 'There is no example.');
      for (const { tag, json } of found) assert.deepEqual(PARSERS[tag](JSON.parse(json)).problems, []);
    });
  }

  for (const page of LINKING_PAGES) {
    it(`${page} links only to files that are there`, () => {
      for (const [, path = ''] of read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
        assert.ok(isThere(join(dirname(page), path)), `${page} links to ${path}.`);
      }
    });
  }

  for (const page of PROJECT_PAGES) {
    it(`${page.path} names only files that are there`, () => {
      const gone = namedPaths(page).filter((path) => (path.includes('/') ? !isThere(path) : !fileNames.has(path)));
      assert.deepEqual(gone, []);
    });
  }

  it('names every attribute, event and part of the manifest on the element’s page', () => {
    for (const { tagName, customElement, attributes, events, cssParts } of declarations()) {
      if (!customElement) continue;
      const page = read(`elements/${tagName}.md`);
      for (const { name } of [...attributes, ...events, ...cssParts]) {
        assert.ok(page.includes(`\`${name}\``), `elements/${tagName}.md does not name ${name}.`);
      }
    }
  });

  it('names every custom property of the manifest on the page about theming', () => {
    const page = read('elements/theming.md');
    const names = new Set<string>();
    for (const { cssProperties = [] } of declarations()) for (const { name } of cssProperties) names.add(name);
    assert.ok(names.size > 0);
    const missing = [...names].filter((name) => !page.includes(`\`${name}\``));
    assert.deepEqual(missing, []);
  });

  it('says on the page about accessibility only which tests are there', () => {
    const named = [...read('elements/accessibility.md').matchAll(/`([a-z\d-]+\/[a-z][a-z\d/-]*)`/g)].map(
      ([, path = '']) => path,
    );
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((path) => !isThere(`test/${path}{.test.ts,.e2e.ts,}`)),
      [],
    );
  });

  it('contract §3 to §5: says of each event with a reason which reasons there are', () => {
    const told: string[] = [];
    for (const { tagName, events = [] } of declarations()) {
      for (const { name, type } of events) {
        const reasons = words(/\breason: ([^},]+)/.exec(type.text)?.[1] ?? '', "'");
        if (reasons.length === 0) continue;
        const [, row = ''] =
          new RegExp(`^\\| \`${name}\`.*?\\|.*?\\|(.*)$`, 'm').exec(read(`elements/${tagName}.md`)) ?? [];
        const documented = words(row, '`');
        // A menu closes for some of the reasons of what is in it.
        const expected = name === 'menuclose' ? reasons.filter((reason) => documented.includes(reason)) : reasons;
        assert.deepEqual(documented, expected, `${name} of ${tagName}`);
        assert.ok(documented.length > 0, `${name} of ${tagName}`);
        told.push(name);
      }
    }
    const panels = ['panelopen', 'panelclose', 'menuclose'];
    assert.deepEqual(told.sort(), [...panels, ...panels, 'searchopen', 'searchclose'].sort());
  });
});
