import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { LANGUAGES, type Language, pathInLanguage } from './languages.ts';

/** One Markdown page of the demo site, as its author wrote it. */
export interface ContentPage {
  readonly language: Language;
  /** Path with its language prefix and without a slash at the end: `/de/observability`; `/` for the English home. */
  readonly path: string;
  /** Path without language prefix, the same for all translations of a page; `/` for home. */
  readonly sharedPath: string;
  /** Where the HTML goes, relative to the site's folder: `de/observability.html`. */
  readonly file: string;
  readonly title: string;
  /** One sentence for search engines, lists and the page's lead. */
  readonly description: string;
  /** The suggestion's `website_area`: `documentation/kibana`, `blog/security`, `products` … */
  readonly area: string;
  /** Path segment of a documentation page's product, for example `kibana`. */
  readonly product?: string;
  /** ISO day of a blog post. */
  readonly date?: string;
  /** Names the section nav that the page shows: `guide`, `blog` or `customers`. */
  readonly section?: string;
  readonly markdown: string;
}

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;
const KNOWN_FIELDS: ReadonlySet<string> = new Set(['title', 'description', 'area', 'product', 'date', 'section']);

/**
 * Reads every page under `<directory>/<short code>/`, sorted by path.
 *
 * @throws {Error} naming the file, if its front matter is missing, incomplete or has an unknown key, or if two files
 * are the same page.
 */
export function readContent(directory: string): readonly ContentPage[] {
  const pages = LANGUAGES.flatMap((language) =>
    globSync('**/*.md', { cwd: join(directory, language.shortCode) }).map((name) =>
      readPage(directory, language, name),
    ),
  ).sort((one, other) => (one.path < other.path ? -1 : 1));
  const paths = new Map<string, ContentPage>();
  for (const page of pages) {
    if (paths.has(page.path)) throw new Error(`Two files are the page ${page.path}; one of them is ${page.file}.`);
    paths.set(page.path, page);
  }
  return pages;
}

function readPage(directory: string, language: Language, fileName: string): ContentPage {
  const name = fileName.split(sep).join('/').replace(/\.md$/, '');
  const where = `${language.shortCode}/${name}.md`;
  const source = FRONT_MATTER.exec(readFileSync(join(directory, language.shortCode, fileName), 'utf8'));
  if (source === null) throw new Error(`${where} does not begin with front matter between two lines of ---.`);
  const [, fieldLines = '', markdown = ''] = source;
  const sharedPath = `/${name.replace(/(^|\/)index$/, '')}`;
  return {
    ...readFields(fieldLines, where),
    language,
    sharedPath,
    path: pathInLanguage(sharedPath, language),
    file: `${language.prefix}/${name}.html`.slice(1),
    markdown,
  };
}

type Fields = Pick<ContentPage, 'title' | 'description' | 'area' | 'product' | 'date' | 'section'>;

function readFields(lines: string, where: string): Fields {
  const fields: Record<string, string> = {};
  for (const line of lines.split(/\r?\n/).filter((text) => text.trim() !== '')) {
    const [, key = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (!KNOWN_FIELDS.has(key)) throw new Error(`${where} has “${line}” in its front matter, which is no known key.`);
    fields[key] = value.replace(/^(["'])(.*)\1$/, '$2');
  }
  const { title, description, area, ...optional } = fields;
  if (!title || !description || !area) throw new Error(`${where} needs a title, a description and an area.`);
  return { title, description, area, ...optional };
}
