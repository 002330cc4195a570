import { alternateUrls } from '../core/locale/alternate-urls.ts';
import type { Locale } from '../core/locale/locales.ts';

/** Alternates of the page itself: no feeds, no style sheets, no pages for other devices. */
const ALTERNATES =
  'link[rel~="alternate" i][hreflang]:not([rel~="stylesheet" i], [type]:not([type="text/html" i]), [media])';

/** With an empty address a link would name the page itself. */
const hasAddress = (link: Element) => Boolean(link.getAttribute('href')?.trim());

/** Tells which addresses the page's head names for the site's languages, now and whenever they change. */
export function watchAlternates(
  locales: readonly Locale[],
  onChange: (urls: ReturnType<typeof alternateUrls>) => void,
): () => void {
  const look = () => {
    const links = [...document.head.querySelectorAll<HTMLLinkElement>(ALTERNATES)].filter(hasAddress);
    onChange(alternateUrls(links, locales));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.head, { subtree: true, childList: true, attributes: true });
  look();
  return () => observer.disconnect();
}
