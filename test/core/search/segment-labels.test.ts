import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { metaLine } from '../../../src/core/search/meta-line.ts';
import { segmentLabels } from '../../../src/core/search/segment-labels.ts';

const GERMAN = { docs: 'Doku', blog: 'Blog' };

describe('segmentLabels', () => {
  it('§2.6: calls areas and products as the page’s language does', () => {
    const labels = segmentLabels(GERMAN, { Security: 'Sicherheit' });
    assert.equal(metaLine('documentation/security', labels, 'de-DE'), 'Doku · Sicherheit');
    assert.equal(metaLine('docs/kibana', labels, 'de-DE'), 'Doku · Kibana');
  });

  it('data.md: the site’s own names win, in whatever case their segments are written', () => {
    const labels = segmentLabels(
      GERMAN,
      { Security: 'Sicherheit' },
      { Security: 'Schutz', APM: 'Spuren', x: 'X-Server' },
    );
    assert.equal(metaLine('docs/security', labels, 'de-DE'), 'Doku · Schutz');
    assert.equal(metaLine('docs/apm', labels, 'de-DE'), 'Doku · Spuren');
    assert.equal(metaLine('docs/X', labels, 'de-DE'), 'Doku · X-Server');
  });

  it('§2.6: areas stay areas, whatever a product is called', () => {
    const labels = segmentLabels(GERMAN, {}, { docs: 'Product', Blog: 'Product' });
    assert.equal(metaLine('docs/blog', labels, 'de-DE'), 'Doku · Blog');
  });

  it('takes the names that every object has for no labels', () => {
    const labels = segmentLabels(GERMAN, {});
    assert.equal(metaLine('docs/constructor/__proto__', labels, 'de-DE'), 'Doku · Constructor · __proto__');
  });
});
