import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { MARKUP_ATTRIBUTES } from '../../../elements/snapshot/snapshot-key.ts';
import { readSnapshot, type SnapshotElement, snapshotText } from '../../../elements/snapshot/snapshot-tree.ts';
import { navigationSchema } from '../../../src/core/config/navigation.ts';
import type { Schema } from '../../../src/core/config/schema-kinds.ts';
import { pageSchema } from '../../../src/core/config/section-nav.ts';
import { LOCALES } from '../../../src/core/locale/locales.ts';
import { leavesOf } from '../prerender/schema-leaves.ts';
import { printedSnapshot } from './printed-snapshot.ts';

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'));

const manifest = JSON.parse(readFileSync(new URL('../../../custom-elements.json', import.meta.url), 'utf8'));

/** With a link to each kind of host. */
const SECTION = {
  title: 'Guide',
  url: '/guide',
  nav: { sub_nav: [{ title_l10n: 'Cloud', url: 'https://cloud.vendor.example/guide' }] },
};

const ELEMENTS = [
  { tagName: 'site-header', schema: navigationSchema as Schema, config: fixture('navigation.en-us') },
  { tagName: 'site-subnav', schema: pageSchema as Schema, config: SECTION },
] as const;

/** Values that each attribute could have, beside none. */
const VALUES: Readonly<Record<string, string>> = {
  locale: 'de-de',
  theme: 'dark',
  src: '/data.json',
  'site-origin': 'https://www.vendor.example',
  'cross-origin-hosts': 'cloud.vendor.example',
  'page-url': 'https://docs.vendor.example/',
  hydrate: 'intent',
  snapshot: 'off',
  size: 'small',
  'scroll-mode': 'static',
  'open-delay': '1',
  'skip-delay': '1',
  'close-delay': '1',
  'reveal-delay': '1',
  search: 'search',
  'skip-target': 'main',
  announcement: '',
  section: 'blog',
};

const read = (text: string) =>
  readSnapshot<SnapshotElement>(text, (tag, attributes, children) => [tag, attributes, children]);

describe('what a snapshot may hold', () => {
  for (const { tagName, schema, config } of ELEMENTS) {
    it(`is all that a bar is printed of, whatever the data says: ${tagName}`, () => {
      let count = 0;
      for (const leaf of leavesOf(schema)) {
        for (const company of ['sole', 'whole'] as const) {
          for (const value of leaf.values) {
            const placed = leaf.place(value, company);
            const printed = printedSnapshot(tagName, {
              config: placed,
              attributes: { section: 'blog', 'skip-target': 'main' },
            });
            assert.deepEqual(read(snapshotText(printed)), printed, JSON.stringify(placed));
            count += 1;
          }
        }
      }
      assert.ok(count > 20);
    });

    it(`changes with the attributes that its key has, and with no other one: ${tagName}`, () => {
      const { attributes } = manifest.modules
        .flatMap(({ declarations = [] }) => declarations)
        .find((declaration: { readonly tagName?: string }) => declaration.tagName === tagName);
      const print = (given: Readonly<Record<string, string>>) =>
        snapshotText(
          printedSnapshot(tagName, {
            config,
            attributes: { 'page-url': 'https://docs.vendor.example/%00', 'site-origin': 'https://a.example', ...given },
          }),
        );
      const changing = attributes
        .map(({ name }: { readonly name: string }) => name)
        .filter((name: string) => {
          assert.ok(name in VALUES, `${name} has no value here.`);
          return print({ [name]: VALUES[name] as string }) !== print({});
        });
      // The page's address is one of its own (`snapshotPageUrl`).
      const expected = MARKUP_ATTRIBUTES.filter((name) =>
        attributes.some((known: { name: string }) => known.name === name),
      );
      assert.deepEqual(changing.filter((name: string) => name !== 'page-url').sort(), [...expected].sort());
    });
  }

  it('is for a language that the key reads from the path', () => {
    for (const { prefix } of LOCALES) assert.match(prefix, /^(?:\/[a-z]{2})?$/);
  });
});
