import { hostName } from './host-name.ts';

/** A first label that looks like a www or staging site: `www`, `www2`, `staging`, `stage-3`, `docs-stg`. */
const SHARING_LABEL = /(?:^|-)(?:www|staging|stage|stg)\d*(?:-|$)/;

/**
 * The domain for a cookie that a site shares with its www and staging sites: their parent. `undefined`, which means a
 * cookie for this host alone, for any other host and where there is no parent to share: localhost, IP addresses, a
 * single label left. Specification §9.
 *
 * Only www and staging labels are cut off, so that `docs.vendor.example` never widens its cookies. A parent may still be
 * a public suffix (`www.gov.uk`, a customer named `staging` of a hosting service); the browser refuses the cookie
 * then, and whoever sets it looks whether it is there and falls back to this host alone.
 *
 * @param host - Host of the page being read, with or without a port.
 */
export function cookieDomain(host: string): string | undefined {
  const labels = hostName(host).split('.');
  const firstShared = labels.findIndex((label) => !SHARING_LABEL.test(label));
  const parent = labels.slice(firstShared);
  const topLabel = parent.at(-1) ?? '';
  const isName = !parent.includes('') && topLabel !== 'localhost' && !/^\d+$/.test(topLabel);
  const hasParent = firstShared > 0 && parent.length > 1 && isName;
  return hasParent ? parent.join('.') : undefined;
}
