import type { SectionNav } from '../config/section-nav.ts';
import type { PlacedLink } from '../links/current-link.ts';

/** The links of a section in reading order: its title, then each entry with its level-4 links. */
export function* sectionLinks(section: SectionNav): Generator<PlacedLink> {
  if (section.url) yield { source: section, url: section.url };
  for (const entry of section.nav.sub_nav) {
    if (entry.url) yield { source: entry, url: entry.url };
    for (const link of entry.level_4 ?? []) yield { source: link, url: link.url, container: entry };
  }
}
