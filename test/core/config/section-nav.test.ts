import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseSectionNav as parse } from '../../../src/core/config/parse-data.ts';
import { plain } from './plain.ts';

const parseSectionNav = plain(parse);

function documentAt(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`documents/${path}`, import.meta.url), 'utf8'));
}

const SECTION = { title: 'Guide', nav: { sub_nav: [{ title_l10n: 'Install', url: '/guide/install' }] } };

describe('parseSectionNav', () => {
  it("§3: takes a section's navigation alone as a page's", () => {
    const raw = documentAt('section-nav.json');
    assert.deepEqual(parseSectionNav(raw), { data: { currentSbn: raw }, problems: [] });
  });

  it('§3: takes a page object', () => {
    const raw = documentAt('page.json');
    assert.deepEqual(parseSectionNav(raw), { data: raw, problems: [] });
  });

  it('§2.5: takes a page without a section, and a page without anything', () => {
    assert.deepEqual(parseSectionNav({ currentSbn: null, locale: { code: 'de-de' } }), {
      data: { locale: { code: 'de-de' } },
      problems: [],
    });
    assert.deepEqual(parseSectionNav({}), { data: {}, problems: [] });
    assert.deepEqual(parseSectionNav(undefined), { data: undefined, problems: [] });
  });

  it('takes a page with a title of its own for a page', () => {
    const { data, problems } = parseSectionNav({ title: 'Post', currentSbn: SECTION });
    assert.deepEqual(data, { currentSbn: SECTION });
    assert.deepEqual(
      problems.map(({ pointer }) => pointer),
      ['/title'],
    );
  });

  it('points into the page, or into the section alone', () => {
    const broken = { ...SECTION, nav: { sub_nav: [{ title_l10n: 'Install', url: 'data:,' }] } };
    assert.equal(parseSectionNav(broken).problems[0]?.pointer, '/nav/sub_nav/0/url');
    assert.equal(parseSectionNav({ currentSbn: broken }).problems[0]?.pointer, '/currentSbn/nav/sub_nav/0/url');
    assert.equal(parseSectionNav(broken).problems[0]?.consequence, 'That entry is left out.');
  });

  it('contract §4: has no section without title or entries', () => {
    for (const broken of [{ nav: SECTION.nav }, { title: 'Guide' }, { title: 'Guide', nav: {} }]) {
      const { data, problems } = parseSectionNav(broken);
      assert.equal(data, undefined);
      assert.equal(problems.length, 1);
      assert.equal(problems[0]?.consequence, 'No sub-navigation is rendered.');
      assert.equal(parseSectionNav({ currentSbn: broken }).data, undefined);
    }
  });

  it('row S1: takes a section without entries', () => {
    const raw = { title: 'Guide', nav: { sub_nav: [] } };
    assert.deepEqual(parseSectionNav(raw), { data: { currentSbn: raw }, problems: [] });
  });

  it('data.md: an entry may be a title alone; one whose only address is refused is left out', () => {
    const sub_nav = [
      { title_l10n: 'A', level_4: [{ title_l10n: 'B', url: '/b' }] },
      { title_l10n: 'C' },
      { title_l10n: 'D', url: '/d', level_4: [{ title_l10n: 'E' }, { url: '/f' }] },
      { title_l10n: 'G', url: 'javascript:1' },
      { title_l10n: 'H', url: 'javascript:1', level_4: {} },
    ];
    const { data, problems } = parseSectionNav({ title: 'Guide', nav: { sub_nav } });
    assert.deepEqual(data?.currentSbn?.nav.sub_nav, [
      sub_nav[0],
      sub_nav[1],
      { title_l10n: 'D', url: '/d', level_4: [] },
    ]);
    assert.deepEqual(
      problems.map(({ pointer, consequence }) => [pointer, consequence]),
      [
        ['/nav/sub_nav/2/level_4/0/url', 'That link is left out.'],
        ['/nav/sub_nav/2/level_4/1/title_l10n', 'That link is left out.'],
        ['/nav/sub_nav/3/url', 'That entry is left out.'],
        ['/nav/sub_nav/4/url', 'It is ignored.'],
        ['/nav/sub_nav/4/level_4', 'That list is left out.'],
        ['/nav/sub_nav/4', 'That entry is left out.'],
      ],
    );
  });

  it('data.md: of links below an entry, those that are wrong are left out, and the entry stays with the rest', () => {
    const entryWith = (level_4: unknown) => ({
      title: 'Guide',
      nav: { sub_nav: [{ title_l10n: 'Install', level_4 }] },
    });
    const good = { title_l10n: 'Linux', url: '/linux' };
    const cases: readonly (readonly [level4: unknown, expected: unknown, pointers: readonly string[]])[] = [
      [[good, good], [good, good], []],
      [[good, { title_l10n: 'No address' }], [good], ['/1/url']],
      [[{ url: '/no-title' }, good], [good], ['/0/title_l10n']],
      [[good, null, 7, 'text', []], [good], ['/1', '/2', '/3', '/4']],
      [[{ ...good, url: 'javascript:alert(1)' }, good], [good], ['/0/url']],
      [[], [], []],
      [null, undefined, []],
    ];
    for (const [level4, expected, pointers] of cases) {
      const { data, problems } = parseSectionNav(entryWith(level4));
      assert.deepEqual(data?.currentSbn?.nav.sub_nav[0]?.level_4, expected, JSON.stringify(level4));
      assert.deepEqual(
        problems.map(({ pointer }) => pointer),
        pointers.map((pointer) => `/nav/sub_nav/0/level_4${pointer}`),
      );
    }
  });

  for (const subNav of [null, {}, 'text', 7, true]) {
    it(`contract §4: ${JSON.stringify(subNav)} for entries is a section without them, which is none`, () => {
      const { data, problems } = parseSectionNav({ title: 'Guide', nav: { sub_nav: subNav } });
      assert.equal(data, undefined);
      assert.deepEqual(
        problems.map(({ pointer }) => pointer),
        ['/nav/sub_nav'],
      );
    });
  }

  it('data.md: what is optional and wrong is left out alone', () => {
    for (const [wrong, pointer] of [
      [{ ...SECTION, url: 'javascript:alert(1)' }, '/url'],
      [{ ...SECTION, nav: { ...SECTION.nav, collapse_menu: 'Close' } }, '/nav/collapse_menu'],
      [{ ...SECTION, nav: { ...SECTION.nav, collapse_menu: { title_l10n: {} } } }, '/nav/collapse_menu/title_l10n'],
    ] as const) {
      const { data, problems } = parseSectionNav(wrong);
      assert.deepEqual(data?.currentSbn?.nav.sub_nav, SECTION.nav.sub_nav);
      assert.equal(data?.currentSbn?.title, SECTION.title);
      assert.deepEqual(
        problems.map((problem) => problem.pointer),
        [pointer],
      );
    }
  });

  it('keeps the order of a thousand entries, and the same one twice', () => {
    const entries = Array.from({ length: 1000 }, (_, index) => ({ title_l10n: `Chapter ${index % 500}`, url: '/a' }));
    const { data, problems } = parseSectionNav({ title: 'Guide', nav: { sub_nav: entries } });
    assert.deepEqual(data?.currentSbn?.nav.sub_nav, entries);
    assert.deepEqual(problems, []);
  });

  it('data.md: keeps an empty prefix, which wins over the one of the language', () => {
    assert.deepEqual(parseSectionNav({ locale: { code: 'de-de', relative_url_prefix: '' } }), {
      data: { locale: { code: 'de-de', relative_url_prefix: '' } },
      problems: [],
    });
  });

  it('drops the slash at the end of a prefix', () => {
    const prefixOf = (relative_url_prefix: string) =>
      parseSectionNav({ locale: { relative_url_prefix } }).data?.locale?.relative_url_prefix;
    assert.equal(prefixOf('/de/'), '/de');
    assert.equal(prefixOf('/'), '');
    assert.equal(prefixOf('/site/pt-br'), '/site/pt-br');
  });

  for (const prefix of [
    'de',
    'https://other.example',
    '//other.example',
    '/de?x',
    '/../x',
    'javascript:alert(1)//',
    '\\de',
  ]) {
    it(`refuses ${prefix} as a prefix`, () => {
      const { data, problems } = parseSectionNav({ locale: { code: 'de-de', relative_url_prefix: prefix } });
      assert.deepEqual(data, { locale: { code: 'de-de' } });
      assert.equal(problems[0]?.pointer, '/locale/relative_url_prefix');
    });
  }

  for (const raw of [null, [], 'text', 1]) {
    it(`contract §7: ${JSON.stringify(raw)} at the top is a problem`, () => {
      const { data, problems } = parseSectionNav(raw);
      assert.equal(data, undefined);
      assert.equal(problems[0]?.pointer, '');
    });
  }

  it('reports a proxy that throws', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    assert.equal(parseSectionNav(proxy).problems.length, 1);
  });

  it('contract §2: a page whose section is refused is no data; a page without one is a page', () => {
    assert.equal(parseSectionNav({ currentSbn: 'guide', locale: { code: 'de-de' } }).data, undefined);
    assert.equal(parseSectionNav({ currentSbn: { title: 'Guide' } }).data, undefined);
    assert.deepEqual(parseSectionNav({ currentSbn: null }), { data: {}, problems: [] });
  });
});
