import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { build } from 'esbuild';
import { buildSite } from '../../demo/build-site.ts';
import { buildNavigation } from '../../demo/navigation/build-navigation.ts';
import { ENGLISH } from '../../demo/site/languages.ts';
import { builtModule } from '../node/prerender/built.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { plainHeader } from './baselines/links.ts';
import { PLAIN_CSS, plainHeaderHtml } from './baselines/plain.ts';
import type { AnswerPath, BenchFile } from './bench-server.ts';

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
] as const;

export type Variant = (typeof VARIANTS)[number];

/** Where a variant's page is. */
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

async function bundle(entry: string, alias: Readonly<Record<string, string>> = {}): Promise<BenchFile> {
  const { outputFiles } = await build({
    absWorkingDir: PROJECT_FOLDER,
    entryPoints: [`test/bench/baselines/${entry}`],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    format: 'iife',
    target: 'es2022',
    alias,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return { type: 'text/javascript', body: Buffer.from(outputFiles[0]?.contents ?? []), isImmutable: true };
}

/** The pages and everything they fetch. Needs `npm run build`. */
export async function benchFiles(): Promise<AnswerPath> {
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
  const preact = {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  };
  const made = new Map<string, BenchFile>([
    ['/bench/react.js', await bundle('plain-element.tsx')],
    ['/bench/preact.js', await bundle('plain-element.tsx', preact)],
    ['/bench/plain-search.js', await bundle('plain-search.ts')],
    ...(await variantPages(home, navigation)),
  ]);
  for (const count of Object.values(SUGGESTION_COUNTS)) {
    made.set(`suggestions ${count}`, { type: 'application/json', body: JSON.stringify(suggestions(count)) });
  }
  return (path) => made.get(path) ?? suggestionsFor(path, made) ?? staticFile(path, siteFolder);
}

async function variantPages(home: string, navigation: object): Promise<[string, BenchFile][]> {
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
