// Longer than 250 lines: one table of everything that can be wrong with data.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { DATA_ITEMS_MAX_COUNT } from '../../../src/constants.ts';
import { flag, text } from '../../../src/core/config/field-schemas.ts';
import { linkSchema } from '../../../src/core/config/link-shapes.ts';
import type { Problem } from '../../../src/core/config/problem.ts';
import { PROBLEMS_LISTED_COUNT, readData as read } from '../../../src/core/config/read-data.ts';
import { METADATA_KEY } from '../../../src/core/config/usable-data.ts';
import { plain } from './plain.ts';

const readData = plain(read);

const boxSchema = v.pipe(
  v.object(
    {
      title: v.optional(text),
      size: v.optional(v.picklist(['small', 'large'])),
      count: v.optional(v.number('a number')),
      open: v.optional(flag),
      marks: v.optional(v.array(text)),
      links: v.optional(v.array(linkSchema)),
      main: v.optional(linkSchema),
      names: v.optional(v.record(v.string(), text)),
      callout: v.optional(v.union([v.object({ note: text }, 'callout'), flag])),
      parts: v.optional(
        v.array(
          v.union([
            v.object({ kind: v.picklist(['link']), link: linkSchema }, 'part'),
            v.object({ kind: v.picklist(['line']) }, 'part'),
          ]),
        ),
      ),
      doors: v.optional(
        v.array(
          v.pipe(
            v.object({ name: text, out: v.optional(text), inside: v.optional(text) }, 'door'),
            v.metadata({ needs: ['out', 'inside'] }),
          ),
        ),
      ),
    },
    'box',
  ),
  v.metadata({ otherwise: 'No box is shown.' }),
);

const LINK = { title: 'Kibana', url: '/kibana' };

/** The parts of problems that a behaviour is about. */
function placesOf(
  problems: readonly Problem[],
): readonly (readonly [pointer: string, received: string, consequence: string])[] {
  return problems.map(({ pointer, received, consequence }) => [pointer, received, consequence]);
}

describe('readData: what is left out', () => {
  it('contract §2: a bad optional field goes, the rest stays', () => {
    const { data, problems } = readData(boxSchema, { title: 'A', count: 'many', open: true });
    assert.deepEqual(data, { title: 'A', open: true });
    assert.deepEqual(problems, [
      { pointer: '/count', received: '"many"', expected: 'a number', consequence: 'It is ignored.' },
    ]);
  });

  it('contract §2: a bad required field takes its object out of the list', () => {
    const { data, problems } = readData(boxSchema, {
      links: [LINK, { title: 'No address' }, { url: '/x', title: {} }],
    });
    assert.deepEqual(data, { links: [LINK] });
    assert.deepEqual(placesOf(problems), [
      ['/links/1/url', 'nothing', 'That link is left out.'],
      ['/links/2/title', 'an object', 'That link is left out.'],
    ]);
  });

  it('contract §2: a bad required field takes its object out of the field that holds it', () => {
    const { data, problems } = readData(boxSchema, { title: 'A', main: { title: 'B', url: null } });
    assert.deepEqual(data, { title: 'A' });
    assert.deepEqual(placesOf(problems), [['/main/url', 'null', 'That link is left out.']]);
  });

  it('reports every fault of an object that is left out', () => {
    const { problems } = readData(boxSchema, { links: [{ titel: 'A', target: '_top' }] });
    assert.deepEqual(
      problems.map(({ pointer }) => pointer),
      ['/links/0/title', '/links/0/url', '/links/0/target', '/links/0/titel'],
    );
  });

  it('contract §7: a link with a refused URL goes', () => {
    const { data, problems } = readData(boxSchema, { links: [{ title: 'A', url: 'java\nscript:alert(1)' }, LINK] });
    assert.deepEqual(data, { links: [LINK] });
    assert.deepEqual(placesOf(problems), [['/links/0/url', '"java\\nscript:alert(1)"', 'That link is left out.']]);
  });

  for (const raw of [null, [], 'text', 1, true, () => ({})]) {
    it(`contract §7: ${String(JSON.stringify(raw))} at the top is a problem`, () => {
      const { data, problems } = readData(boxSchema, raw);
      assert.equal(data, undefined);
      assert.equal(problems.length, 1);
      assert.equal(problems[0]?.pointer, '');
      assert.equal(problems[0]?.expected, 'an object');
      assert.equal(problems[0]?.consequence, 'No box is shown.');
    });
  }

  it('contract §7: undefined is no data and no problem', () => {
    assert.deepEqual(readData(boxSchema, undefined), { data: undefined, problems: [] });
  });
});

describe('readData: what is taken as meant', () => {
  it('takes null and blank text for absent where a field is optional', () => {
    const raw = {
      title: ' ',
      size: '',
      count: null,
      marks: '',
      links: null,
      main: '',
      callout: null,
      names: { a: null },
    };
    assert.deepEqual(readData(boxSchema, raw).problems, []);
    assert.deepEqual(Object.keys(readData(boxSchema, raw).data ?? {}), ['names']);
  });

  it('takes a number for text, and no boolean', () => {
    assert.deepEqual(readData(boxSchema, { title: 121 }), { data: { title: '121' }, problems: [] });
    assert.deepEqual(placesOf(readData(boxSchema, { title: true }).problems), [['/title', 'true', 'It is ignored.']]);
    assert.deepEqual(placesOf(readData(boxSchema, { title: Number.NaN }).problems), [
      ['/title', 'NaN', 'It is ignored.'],
    ]);
  });

  it('drops the white space around text', () => {
    assert.deepEqual(readData(boxSchema, { title: '\n Kibana ' }).data, { title: 'Kibana' });
  });

  it('data.md: reads a text or number where a list of texts stands as a list of one', () => {
    assert.deepEqual(readData(boxSchema, { marks: 'new' }), { data: { marks: ['new'] }, problems: [] });
    assert.deepEqual(readData(boxSchema, { marks: 7 }), { data: { marks: ['7'] }, problems: [] });
  });

  it('data.md: does not read an object, or another scalar, as a list of one', () => {
    const { data, problems } = readData(boxSchema, { links: LINK, marks: true });
    assert.deepEqual(data, {});
    assert.deepEqual(placesOf(problems), [
      ['/marks', 'true', 'That list is left out.'],
      ['/links', 'an object', 'That list is left out.'],
    ]);
  });

  it('data.md: takes metadata of content-management systems anywhere without a problem', () => {
    const metadata = {
      created_at: '',
      updated_at: 1,
      publish_details: {},
      _version: 2,
      ACL: [],
      tags: [],
      uid: 'a',
      $: {},
    };
    const raw = { ...metadata, links: [{ ...LINK, ...metadata }], names: { ...metadata, kibana: 'Kibana' } };
    const { data, problems } = readData(boxSchema, raw);
    assert.deepEqual(problems, []);
    assert.deepEqual(data?.links, [LINK]);
    assert.deepEqual(Object.keys(data?.names ?? {}), ['kibana']);
  });

  it('does not take a key for metadata that only contains such a word', () => {
    assert.doesNotMatch('tags_audience', METADATA_KEY);
    assert.doesNotMatch('grid', METADATA_KEY);
  });
});

describe('readData: keys and choices', () => {
  it('contract §2: an unknown key is reported with the nearest known one', () => {
    const { data, problems } = readData(boxSchema, { titel: 'A', 'a/b~c': 1 });
    assert.deepEqual(data, {});
    assert.equal(problems[0]?.pointer, '/titel');
    assert.equal(problems[0]?.received, 'an unknown key');
    assert.equal(problems[0]?.suggestion, 'title');
    assert.match(problems[0]?.expected ?? '', /^one of "title", "size", /);
    assert.equal(problems[1]?.pointer, '/a~1b~0c');
    assert.equal('suggestion' in (problems[1] ?? {}), false);
  });

  it('reports a value that is none of a few with the nearest one', () => {
    assert.deepEqual(readData(boxSchema, { size: 'smal' }).problems, [
      {
        pointer: '/size',
        received: '"smal"',
        expected: 'one of "small", "large"',
        consequence: 'It is ignored.',
        suggestion: 'small',
      },
    ]);
  });

  it('names the only value that is possible', () => {
    assert.equal(readData(boxSchema, { main: { ...LINK, target: '_top' } }).problems[0]?.expected, '"_blank"');
  });

  it('chooses between an object and a scalar by what came', () => {
    assert.deepEqual(readData(boxSchema, { callout: true }), { data: { callout: true }, problems: [] });
    assert.deepEqual(readData(boxSchema, { callout: { note: 'A' } }), {
      data: { callout: { note: 'A' } },
      problems: [],
    });
    assert.deepEqual(placesOf(readData(boxSchema, { callout: 'yes' }).problems), [
      ['/callout', '"yes"', 'That callout is left out.'],
    ]);
    assert.deepEqual(placesOf(readData(boxSchema, { callout: {} }).problems), [
      ['/callout/note', 'nothing', 'That callout is left out.'],
    ]);
  });

  it('chooses between objects by their first key, and says which there are', () => {
    const { data, problems } = readData(boxSchema, {
      parts: [{ kind: 'line' }, { kind: 'lnk', link: LINK }, { kind: 'link', link: LINK }, { link: LINK }, 'line'],
    });
    assert.deepEqual(data, { parts: [{ kind: 'line' }, { kind: 'link', link: LINK }] });
    assert.deepEqual(placesOf(problems), [
      ['/parts/1/kind', '"lnk"', 'That part is left out.'],
      ['/parts/3/kind', 'nothing', 'That part is left out.'],
      ['/parts/4', '"line"', 'That part is left out.'],
    ]);
    assert.equal(problems[0]?.expected, 'one of "link", "line"');
    assert.equal(problems[0]?.suggestion, 'link');
  });

  it('leaves out an object without one of the keys it needs', () => {
    const { data, problems } = readData(boxSchema, {
      doors: [{ name: 'A', inside: 'x' }, { name: 'B' }, { name: 'C', inside: {} }, { name: 'D', out: '', inside: [] }],
    });
    assert.deepEqual(data, { doors: [{ name: 'A', inside: 'x' }] });
    assert.deepEqual(placesOf(problems), [
      ['/doors/1/out', 'nothing', 'That door is left out.'],
      ['/doors/2/inside', 'an object', 'That door is left out.'],
      ['/doors/3/inside', 'a list', 'That door is left out.'],
    ]);
  });

  it('keeps an object as long as one of several keys it needs is usable', () => {
    const { data, problems } = readData(boxSchema, { doors: [{ name: 'A', out: 'x', inside: {} }] });
    assert.deepEqual(data, { doors: [{ name: 'A', out: 'x' }] });
    assert.deepEqual(placesOf(problems), [['/doors/0/inside', 'an object', 'It is ignored.']]);
  });

  it('leaves out an object none of whose keys is usable', () => {
    const { data, problems } = readData(boxSchema, { doors: [{ name: 'A', out: [], inside: {} }] });
    assert.deepEqual(data, { doors: [] });
    assert.deepEqual(placesOf(problems).at(-1), ['/doors/0', 'an object', 'That door is left out.']);
  });
});

describe('readData: hostile and huge input', () => {
  it('lists as many problems as the limit allows', () => {
    const links = Array.from({ length: PROBLEMS_LISTED_COUNT }, () => ({ title: 'A' }));
    const { problems } = readData(boxSchema, { links });
    assert.equal(problems.length, PROBLEMS_LISTED_COUNT);
    assert.equal(problems.at(-1)?.pointer, `/links/${PROBLEMS_LISTED_COUNT - 1}/url`);
  });

  it('says how many more problems there are past the limit', () => {
    const links = Array.from({ length: PROBLEMS_LISTED_COUNT + 1 }, () => ({ title: 'A' }));
    const { problems } = readData(boxSchema, { links });
    assert.equal(problems.length, PROBLEMS_LISTED_COUNT + 1);
    assert.equal(problems.at(-1)?.received, 'wrong in 1 more place');
    const { problems: more } = readData(boxSchema, { links: [...links, {}] });
    assert.equal(more.at(-1)?.received, 'wrong in 3 more places');
  });

  it('reads as many list items as the limit allows, whichever list they are in, and says where it stops', () => {
    const links = Array.from({ length: DATA_ITEMS_MAX_COUNT }, (_, index) => (index % 5 === 0 ? { title: 'A' } : LINK));
    const { data, problems } = readData(boxSchema, { links: [...links, LINK] });
    assert.equal(data?.links?.length, 0.8 * DATA_ITEMS_MAX_COUNT);
    assert.equal(
      problems.at(-1)?.received,
      `wrong in ${0.2 * DATA_ITEMS_MAX_COUNT + 1 - PROBLEMS_LISTED_COUNT} more places`,
    );
    const { data: few, problems: told } = readData(boxSchema, { marks: ['a', 'b'], links: links.slice(1).fill(LINK) });
    assert.deepEqual([few?.marks?.length, few?.links?.length], [2, DATA_ITEMS_MAX_COUNT - 2]);
    assert.deepEqual(
      told.map(({ pointer, expected }) => [pointer, expected]),
      [[`/links/${DATA_ITEMS_MAX_COUNT - 2}`, '5000 list items at most, in all']],
    );
  });

  it('does not walk into what it does not know, however deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const { data, problems } = readData(boxSchema, { depth: deep, title: deep, links: [deep, LINK] });
    assert.deepEqual(data, { links: [LINK] });
    assert.deepEqual(
      problems.map(({ pointer }) => pointer),
      ['/title', '/links/0', '/depth'],
    );
  });

  it('leaves out what throws when it is read', () => {
    const trap = {
      title: 'A',
      get url(): string {
        throw new Error('trap');
      },
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const { data, problems } = readData(boxSchema, { links: [trap, LINK, proxy], title: 'B' });
    assert.deepEqual(data, { links: [LINK], title: 'B' });
    assert.deepEqual(placesOf(problems), [
      ['/links/0', 'something that cannot be read', 'That link is left out.'],
      ['/links/2', 'something that cannot be read', 'That link is left out.'],
    ]);
    assert.equal(readData(boxSchema, proxy).problems.length, 1);
  });

  it('reads circles', () => {
    const circle: Record<string, unknown> = { title: 'A' };
    circle.main = circle;
    circle.names = { circle };
    const { data, problems } = readData(boxSchema, circle);
    assert.deepEqual(Object.keys(data ?? {}), ['title', 'names']);
    assert(problems.length > 0);
  });

  it('lets no key reach a prototype', () => {
    const raw: unknown = JSON.parse(
      '{"__proto__":{"title":"bad"},"constructor":1,"names":{"__proto__":{"a":"b"},"toString":"c"}}',
    );
    const { data } = read(boxSchema, raw);
    assert.equal(data?.title, undefined);
    assert.equal(Object.getPrototypeOf(data), null);
    assert.equal(Object.getPrototypeOf(data?.names), null);
    assert.equal(data?.names?.toString, 'c');
    assert.equal(data?.names?.constructor, undefined);
    assert.equal(({} as { a?: string }).a, undefined);
  });

  it('ignores what an object inherits', () => {
    assert.deepEqual(readData(boxSchema, Object.create({ title: 'A' })), { data: {}, problems: [] });
  });

  it('hands on no object of the input', () => {
    const raw = { main: { ...LINK }, marks: ['a'] };
    const { data } = readData(boxSchema, raw);
    raw.main.url = 'javascript:alert(1)';
    raw.marks.push('b');
    assert.deepEqual(data, { main: LINK, marks: ['a'] });
  });
});
