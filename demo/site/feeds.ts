import type { ContentPage } from './content.ts';
import { escapeHtml } from './html.ts';
import { languageOfPath, pathInLanguage } from './languages.ts';
import { postsOf, storiesOf } from './listings.ts';

/** An RSS feed of the demo site. Specification §2.5. */
export interface Feed {
  /** `/blog/feed` or `/customer/feed`, with the language prefix. */
  readonly path: string;
  readonly xml: string;
}

/** The two feeds of one language; a feed without entries is left out. */
export function feedsOf(pages: readonly ContentPage[], siteOrigin: string): readonly Feed[] {
  const blog = pages.find(({ sharedPath }) => sharedPath === '/blog');
  const customers = pages.find(({ sharedPath }) => sharedPath === '/customers');
  return [
    { index: blog, path: '/blog/feed', entries: postsOf(pages) },
    { index: customers, path: '/customer/feed', entries: storiesOf(pages) },
  ].flatMap(({ index, path, entries }) =>
    index === undefined || entries.length === 0
      ? []
      : [{ path: pathInLanguage(path, languageOfPath(index.path)), xml: feedXml(index, entries, siteOrigin) }],
  );
}

function feedXml(index: ContentPage, entries: readonly ContentPage[], siteOrigin: string): string {
  const items = entries.map(
    ({ title, path, description, date }) => `<item>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(siteOrigin + path)}</link>
<guid>${escapeHtml(siteOrigin + path)}</guid>
<description>${escapeHtml(description)}</description>
${date === undefined ? '' : `<pubDate>${new Date(date).toUTCString()}</pubDate>`}
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
<channel>
<title>${escapeHtml(index.title)}</title>
<link>${escapeHtml(siteOrigin + index.path)}</link>
<description>${escapeHtml(index.description)}</description>
<language>${index.language.languageTag}</language>
${items.join('\n')}
</channel>
</rss>
`;
}
