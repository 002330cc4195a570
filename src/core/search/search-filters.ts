import { canonicalProductLabel, lowerCaseSegments } from '../locale/product-labels.ts';

/** The areas that the search knows, as they are sent. Specification §3 and §7. */
export type SearchArea = 'Documentation' | 'Blog';

/** What narrows a search. Specification §3, Search state. */
export interface SearchFilters {
  /** A code of §2.1, or of one of the site's own languages. */
  readonly locale: string;
  readonly area?: SearchArea | undefined;
  /** Canonical English label (data.md). Counts only while the area is Documentation. */
  readonly product?: string | undefined;
}

/** The part of the search configuration that the first filters depend on (data.md, SearchConfig). */
export interface FilterRules {
  /** Product labels by path segment; they win over the built-in ones. */
  readonly products?: Readonly<Record<string, string>> | undefined;
  /** Paths by area; an area that is missing, or comes without paths, keeps those of §4. */
  readonly areas?:
    | readonly { readonly value: SearchArea; readonly path_contains?: readonly string[] | undefined }[]
    | undefined;
  /** Win over the page's URL. The product may be a label or a path segment. */
  readonly filters?: { readonly area?: SearchArea | undefined; readonly product?: string | undefined } | undefined;
}

/** Paths by area, the first match wins. Specification §4. */
const AREA_PATHS: readonly { readonly area: SearchArea; readonly paths: readonly string[] }[] = [
  { area: 'Documentation', paths: ['/guide', '/docs'] },
  { area: 'Blog', paths: ['/blog'] },
];

function pathSegments(path: string): readonly string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

/** True if the path has the searched one's segments in a row, whole: `/guidelines` has no `/guide` (contract §7). */
function hasSegments(segments: readonly string[], searched: string): boolean {
  const needle = pathSegments(searched);
  return needle.length > 0 && `/${segments.join('/')}/`.includes(`/${needle.join('/')}/`);
}

function areaOfPath(segments: readonly string[], { areas = [] }: FilterRules): SearchArea | undefined {
  return AREA_PATHS.find(({ area, paths }) => {
    const configured = areas.find(({ value }) => value === area)?.path_contains;
    return (configured ?? paths).some((path) => hasSegments(segments, path));
  })?.area;
}

/** The canonical label of the product that a path segment stands for (§3), by the site's own map or the built-in one. */
export function productOfSegment(segment: string, products: FilterRules['products'] = {}): string | undefined {
  const key = segment.toLowerCase();
  const own = lowerCaseSegments(products);
  return Object.hasOwn(own, key) ? own[key] : canonicalProductLabel(key);
}

/** The first product behind `/guide`, where a first segment of two letters is a language: `/guide/en/kibana`. §4. */
function productOfPath(segments: readonly string[], { products }: FilterRules): string | undefined {
  const guideIndex = segments.indexOf('guide');
  if (guideIndex < 0) return undefined;
  const [first = '', ...rest] = segments.slice(guideIndex + 1);
  const candidates = /^[a-z]{2}$/.test(first) ? rest : [first, ...rest];
  for (const segment of candidates) {
    const product = productOfSegment(segment, products);
    if (product !== undefined) return product;
  }
  return undefined;
}

/**
 * The filters that a search begins with: area and product from the page's path (§4, row R7), unless the configuration
 * sets them. A product without the area Documentation could neither be seen nor sent, so it is left out.
 *
 * @param pathname - path of the page being read.
 * @param locale - the element's locale, or the one that `filters.locale` of the configuration resolves to.
 */
export function initialFilters(pathname: string, locale: string, rules: FilterRules = {}): SearchFilters {
  const segments = pathSegments(pathname);
  const area = rules.filters?.area ?? areaOfPath(segments, rules);
  if (area !== 'Documentation') return { locale, area };
  const chosen = rules.filters?.product;
  const product = chosen ? (productOfSegment(chosen, rules.products) ?? chosen) : productOfPath(segments, rules);
  return { locale, area, product };
}

/** The filters as the suggestion request and the submit send them: the product only with Documentation. §7. */
export function sentFilters({ area, product }: SearchFilters): {
  area: SearchArea | undefined;
  product: string | undefined;
} {
  return { area, product: area === 'Documentation' ? product || undefined : undefined };
}
