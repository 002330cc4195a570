import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GALLERY_TAG_FIELDS, isGalleryTagField } from '../../../src/core/content/gallery-tags.ts';

describe('the gallery’s tag fields', () => {
  it('§3: are these nineteen', () => {
    const listed =
      'api_type, tags_audience, tags_campaigns, tags_content_type, tags_demo_features, tags_demo_solutions, ' +
      'tags_elastic_stack, tags_event_delivery, tags_event_type, tags_industry, tags_language, tags_meta, tags_region, ' +
      'tags_role, tags_stage, tags_teams, tags_technical_level, tags_topic, tags_use_case';
    assert.equal(GALLERY_TAG_FIELDS.join(', '), listed);
    assert.equal(GALLERY_TAG_FIELDS.length, 19);
  });

  it('§3: are told from other fields of an entry', () => {
    assert.ok(GALLERY_TAG_FIELDS.every(isGalleryTagField));
    for (const name of ['title', 'tags', 'tags_', 'TAGS_TOPIC', 'constructor']) {
      assert.equal(isGalleryTagField(name), false, name);
    }
  });
});
