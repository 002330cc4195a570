import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initialFilters, productOfSegment, sentFilters } from '../../../src/core/search/search-filters.ts';

describe('initialFilters: the page’s path', () => {
  for (const [pathname, area, product] of [
    ['/guide', 'Documentation', undefined],
    ['/guide/kibana/install', 'Documentation', 'Kibana'],
    ['/guide/en/kibana/current/index.html', 'Documentation', 'Kibana'],
    ['/GUIDE/EN/Kibana', 'Documentation', 'Kibana'],
    ['/de/guide/logstash', 'Documentation', 'Logstash'],
    ['/de/guide/de/elasticsearch/', 'Documentation', 'Elasticsearch'],
    ['/guide/en/fleet/current', 'Documentation', 'Fleet and Elastic Agent'],
    ['/guide/en/ecs/current', 'Documentation', 'Elastic Common Schema'],
    ['/guide/cloud-on-k8s', 'Documentation', 'Elastic Cloud on Kubernetes'],
    ['/guide/en/clients/machine-learning', 'Documentation', 'Machine Learning'],
    ['/guide/en/kibana/logstash', 'Documentation', 'Kibana'],
    ['/guide/en/constructor/__proto__', 'Documentation', undefined],
    ['/guide/install', 'Documentation', undefined],
    ['/docs/kibana', 'Documentation', undefined],
    ['/kibana/docs', 'Documentation', undefined],
    ['/blog', 'Blog', undefined],
    ['/fr/blog/category/security', 'Blog', undefined],
    ['/blog/guide', 'Documentation', undefined],
    ['/', undefined, undefined],
    ['/guidelines', undefined, undefined],
    ['/docs-archive/kibana', undefined, undefined],
    ['/weblog', undefined, undefined],
    ['/kibana', undefined, undefined],
    ['', undefined, undefined],
    ['//guide//kibana//', 'Documentation', 'Kibana'],
    ['/guide/', 'Documentation', undefined],
    ['/guide/e/kibana', 'Documentation', 'Kibana'],
    ['/guide/eng/kibana', 'Documentation', 'Kibana'],
    ['/guide/en', 'Documentation', undefined],
    ['/guide/en/de/kibana', 'Documentation', 'Kibana'],
    ['/guide/a/guide/kibana', 'Documentation', 'Kibana'],
    ['/kibana/guide', 'Documentation', undefined],
    ['/guide.html', undefined, undefined],
    ['/guide%2fkibana', undefined, undefined],
    ['/guide/kibana%20', 'Documentation', undefined],
    ['/guide/%6bibana', 'Documentation', undefined],
    ['/guide/Elastic Cloud', 'Documentation', undefined],
    ['/blog/docs/kibana', 'Documentation', undefined],
    ['/de/BLOG', 'Blog', undefined],
    ['/guide/SIEM', 'Documentation', 'SIEM'],
    ['/guide/hasOwnProperty/toString/valueOf', 'Documentation', undefined],
  ] as const) {
    it(`R7: ${pathname} gives ${area ?? 'no area'} and ${product ?? 'no product'}`, () => {
      const filters = initialFilters(pathname, 'de-de');
      assert.deepEqual([filters.locale, filters.area, filters.product], ['de-de', area, product]);
    });
  }
});

describe('initialFilters: the search configuration', () => {
  it('data.md: the site’s own products win over the built-in ones', () => {
    const products = { kibana: 'Dashboards', beats: 'Beats' };
    assert.equal(initialFilters('/guide/kibana', 'en-us', { products }).product, 'Dashboards');
    assert.equal(initialFilters('/guide/en/beats', 'en-us', { products }).product, 'Beats');
    assert.equal(initialFilters('/guide/logstash', 'en-us', { products }).product, 'Logstash');
  });

  it('data.md: finds a product by the segment in any case, of the page and of the data', () => {
    const products = { Kibana: 'Dashboards', APM: 'Traces' };
    assert.equal(initialFilters('/guide/kibana', 'en-us', { products }).product, 'Dashboards');
    assert.equal(initialFilters('/guide/KIBANA', 'en-us', { products }).product, 'Dashboards');
    assert.equal(productOfSegment('apm', products), 'Traces');
  });

  it('§4: a first segment of two letters is a language, even if a product has that name', () => {
    const products = { ml: 'Machine Learning' };
    assert.equal(initialFilters('/guide/ml/kibana', 'en-us', { products }).product, 'Kibana');
    assert.equal(initialFilters('/guide/en/ml', 'en-us', { products }).product, 'Machine Learning');
  });

  it('data.md: path_contains replaces the paths of its area only, and means whole segments', () => {
    const areas = [{ value: 'Documentation', path_contains: ['/handbook/v2/', 'manual'] }, { value: 'Blog' }] as const;
    const areaOf = (pathname: string) => initialFilters(pathname, 'en-us', { areas }).area;
    assert.equal(areaOf('/handbook/v2/x'), 'Documentation');
    assert.equal(areaOf('/handbook/v20'), undefined);
    assert.equal(areaOf('/de/manual'), 'Documentation');
    assert.equal(areaOf('/guide'), undefined);
    assert.equal(areaOf('/blog'), 'Blog');
  });

  it('data.md: no paths in a list means that the path gives no such area', () => {
    const areas = [{ value: 'Blog', path_contains: [] }] as const;
    assert.equal(initialFilters('/blog', 'en-us', { areas }).area, undefined);
    assert.equal(initialFilters('/guide', 'en-us', { areas }).area, 'Documentation');
  });

  it('ignores an empty path', () => {
    const areas = [{ value: 'Documentation', path_contains: ['', '/'] }] as const;
    assert.equal(initialFilters('/', 'en-us', { areas }).area, undefined);
  });

  it('data.md: start values win over the page’s path', () => {
    const filters = { area: 'Documentation', product: 'Kibana' } as const;
    const started = initialFilters('/guide/logstash', 'en-us', { filters });
    assert.deepEqual([started.area, started.product], ['Documentation', 'Kibana']);
    assert.equal(initialFilters('/guide', 'en-us', { filters: { area: 'Blog' } }).area, 'Blog');
  });

  it('takes a path segment as a start value for the product, and a label as it is', () => {
    const productOf = (product: string) => initialFilters('/docs', 'en-us', { filters: { product } }).product;
    assert.equal(productOf('cloud-on-k8s'), 'Elastic Cloud on Kubernetes');
    assert.equal(productOf('Our Own Product'), 'Our Own Product');
  });

  it('contract §5: leaves out a product without the area Documentation', () => {
    assert.equal(initialFilters('/', 'en-us', { filters: { product: 'Kibana' } }).product, undefined);
    assert.equal(initialFilters('/guide/kibana', 'en-us', { filters: { area: 'Blog' } }).product, undefined);
  });
});

describe('productOfSegment', () => {
  it('§3: turns a path segment into a readable product name', () => {
    assert.equal(productOfSegment('machine-learning'), 'Machine Learning');
    assert.equal(productOfSegment('Kibana'), 'Kibana');
    assert.equal(productOfSegment('BEATS', { beats: 'Beats' }), 'Beats');
    assert.equal(productOfSegment('install'), undefined);
    assert.equal(productOfSegment('toString', {}), undefined);
  });
});

describe('sentFilters', () => {
  it('§7: sends the product only with the area Documentation', () => {
    const locale = 'en-us';
    assert.deepEqual(sentFilters({ locale, area: 'Documentation', product: 'Kibana' }), {
      area: 'Documentation',
      product: 'Kibana',
    });
    assert.deepEqual(sentFilters({ locale, area: 'Blog', product: 'Kibana' }), { area: 'Blog', product: undefined });
    assert.deepEqual(sentFilters({ locale, product: 'Kibana' }), { area: undefined, product: undefined });
    assert.deepEqual(sentFilters({ locale, area: 'Documentation', product: '' }), {
      area: 'Documentation',
      product: undefined,
    });
  });
});
