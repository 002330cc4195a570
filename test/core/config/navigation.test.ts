// Longer than 250 lines: one table of all parts of a navigation configuration.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { navigationSchema } from '../../../src/core/config/navigation.ts';
import { parseNavigation as parse } from '../../../src/core/config/parse-data.ts';
import type { Problem } from '../../../src/core/config/problem.ts';
import { fieldOf, type KnownSchema, type Schema } from '../../../src/core/config/schema-kinds.ts';
import { plain } from './plain.ts';

const parseNavigation = plain(parse);

function documentAt(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`documents/${path}`, import.meta.url), 'utf8'));
}

function brokenProblem(file: string): Problem | undefined {
  const { problems } = parseNavigation(documentAt(`broken/${file}`));
  assert.equal(problems.length, 1);
  return problems[0];
}

/** The names of all keys that a schema knows at any depth. */
function keysOf(schema: Schema): readonly string[] {
  const known = schema as KnownSchema;
  if (known.type === 'array') return keysOf(known.item);
  if (known.type === 'union') return known.options.flatMap(keysOf);
  if (known.type !== 'object') return [];
  const own = Object.entries(known.entries).filter(([, entry]) => fieldOf(entry).type !== 'unknown');
  return own.flatMap(([key, entry]) => [key, ...keysOf(fieldOf(entry))]);
}

/** The names of all keys that a document holds at any depth. */
function writtenKeysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...writtenKeysOf(entry)]);
}

describe('parseNavigation: documents', () => {
  it('§3: takes the example as it is', () => {
    const raw = documentAt('navigation.en-us.json') as { version: unknown };
    assert.deepEqual(parseNavigation(raw), { data: { ...raw, version: '121' }, problems: [] });
  });

  it('data.md: takes a document with every key as it is', () => {
    const raw = documentAt('navigation-complete.json');
    assert.deepEqual(parseNavigation(raw), { data: raw, problems: [] });
  });

  it('the document with every key has every key', () => {
    const written = new Set(writtenKeysOf(documentAt('navigation-complete.json')));
    assert.deepEqual(
      keysOf(navigationSchema).filter((key) => !written.has(key)),
      [],
    );
  });
});

describe('parseNavigation: broken examples', () => {
  it('an object where the list of items stands', () => {
    const problem = brokenProblem('navigation-is-object.json');
    assert.equal(problem?.pointer, '/navigation');
    assert.equal(problem?.received, 'an object');
    assert.equal(problem?.expected, 'a list');
    assert.equal(problem?.consequence, 'The header renders without primary navigation.');
  });

  it('a link without an address', () => {
    const problem = brokenProblem('link-without-url.json');
    assert.equal(problem?.pointer, '/navigation/0/sections/0/links/1/url');
    assert.equal(problem?.received, 'nothing');
    assert.equal(problem?.consequence, 'That link is left out.');
  });

  it('an item with an address that is a script', () => {
    const problem = brokenProblem('javascript-url.json');
    assert.equal(problem?.pointer, '/navigation/0/url');
    assert.equal(problem?.received, '"javascript:alert(1)"');
    assert.equal(problem?.consequence, 'That item is left out.');
    const { data } = parseNavigation(documentAt('broken/javascript-url.json'));
    assert.deepEqual(data, { navigation: [{ title: 'Docs', url: '/docs' }] });
  });

  it('an unknown key', () => {
    const problem = brokenProblem('unknown-key.json');
    assert.equal(problem?.pointer, '/navigaton');
    assert.equal(problem?.received, 'an unknown key');
    assert.equal(problem?.suggestion, 'navigation');
  });

  it('an unknown style', () => {
    const problem = brokenProblem('unknown-style.json');
    assert.equal(problem?.pointer, '/navigation/0/sections/0/style_type');
    assert.equal(problem?.received, '"Goast card"');
    assert.equal(problem?.suggestion, 'Ghost card');
    assert.equal(problem?.consequence, 'It is rendered as a plain section.');
    const { data } = parseNavigation(documentAt('broken/unknown-style.json'));
    assert.deepEqual(data?.navigation?.[0]?.sections?.[0], {
      title: 'Platform',
      links: [{ title: 'Kibana', url: '/kibana' }],
    });
  });
});

describe('parseNavigation: rich paragraphs', () => {
  const html =
    'A <a href="/good">good</a>, a <a href="javascript:alert(1)">bad</a> and a <a href="data:,x">worse</a> link';

  it('contract §7: reports each refused address in one, and leaves the paragraph as it is', () => {
    const block = { type: 'paragraph', html } as const;
    const navigation = [{ title: 'A', columns: [{ blocks: [block] }] }];
    const { data, problems } = parseNavigation({ navigation });
    assert.deepEqual(data, { navigation });
    assert.deepEqual(
      problems.map(({ pointer, received, consequence }) => [pointer, received, consequence]),
      ['"javascript:alert(1)"', '"data:,x"'].map((received) => [
        '/navigation/0/columns/0/blocks/0/html',
        received,
        'Its text stays, without a link.',
      ]),
    );
    assert.match(problems[0]?.expected ?? '', /http\(s\)/);
  });

  it('contract §7: reports it in a card, too', () => {
    const dropdown_footer = { cards: [{ paragraph: html }] };
    const { problems } = parseNavigation({ navigation: [{ title: 'A', url: '/a', dropdown_footer }] });
    assert.deepEqual(
      problems.map(({ pointer }) => pointer),
      Array(2).fill('/navigation/0/dropdown_footer/cards/0/paragraph'),
    );
  });

  it('data.md: reports an icon that the set has not, and suggests the nearest', () => {
    const link = { title: 'A', url: '/a', icon_name: 'serch' };
    const { data, problems } = parseNavigation({ ctas: { search: link } });
    assert.deepEqual(data, { ctas: { search: { title: 'A', url: '/a' } } });
    assert.deepEqual([problems[0]?.pointer, problems[0]?.suggestion], ['/ctas/search/icon_name', 'search']);
  });
});

describe('parseNavigation: shapes', () => {
  it('data.md: an item is a panel without an address, or a link without a panel', () => {
    const navigation = [
      { title: 'A', sections: [] },
      { title: 'B', columns: [] },
      { title: 'C', url: '/c' },
    ];
    assert.deepEqual(parseNavigation({ navigation }), { data: { navigation }, problems: [] });
  });

  it('leaves out an item that leads nowhere and opens nothing', () => {
    const { data, problems } = parseNavigation({ navigation: [{ title: 'A', key: 'a' }] });
    assert.deepEqual(data, { navigation: [] });
    assert.equal(problems[0]?.pointer, '/navigation/0/url');
    assert.equal(problems[0]?.consequence, 'That item is left out.');
  });

  it('keeps a panel whose own address is refused', () => {
    const { data, problems } = parseNavigation({
      navigation: [{ title: 'A', url: 'data:,x', sections: [{ title: 'S' }] }],
    });
    assert.deepEqual(data, { navigation: [{ title: 'A', sections: [{ title: 'S' }] }] });
    assert.equal(problems[0]?.consequence, 'It is ignored.');
  });

  it('data.md: the search needs no address, other actions need one or a dropdown', () => {
    const { data, problems } = parseNavigation({
      action_items: [
        { link_type: 'search', title: 'Search' },
        { link_type: 'primary', title: 'Try' },
        { link_type: 'icon-link-with-dropdown', title: 'Account', dropdown: [] },
      ],
    });
    assert.deepEqual(
      data?.action_items?.map(({ title }) => title),
      ['Search', 'Account'],
    );
    assert.deepEqual(
      problems.map(({ pointer, consequence }) => [pointer, consequence]),
      [['/action_items/1/url', 'That action is left out.']],
    );
  });

  it('data.md: an unknown kind of action or block is reported with the nearest', () => {
    const { problems } = parseNavigation({
      action_items: [{ link_type: 'primry', title: 'Try', url: '/try' }],
      navigation: [{ title: 'A', columns: [{ blocks: [{ type: 'sublink', links: [] }] }] }],
    });
    assert.deepEqual(
      problems.map(({ pointer, suggestion, consequence }) => [pointer, suggestion, consequence]),
      [
        ['/navigation/0/columns/0/blocks/0/type', 'sublinks', 'That block is left out.'],
        ['/action_items/0/link_type', 'primary', 'That action is left out.'],
      ],
    );
  });

  it('data.md: `calloutA` is an object or true; false is none', () => {
    const sections = [
      { title: 'A', calloutA: true },
      { title: 'B', calloutA: { title: 'C' } },
      { title: 'D', calloutA: false },
    ];
    const navigation = [{ title: 'A', sections }];
    assert.deepEqual(parseNavigation({ navigation }), { data: { navigation }, problems: [] });
  });

  it("data.md: an image's alternative is required and may be empty", () => {
    const images = [{ src: '/a.svg', alt: '' }, { src: '/b.svg' }];
    const sections = images.map((image) => ({ title: 'A', image }));
    const { data, problems } = parseNavigation({ navigation: [{ title: 'A', sections }] });
    assert.deepEqual(data?.navigation?.[0]?.sections, [{ title: 'A', image: images[0] }, { title: 'A' }]);
    assert.equal(problems[0]?.pointer, '/navigation/0/sections/1/image/alt');
    assert.equal(problems[0]?.consequence, 'That image is left out.');
  });

  it('data.md: what a link of the bar or the masthead has no room for is reported', () => {
    const link = { title: 'A', url: '/a', description: 'Long', new: true };
    const { data, problems } = parseNavigation({ ctas: { primary: link }, masthead: { login: link } });
    const read = { title: 'A', url: '/a' };
    assert.deepEqual(data, { ctas: { primary: read }, masthead: { login: read } });
    assert.deepEqual(
      problems.map(({ pointer, received, consequence }) => [pointer, received, consequence]),
      ['/ctas/primary/description', '/ctas/primary/new', '/masthead/login/description', '/masthead/login/new'].map(
        (pointer) => [pointer, 'an unknown key', 'It is ignored.'],
      ),
    );
  });

  it('data.md: a `title_id` is an id that the header does not use itself', () => {
    const ids = ['nav-products', 'menu-2', 'panel', 'menu', 'languages', 'panel--0', 'action--12', 'two words'];
    const navigation = ids.map((title_id) => ({ title: 'A', url: '/a', title_id }));
    const { data, problems } = parseNavigation({ navigation });
    assert.deepEqual(
      data?.navigation?.map(({ title_id }) => title_id),
      [...ids.slice(0, 3), ...Array(5).fill(undefined)],
    );
    assert.deepEqual(
      problems.map(({ pointer, consequence }) => [pointer, consequence]),
      [3, 4, 5, 6, 7].map((index) => [`/navigation/${index}/title_id`, 'It is ignored.']),
    );
  });

  it('data.md: a width is a number above 0 and a count a whole one', () => {
    const bad = [
      { width: 0, column_count: 0 },
      { width: -1, column_count: 2.5 },
      { width: '10', column_count: '2' },
    ];
    const navigation = bad.map((sizes) => ({ title: 'A', url: '/a', ...sizes }));
    const { data, problems } = parseNavigation({ navigation });
    assert.deepEqual(
      data?.navigation,
      bad.map(() => ({ title: 'A', url: '/a' })),
    );
    assert.equal(problems.length, 6);
    const good = { navigation: [{ title: 'A', url: '/a', width: 0.5, column_count: 1 }] };
    assert.deepEqual(parseNavigation(good), { data: good, problems: [] });
  });

  it('§2.1: a language that the site does not have is left out and named where it stands', () => {
    const { data, problems } = parseNavigation({
      masthead: { languages: [{ code: 'EN' }, { name: 'Italiano', code: 'IT' }, { name: 'Deutsch', code: 'de-de' }] },
    });
    assert.deepEqual(data?.masthead?.languages, [{ name: 'Deutsch', code: 'de-de' }]);
    assert.deepEqual(
      problems.map(({ pointer, received, consequence }) => [pointer, received, consequence]),
      [
        ['/masthead/languages/0/name', 'nothing', 'That language is left out.'],
        ['/masthead/languages/1/code', '"IT"', 'That language is left out.'],
      ],
    );
  });

  it('§2.1: broken languages bring back the eight', () => {
    const { problems } = parseNavigation({ masthead: { languages: { de: 'Deutsch' } } });
    assert.equal(problems[0]?.consequence, 'The picker offers all eight languages.');
  });

  it('keeps what stands inside the element where there is no usable data', () => {
    const { problems } = parseNavigation([]);
    assert.equal(problems[0]?.consequence, 'No header is rendered; what stands inside the element stays.');
  });
});
