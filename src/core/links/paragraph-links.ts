import { internalPath, type LinkContext, localeAwareUrl, mainOrigin, onMainSite } from './link-rules.ts';
import { isRootRelative, normalizedPrefix, withLocalePrefix } from './locale-prefix.ts';

/** First segments that paragraph links keep without a prefix. Specification §2.1. */
const UNPREFIXED_SECTIONS = new Set(['docs', 'guide', 'search-labs', 'security-labs', 'observability-labs']);

/**
 * A link inside a rich paragraph (§2.1). Like {@link localeAwareUrl}, but docs, guide and the labs sections keep their
 * path, and absolute links to the main site or a cross-origin host count as internal.
 */
export function paragraphUrl(url: string, context: LinkContext): string {
  const path = isRootRelative(url) ? url : internalPath(url, context);
  if (path === undefined) return url;
  const section = path.split(/[/?#]/, 2)[1]?.toLowerCase() ?? '';
  const isPrefixed = !UNPREFIXED_SECTIONS.has(section);
  const prefixed = isPrefixed ? withLocalePrefix(path, normalizedPrefix(context.prefix)) : path;
  return path === url ? onMainSite(prefixed, context) : (mainOrigin(context) ?? '') + prefixed;
}
