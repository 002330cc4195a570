import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reading } from './navigation/build-navigation.ts';
import { type ContentPage, readContent } from './site/content.ts';
import { contentDocument, type SearchTarget } from './site/content-page.ts';
import { feedsOf } from './site/feeds.ts';
import { ENGLISH, LANGUAGES, type Language } from './site/languages.ts';
import { type PageDocument, pageHtml } from './site/layout.ts';
import { type RenderedMarkdown, renderMarkdown } from './site/markdown.ts';
import { notFoundDocument, secondReadingDocument, stateDocument, stateListDocument } from './site/own-pages.ts';
import { PRODUCT_LABELS } from './site/product-labels.ts';
import { STATES } from './site/states/states.ts';

/** What the demo site is built from and for. */
export interface SiteOptions {
  /** Folder with `content/` and `sections/`. */
  readonly sourceDirectory: string;
  /** Emptied first; the pages, styles, images and navigation configurations go there. */
  readonly outputDirectory: string;
  readonly siteOrigin: string;
  readonly resultsOrigin: string;
  /** The navigation configuration of a reading in a language. */
  readonly navigation: (reading: Reading, language: Language) => object;
}

/** A content page with its words, for the suggestion index. */
export interface SitePage extends ContentPage {
  readonly rendered: RenderedMarkdown;
}

/** A site that has been built. */
export interface Site {
  readonly directory: string;
  /** The pages that suggestions are about. */
  readonly pages: readonly SitePage[];
  /** Every address that is answered: pages of all kinds and feeds. */
  readonly paths: ReadonlySet<string>;
}

const DEMO_DIRECTORY = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the demo site as files that any static server could serve.
 *
 * @throws {Error} if a content page has bad front matter or a section file is no JSON.
 */
export function buildSite(options: SiteOptions): Site {
  const { sourceDirectory, outputDirectory, siteOrigin } = options;
  const pages = readContent(join(sourceDirectory, 'content')).map((page) => ({
    ...page,
    rendered: renderMarkdown(page.markdown),
  }));
  rmSync(outputDirectory, { recursive: true, force: true });
  copyAssets(outputDirectory);
  writeNavigations(options);
  const documents = [...contentDocuments(pages, options), ...ownDocuments(options)];
  for (const document of documents) writeFile(outputDirectory, fileOf(document, pages), pageHtml(document, siteOrigin));
  const feeds = LANGUAGES.flatMap((language) =>
    feedsOf(
      pages.filter((page) => page.language === language),
      siteOrigin,
    ),
  );
  for (const { path, xml } of feeds) writeFile(outputDirectory, `${path}.xml`, xml);
  return { directory: outputDirectory, pages, paths: new Set([...documents, ...feeds].map(({ path }) => path)) };
}

function contentDocuments(pages: readonly SitePage[], options: SiteOptions): readonly PageDocument[] {
  return pages.map((page) =>
    contentDocument(page, page.rendered, {
      pages,
      navigation: options.navigation('products', page.language),
      sectionNav: page.section && readSection(options.sourceDirectory, page.section, page.language),
      search: searchTarget(options, page.path),
      productLabel: page.product && PRODUCT_LABELS[page.product],
    }),
  );
}

/** The pages that have no Markdown of their own. */
function ownDocuments(options: SiteOptions): readonly PageDocument[] {
  const { navigation, sourceDirectory } = options;
  const inAllLanguages = LANGUAGES.flatMap((language) => [
    secondReadingDocument(navigation('platform', language), language, searchTarget(options, '/second-reading')),
    notFoundDocument(navigation('products', language), language, searchTarget(options, '/')),
  ]);
  const english = navigation('products', ENGLISH);
  const states = STATES.map((state) =>
    stateDocument(state, {
      navigation: { ...english },
      secondReading: { ...navigation('platform', ENGLISH) },
      navigationUrl: navigationPath('products', ENGLISH),
      sectionNav: (section) => readSection(sourceDirectory, section, ENGLISH),
      search: searchTarget(options, `/states/${state.slug}`),
    }),
  );
  return [...inAllLanguages, stateListDocument(english, searchTarget(options, '/states')), ...states];
}

function searchTarget({ siteOrigin, resultsOrigin }: SiteOptions, path: string): SearchTarget {
  return { searchUrl: `${resultsOrigin}/find`, pageUrl: siteOrigin + path };
}

/** A section's data, or `undefined` where the language has none. */
function readSection(sourceDirectory: string, section: string, language: Language): unknown {
  const file = join(sourceDirectory, 'sections', `${section}.${language.shortCode}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function navigationPath(reading: Reading, language: Language): string {
  return `/navigation/${reading}.${language.localeCode}.json`;
}

function writeNavigations({ navigation, outputDirectory }: SiteOptions): void {
  for (const language of LANGUAGES) {
    for (const reading of ['products', 'platform'] as const) {
      const json = JSON.stringify(navigation(reading, language), undefined, 2);
      writeFile(outputDirectory, navigationPath(reading, language), json);
    }
  }
}

function copyAssets(outputDirectory: string): void {
  cpSync(join(DEMO_DIRECTORY, 'styles'), join(outputDirectory, 'styles'), { recursive: true });
  cpSync(join(DEMO_DIRECTORY, 'images'), join(outputDirectory, 'images'), { recursive: true });
  for (const script of ['insert-tag.js', 'press.js']) {
    cpSync(join(DEMO_DIRECTORY, 'site', script), join(outputDirectory, 'scripts', script));
  }
}

/** A content page's file is where its Markdown was; `/404` of German is `de/404.html`. */
function fileOf({ path }: PageDocument, pages: readonly ContentPage[]): string {
  return pages.find((page) => page.path === path)?.file ?? `${path}.html`;
}

function writeFile(directory: string, name: string, text: string): void {
  const file = join(directory, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
