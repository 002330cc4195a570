import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localProductLabel } from '../../../src/core/locale/local-product-labels.ts';
import { LOCALES } from '../../../src/core/locale/locales.ts';
import { canonicalProductLabel, PRODUCT_LABELS } from '../../../src/core/locale/product-labels.ts';

describe('canonicalProductLabel', () => {
  const labels = {
    fleet: 'Fleet and Elastic Agent',
    ecs: 'Elastic Common Schema',
    'cloud-on-k8s': 'Elastic Cloud on Kubernetes',
    'machine-learning': 'Machine Learning',
    kibana: 'Kibana',
    logstash: 'Logstash',
    elasticsearch: 'Elasticsearch',
    apm: 'Application Performance Monitoring',
  };
  for (const [segment, label] of Object.entries(labels)) {
    it(`§3, §4: calls ${segment} “${label}”`, () => assert.equal(canonicalProductLabel(segment), label));
  }

  it('reads a segment in any case', () => {
    assert.equal(canonicalProductLabel('Kibana'), 'Kibana');
  });

  it('knows no product for other segments, those that every object has included', () => {
    for (const segment of ['', 'current', 'constructor', '__proto__', 'toString']) {
      assert.equal(canonicalProductLabel(segment), undefined, segment);
    }
  });
});

describe('localProductLabel', () => {
  it('§3: gives the name that the language has', () => {
    assert.equal(localProductLabel('Machine Learning', 'jp'), '機械学習');
    assert.equal(localProductLabel('Security', 'fr'), 'Sécurité');
  });

  it('§3: leaves names without a translation as they are', () => {
    assert.equal(localProductLabel('Kibana', 'jp'), 'Kibana');
    assert.equal(localProductLabel('Machine Learning', 'en'), 'Machine Learning');
    assert.equal(localProductLabel('constructor', 'de'), 'constructor');
  });

  it('§3: gives every product a name in every language, and no two products of a language the same one', () => {
    for (const { shortCode } of LOCALES) {
      const names = Object.values(PRODUCT_LABELS).map((label) => localProductLabel(label, shortCode));
      assert.ok(names.every((name) => name.trim() !== ''));
      assert.equal(new Set(names).size, names.length, shortCode);
    }
  });

  it('§3: translates every generic name in Japanese, Korean and Chinese, where Latin letters would look forgotten', () => {
    for (const label of ['Security', 'Observability', 'Machine Learning', 'Integrations', 'Vector Database']) {
      for (const shortCode of ['jp', 'kr', 'cn'] as const) {
        assert.doesNotMatch(localProductLabel(label, shortCode), /[A-Za-z]/);
      }
    }
  });
});
