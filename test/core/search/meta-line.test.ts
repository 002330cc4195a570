import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { META_SEPARATOR, metaLine } from '../../../src/core/search/meta-line.ts';

const LABELS = { documentation: 'Docs', 'cloud-on-k8s': 'Elastic Cloud on Kubernetes' };

function segmentsOf(websiteArea: string, languageTag = 'en-US'): readonly string[] {
  return metaLine(websiteArea, LABELS, languageTag).split(META_SEPARATOR);
}

describe('metaLine', () => {
  it('§2.6: shows the documentation area as Docs', () => {
    assert.equal(metaLine('documentation', LABELS, 'en-US'), 'Docs');
    assert.equal(metaLine('Documentation', { documentation: 'Doku' }, 'de-DE'), 'Doku');
  });

  for (const area of [
    'documentation/kibana',
    'documentation > kibana',
    ' documentation >> kibana ',
    'documentation » kibana',
    '/documentation/kibana/',
    'documentation|kibana',
    'documentation :: kibana',
    'documentation → kibana',
    'documentation · kibana',
  ]) {
    it(`data.md: shows ${area} with the one separator`, () => assert.deepEqual(segmentsOf(area), ['Docs', 'Kibana']));
  }

  it('§2.6: capitalises each segment and nothing else in it', () => {
    assert.deepEqual(segmentsOf('blog > search labs/machine-learning'), ['Blog', 'Search labs', 'Machine-learning']);
    assert.deepEqual(segmentsOf('éditorial/über/ßa/𐐨x/製品'), ['Éditorial', 'Über', 'SSa', '𐐀x', '製品']);
  });

  it('capitalises by the rules of the language', () => assert.deepEqual(segmentsOf('ilk', 'tr-TR'), ['İlk']));

  it('takes a label for a whole segment', () => {
    assert.deepEqual(segmentsOf('documentation/cloud-on-k8s'), ['Docs', 'Elastic Cloud on Kubernetes']);
    assert.deepEqual(segmentsOf('documentation-archive'), ['Documentation-archive']);
    assert.deepEqual(segmentsOf('constructor'), ['Constructor']);
  });

  it('is empty for an area without segments', () => {
    assert.equal(metaLine('', LABELS, 'en-US'), '');
    assert.equal(metaLine(' / > ', LABELS, 'en-US'), '');
  });
});
