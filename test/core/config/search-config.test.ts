import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseSearchConfig as parse } from '../../../src/core/config/parse-data.ts';
import { pluralFormsSchema, type SearchConfig, searchTextsSchema } from '../../../src/core/config/search-config.ts';
import { allTexts } from '../../../src/core/locale/generated/all-texts.ts';
import { loadOverlayTexts } from '../../../src/core/locale/generated/load-overlay-texts.ts';
import { LOCALES } from '../../../src/core/locale/locales.ts';
import type { FilterRules } from '../../../src/core/search/search-filters.ts';
import { plain } from './plain.ts';

const parseSearchConfig = plain(parse);

describe('parseSearchConfig', () => {
  it('§3: takes the example as it is', () => {
    const raw: unknown = JSON.parse(readFileSync(new URL('documents/search.json', import.meta.url), 'utf8'));
    const { data, problems } = parseSearchConfig(raw);
    assert.deepEqual(problems, []);
    assert.deepEqual(JSON.parse(JSON.stringify(data)), raw);
  });

  it('contract §5: all of it is optional', () => {
    assert.deepEqual(parseSearchConfig({}), { data: {}, problems: [] });
    assert.deepEqual(parseSearchConfig(undefined), { data: undefined, problems: [] });
    assert.equal(parseSearchConfig('text').problems[0]?.consequence, 'The search works without it.');
  });

  it('data.md: knows every text of the search, in each language, and no other', async () => {
    const texts: Record<string, object> = {};
    for (const { code, shortCode } of LOCALES) {
      const { overlayTexts } = await loadOverlayTexts[shortCode]();
      texts[code] = { ...allTexts[shortCode].search, ...overlayTexts };
      assert.deepEqual(Object.keys(texts[code]), Object.keys(searchTextsSchema.entries));
    }
    assert.deepEqual(parseSearchConfig({ texts }), { data: { texts }, problems: [] });
  });

  it('knows the plural forms of every language, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules('ar').resolvedOptions(); // Arabic has them all.
    assert.deepEqual(Object.keys(pluralFormsSchema.entries).sort(), [...pluralCategories].sort());
    const { problems } = parseSearchConfig({ texts: { 'en-us': { suggestionCount: { twin: 'Two', other: 'All' } } } });
    assert.deepEqual(
      problems.map(({ pointer, received }) => [pointer, received]),
      [['/texts/en-us/suggestionCount/twin', 'an unknown key']],
    );
  });

  it('data.md: a text that is unknown or wrong is left out', () => {
    const { data, problems } = parseSearchConfig({
      texts: { 'de-de': { placeholder: 'Suchen', sumbit: 'Los', close: [] }, 'de-d': { close: 'Zu' } },
    });
    assert.deepEqual(data, { texts: { 'de-de': { placeholder: 'Suchen' } } });
    assert.deepEqual(
      problems.map(({ pointer, suggestion }) => [pointer, suggestion]),
      [
        ['/texts/de-de/close', undefined],
        ['/texts/de-de/sumbit', 'submit'],
        ['/texts/de-d', 'de-de'],
      ],
    );
  });

  it('data.md: a product that is no text is left out', () => {
    const { data, problems } = parseSearchConfig({ products: { kibana: 'Kibana', ecs: { name: 'ECS' }, fleet: '' } });
    assert.deepEqual({ ...data?.products }, { kibana: 'Kibana' });
    assert.deepEqual(
      problems.map(({ pointer }) => pointer),
      ['/products/ecs'],
    );
  });

  it('data.md: an area is Documentation or Blog, with one path or several', () => {
    const { data, problems } = parseSearchConfig({
      areas: [{ value: 'Documentation', path_contains: '/handbook' }, { value: 'Blog' }, { value: 'Docs' }, {}],
      filters: { area: 'blog', product: 'Kibana' },
    });
    assert.deepEqual(data, {
      areas: [{ value: 'Documentation', path_contains: ['/handbook'] }, { value: 'Blog' }],
      filters: { product: 'Kibana' },
    });
    assert.deepEqual(
      problems.map(({ pointer, suggestion, consequence }) => [pointer, suggestion, consequence]),
      [
        ['/areas/2/value', undefined, 'That area is left out.'],
        ['/areas/3/value', undefined, 'That area is left out.'],
        ['/filters/area', 'Blog', 'It is ignored.'],
      ],
    );
  });

  it('contract §7: a credit with a refused address loses the address', () => {
    const { data, problems } = parseSearchConfig({ credit: { text: 'By us', url: 'javascript:alert(1)' } });
    assert.deepEqual(data, { credit: { text: 'By us' } });
    assert.equal(problems[0]?.pointer, '/credit/url');
  });

  it('is what the first filters are made from', () => {
    const config = parseSearchConfig({ filters: { area: 'Blog' } }).data as SearchConfig satisfies FilterRules;
    assert.equal(config.filters?.area, 'Blog');
  });
});
