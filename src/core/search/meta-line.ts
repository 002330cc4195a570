/** Stands between the segments of a meta line. */
export const META_SEPARATOR = ' · ';

/** What servers write between the segments of a website area (data.md); a hyphen belongs to a name. */
const SEGMENT_BREAK = /[/\\>|»›→•·]+|::/;

/**
 * A suggestion's website area as people read it (§2.6, data.md): `documentation/kibana` gives `Docs · Kibana`.
 *
 * @param labels - labels by segment in lower case; at least `documentation`, which is shown as Docs in each language.
 * @param languageTag - BCP 47 tag by whose rules a segment without a label gets its capital letter.
 */
export function metaLine(websiteArea: string, labels: Readonly<Record<string, string>>, languageTag: string): string {
  return websiteArea
    .split(SEGMENT_BREAK)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '')
    .map((segment) => {
      const key = segment.toLowerCase();
      const label = Object.hasOwn(labels, key) ? labels[key] : undefined;
      return label ?? segment.replace(/^./u, (first) => first.toLocaleUpperCase(languageTag));
    })
    .join(META_SEPARATOR);
}
