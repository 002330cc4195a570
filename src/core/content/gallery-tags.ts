/** The fields by which entries of the content gallery are tagged and filtered. Specification §3. */
export const GALLERY_TAG_FIELDS = [
  'api_type',
  'tags_audience',
  'tags_campaigns',
  'tags_content_type',
  'tags_demo_features',
  'tags_demo_solutions',
  'tags_elastic_stack',
  'tags_event_delivery',
  'tags_event_type',
  'tags_industry',
  'tags_language',
  'tags_meta',
  'tags_region',
  'tags_role',
  'tags_stage',
  'tags_teams',
  'tags_technical_level',
  'tags_topic',
  'tags_use_case',
] as const;

/** The name of one tag field. */
export type GalleryTagField = (typeof GALLERY_TAG_FIELDS)[number];

/** Whether a field of an entry is one of its tags. Specification §3. */
export function isGalleryTagField(name: string): name is GalleryTagField {
  return (GALLERY_TAG_FIELDS as readonly string[]).includes(name);
}
