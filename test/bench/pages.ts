import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { buildSite } from '../../demo/build-site.ts';
import { buildNavigation } from '../../demo/navigation/build-navigation.ts';
import { ENGLISH } from '../../demo/site/languages.ts';
import { builtModule } from '../node/prerender/built.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { plainHeader } from './baselines/links.ts';
import { PLAIN_CSS, plainHeaderHtml } from './baselines/plain.ts';
import { redHatHeaderHtml } from './baselines/red-hat.ts';
import type { AnswerPath, BenchFile } from './bench-server.ts';
import { bundle, PREACT } from './bundle.ts';
import { peerFile } from './peers.ts';
import { searchFiles } from './search-pages.ts';

const { prerender } = (await builtModule('prerender')) as typeof import('../../elements/entries/prerender.ts');

/** The pages that are compared: the demo's home page, its header made in each way. */
export const VARIANTS = [
  'plain HTML',
  'React element',
  'Preact element',
  'one tag',
  'one tag, no delay',
  'prerendered, bar',
  'prerendered, full',
  'lite',
  'lite, no delay',
  'lite prerendered, full',
  'one tag, preloads',
  'one tag, no delay, preloads',
  'lite, preloads',
  'lite, no delay, preloads',
  'Radix in React',
  'Red Hat',
] as const;

export type Variant = (typeof VARIANTS)[number];

/** What is measured only where its packages could be installed. */
export const PEER_VARIANTS: readonly Variant[] = ['Radix in React', 'Red Hat'];

/** Where a variant's page is. With `?second` it is another page with the same header. */
export const variantPath = (variant: Variant) => `/bench/${variant.replaceAll(/\W+/g, '-')}`;

/** How many suggestions the server gives to a text. */
export const SUGGESTION_COUNTS = { few: 8, many: 200 } as const;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const LOADER_TAG = /<script src="[^"]*site-elements\.js"><\/script>/;
const HEADER = /<site-header[\s\S]*?<\/site-header>/;
const SEARCH = /<site-search[\s\S]*?<\/site-search>/;

const html = (body: string): BenchFile => ({ type: 'text/html; charset=utf-8', body });

/** The pages and everything they fetch. Needs `npm run build`. */
export async function benchFiles(hasPeers: boolean): Promise<AnswerPath> {
  const siteFolder = resolve(PROJECT_FOLDER, '.build/bench/site');
  const navigation = buildNavigation('products', ENGLISH, 'https://results.vendor.example');
  buildSite({
    sourceDirectory: resolve(PROJECT_FOLDER, 'demo'),
    outputDirectory: siteFolder,
    siteOrigin: 'https://www.vendor.example',
    resultsOrigin: 'https://results.vendor.example',
    navigation: (reading, language) => buildNavigation(reading, language, 'https://results.vendor.example'),
  });
  const home = readFileSync(resolve(siteFolder, 'index.html'), 'utf8').replaceAll(/ site-origin="[^"]*"/g, '');
  const made = new Map<string, BenchFile>([
    ['/bench/react.js', await bundle('baselines/plain-element.tsx')],
    ['/bench/preact.js', await bundle('baselines/plain-element.tsx', { alias: PREACT })],
    ['/bench/plain-search.js', await bundle('baselines/plain-search.ts')],
    ...(await variantPages(home, navigation, hasPeers)),
    ...(await searchFiles(home.replace(HEADER, ''), hasPeers)),
  ]);
  if (hasPeers) {
    made.set('/bench/radix.js', await bundle('peers/radix-element.jsx'));
    made.set('/bench/red-hat.js', await bundle('peers/red-hat.js', { format: 'esm' }));
  }
  for (const count of Object.values(SUGGESTION_COUNTS)) {
    made.set(`suggestions ${count}`, { type: 'application/json', body: JSON.stringify(suggestions(count)) });
  }
  return (path) => made.get(path.replace('?second', '')) ?? suggestionsFor(path, made) ?? staticFile(path, siteFolder);
}

/** The lines that authors copy to have the header's files fetched with the page. */
function preloadLines(manifest: 'integrity.json' | 'integrity.lite.json'): string {
  const { snippets } = JSON.parse(readFileSync(resolve(PROJECT_FOLDER, 'dist', manifest), 'utf8'));
  return snippets.modulepreload['site-header'];
}

async function variantPages(home: string, navigation: object, hasPeers: boolean): Promise<[string, BenchFile][]> {
  const plain = plainHeader(navigation);
  const plainSearch =
    '<a id="plain-search-control" href="/search">Search</a><script src="/bench/plain-search.js" defer></script>';
  const withoutTag = home.replace(LOADER_TAG, '').replace(SEARCH, plainSearch);
  const element = (script: string) =>
    withoutTag
      .replace('</head>', `<script src="${script}" async></script></head>`)
      .replace(
        HEADER,
        () =>
          `<plain-element><script type="application/json">${JSON.stringify(plain).replaceAll('<', '\\u003c')}</script></plain-element>`,
      );
  const redHat = () =>
    withoutTag
      .replace(
        '</head>',
        () =>
          `<style>${peerFile('@rhds/elements/elements/rh-navigation-primary/rh-navigation-primary-lightdom.css')}</style><script type="module" src="/bench/red-hat.js" async></script></head>`,
      )
      .replace(HEADER, () => redHatHeaderHtml(plain));
  const preloads = (page: string, manifest: 'integrity.json' | 'integrity.lite.json') =>
    page.replace('<script src="/site-elements', (tag) => `${preloadLines(manifest)}\n${tag}`);
  const lite = (page: string) => page.replaceAll('site-elements.js', 'site-elements.lite.js');
  const withoutDelay = (page: string) => page.replaceAll(/<site-header/g, '<site-header reveal-delay="0"');
  const prerendered = async (panels: 'full' | 'bar') => {
    const page = home
      .replace('site-elements.js"', 'site-elements.js" async')
      .replaceAll(/<site-(?:header|search)/g, '$& hydrate="intent"');
    return (await prerender(page, { url: 'https://127.0.0.1/', panels })).html;
  };
  const full = await prerendered('full');
  const pages: Readonly<Record<Variant, string>> = {
    'plain HTML': withoutTag
      .replace('</head>', `<style>${PLAIN_CSS}</style></head>`)
      .replace(HEADER, () => plainHeaderHtml(plain)),
    'React element': element('/bench/react.js'),
    'Preact element': element('/bench/preact.js'),
    'one tag': home,
    'one tag, no delay': withoutDelay(home),
    'prerendered, bar': await prerendered('bar'),
    'prerendered, full': full,
    lite: lite(home),
    'lite, no delay': lite(withoutDelay(home)),
    'lite prerendered, full': lite(full),
    'one tag, preloads': preloads(home, 'integrity.json'),
    'one tag, no delay, preloads': preloads(withoutDelay(home), 'integrity.json'),
    'lite, preloads': preloads(lite(home), 'integrity.lite.json'),
    'lite, no delay, preloads': preloads(lite(withoutDelay(home)), 'integrity.lite.json'),
    'Radix in React': element('/bench/radix.js'),
    'Red Hat': hasPeers ? redHat() : '',
  };
  return VARIANTS.map((variant) => [variantPath(variant), html(pages[variant])]);
}

function suggestions(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Kibana guide, chapter ${index + 1}: dashboards and lenses`,
    url: `https://www.vendor.example/guide/en/kibana/current/chapter-${index + 1}.html`,
    website_area: 'documentation',
  }));
}

/** The text says how many: `many…` or anything else. */
function suggestionsFor(path: string, made: ReadonlyMap<string, BenchFile>): BenchFile | undefined {
  if (!path.startsWith('/api/autosuggest?')) return undefined;
  const text = new URLSearchParams(path.slice(path.indexOf('?'))).get('q') ?? '';
  return made.get(`suggestions ${text.startsWith('many') ? SUGGESTION_COUNTS.many : SUGGESTION_COUNTS.few}`);
}

function staticFile(path: string, siteFolder: string): BenchFile | undefined {
  const { pathname } = new URL(path, 'https://site.example');
  const inElements = pathname.startsWith('/site-elements/');
  const file = inElements
    ? resolve(PROJECT_FOLDER, 'dist', pathname.slice('/site-elements/'.length))
    : resolve(siteFolder, `.${pathname}`);
  const type = TYPES[extname(file)];
  if (type === undefined) return undefined;
  try {
    return { type, body: readFileSync(file), isImmutable: inElements };
  } catch {
    return undefined;
  }
}
