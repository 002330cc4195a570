import type { BenchFile } from './bench-server.ts';
import { bundle } from './bundle.ts';
import { peerFile } from './peers.ts';

/** The pages whose only element is a closed search, in each way. */
export const SEARCH_VARIANTS = [
  'dialog',
  'React with Downshift',
  'Algolia autocomplete',
  'DocSearch',
  'ours',
  'ours, lite',
] as const;

export type SearchVariant = (typeof SEARCH_VARIANTS)[number];

/** What is measured only where its packages could be installed. */
export const PEER_SEARCHES: readonly SearchVariant[] = ['Algolia autocomplete', 'DocSearch'];

export const searchPath = (variant: SearchVariant) => `/bench/search/${variant.replaceAll(/\W+/g, '-')}`;

const LOADER_TAG = /<script src="[^"]*site-elements\.js"><\/script>/;
const SEARCH = /<site-search[\s\S]*?<\/site-search>/;
const CONTROL = '<button type="button" id="plain-search-control">Search</button>';

/** @param page - the demo's home page without its header. */
export async function searchFiles(page: string, hasPeers: boolean): Promise<[string, BenchFile][]> {
  const bare = page.replace(LOADER_TAG, '');
  const withScript = (script: string, control = CONTROL) =>
    bare.replace(SEARCH, `${control}<script src="/bench/${script}" defer></script>`);
  const withStyle = (styled: string, path: string) =>
    styled.replace('</head>', () => `<style>${hasPeers ? peerFile(path) : ''}</style></head>`);
  const place = '<div id="search-place"></div>';
  const ours = page.replace(/<site-search/, '<button commandfor="find" command="--show">Search</button>$& id="find"');
  const pages: Readonly<Record<SearchVariant, string>> = {
    dialog: withScript('plain-search.js'),
    'React with Downshift': withScript('downshift.js'),
    'Algolia autocomplete': withStyle(
      withScript('autocomplete.js', place),
      '@algolia/autocomplete-theme-classic/dist/theme.min.css',
    ),
    DocSearch: withStyle(withScript('docsearch.js', place), '@docsearch/css/dist/style.css'),
    ours,
    'ours, lite': ours.replace('site-elements.js', 'site-elements.lite.js'),
  };
  const files: [string, BenchFile][] = SEARCH_VARIANTS.map((variant) => [
    searchPath(variant),
    { type: 'text/html; charset=utf-8', body: pages[variant] },
  ]);
  files.push(['/bench/downshift.js', await bundle('baselines/downshift-search.tsx')]);
  if (hasPeers) {
    for (const name of ['autocomplete', 'docsearch']) {
      files.push([`/bench/${name}.js`, await bundle(`peers/${name}.js`)]);
    }
  }
  return files;
}
