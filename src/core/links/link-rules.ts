import { isRootRelative, normalizedPrefix, withLocalePrefix } from './locale-prefix.ts';
import { parsedUrl, webOrigin } from './parsed-url.ts';

/** What links depend on besides themselves. Strings that are no URLs are tolerated: nothing here throws. */
export interface LinkContext {
  /**
   * Path prefix of the element's locale, `''` for English; a page object's `relative_url_prefix` wins over it (data.md).
   */
  readonly prefix: string;
  /** Prefixes of the site's languages, where its data names them; absent: those of §2.1. */
  readonly prefixes?: readonly string[] | undefined;
  /** Absolute URL of the page being read; `''` where it is not known. */
  readonly pageUrl: string;
  /** Origin of the main site; `undefined`, or what is no http(s) origin: the page's own. */
  readonly siteOrigin?: string | undefined;
  /** Hosts that are mapped to the main site's: `docs.example`, with its port if it has one. §2.1, contract §2 Hosts. */
  readonly crossOriginHosts: readonly string[];
}

/** Origin of the main site; `undefined` where it is not known. */
export function mainOrigin({ siteOrigin, pageUrl }: LinkContext): string | undefined {
  return webOrigin(siteOrigin) ?? webOrigin(pageUrl);
}

/** Makes a root-relative URL absolute where the main site is another origin than the page's. */
export function onMainSite(path: string, { siteOrigin, pageUrl }: LinkContext): string {
  const origin = webOrigin(siteOrigin);
  return origin === undefined || origin === webOrigin(pageUrl) ? path : origin + path;
}

/** A host as URLs have it, also if it was written as an origin or with capitals. */
function hostOf(text: string): string | undefined {
  return parsedUrl(`https://${text.replace(/^https?:\/\//i, '')}`)?.host;
}

/** Path, query and hash of an absolute or protocol-relative URL that names one of the hosts. */
function pathOnHosts(url: string, hosts: readonly string[]): string | undefined {
  if (!/^(?:https?:)?[\\/]{2}/i.test(url)) return undefined;
  const target = parsedUrl(url, 'https://page.invalid');
  const isListed = target && hosts.some((host) => hostOf(host) === target.host);
  return isListed ? target.pathname + target.search + target.hash : undefined;
}

/** Like {@link pathOnHosts} for what counts as the main site: its own host and the cross-origin hosts. */
export function internalPath(url: string, context: LinkContext): string | undefined {
  const origin = mainOrigin(context);
  return origin === undefined ? undefined : pathOnHosts(url, [origin, ...context.crossOriginHosts]);
}

/**
 * Where the logo leads: the home page of the language (§2.1). Picker entries lead there too, each with its own locale's
 * prefix in the context.
 */
export function homeUrl(context: LinkContext): string {
  return onMainSite(normalizedPrefix(context.prefix) || '/', context);
}

/**
 * A link of the navigation, the panels, the calls to action or the sub-navigation (§2.1). Root-relative URLs get the
 * prefix unless they carry one. Everything else stays as given: anchors, `?query`, relative paths without a slash, and
 * URLs with a scheme or host, of which only the cross-origin hosts are mapped to the main site.
 */
export function localeAwareUrl(url: string, context: LinkContext): string {
  if (isRootRelative(url))
    return onMainSite(withLocalePrefix(url, normalizedPrefix(context.prefix), context.prefixes), context);
  const mappedPath = pathOnHosts(url, context.crossOriginHosts);
  const origin = mainOrigin(context);
  return mappedPath === undefined || origin === undefined ? url : origin + mappedPath;
}

/**
 * The language that the masthead reads from the page's path: any two letters but `en` (§2.1, contract §7). Where the page is
 * not known, the element's own is the nearest to it; where the data names the site's languages, it is the one.
 */
function mastheadPrefix({ pageUrl, prefix, prefixes }: LinkContext): string {
  if (prefixes) return normalizedPrefix(prefix);
  const code = /^\/([a-z]{2})(?:\/|$)/i.exec(parsedUrl(pageUrl)?.pathname ?? prefix)?.[1]?.toLowerCase();
  return code === undefined || code === 'en' ? '' : `/${code}`;
}

/**
 * The masthead's About, Partners and Support: absolute to the main site, prefixed when the first segment of the
 * **page's** path is a two-letter code other than `en` (§2.1). A path without a slash counts from the root; absolute
 * links to the main site or a cross-origin host count as internal; anchors, `?query` and other hosts and schemes stay.
 * Login does not come here: it is used as given.
 */
export function mastheadUrl(url: string, context: LinkContext): string {
  const isAbsolute = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(url);
  if (url === '' || url.startsWith('#') || url.startsWith('?')) return url;
  const path = isAbsolute ? internalPath(url, context) : `/${url.replace(/^(?:\.{0,2}[\\/])+/, '')}`;
  if (path === undefined) return url;
  return (mainOrigin(context) ?? '') + withLocalePrefix(path, mastheadPrefix(context), context.prefixes);
}

/** Which of the address rules of specification §2.1 a link follows. */
export type LinkRule = 'locale-aware' | 'masthead' | 'as-given';

/** Where a link leads, by its rule. */
export function linkUrl(url: string, rule: LinkRule = 'locale-aware', context: LinkContext): string {
  if (rule === 'as-given') return url;
  return rule === 'masthead' ? mastheadUrl(url, context) : localeAwareUrl(url, context);
}
