import { hasModifier } from '../core/links/has-modifier.ts';
import type { DisclosureGroup } from './group.ts';
import { activeIn, isPress, popupOf, triggerOf } from './markup.ts';

/** The place in this page that a link names, if it does: a browser that follows the link takes the focus there. */
function isPlace({ href }: HTMLAnchorElement): boolean {
  const [page, place] = href.split('#', 2);
  if (place === undefined || page !== document.URL.split('#', 1)[0]) return false;
  if (/^(?:top)?$/i.test(place) || document.getElementById(place)) return true;
  try {
    return document.getElementById(decodeURIComponent(place)) !== null;
  } catch {
    return false;
  }
}

/**
 * Closes what is open in a group when one of the root's links is followed: whether the page stays, because the link leads to a
 * place in it, a router takes it, or it opens a new tab, is not asked, as what is open would cover the page. Only who opens
 * a new tab by the keyboard goes on where they are. The focus goes with the link; what would be hidden with the focus in it
 * gives it to its trigger.
 */
export function attachFollowedLinks(root: HTMLElement, group: DisclosureGroup): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.hasAttribute('href'));
    if (!(link instanceof HTMLAnchorElement) || !root.contains(link) || event.button === 2) return;
    if (!isPress(event) && (link.target === '_blank' || hasModifier(event))) return;
    const follow = () => {
      window.removeEventListener(event.type, follow);
      const key = group.openKeys().find((openKey) => popupOf(root, openKey)?.contains(activeIn(root)));
      group.close('navigation');
      if (key !== undefined && (event.defaultPrevented || !isPlace(link))) triggerOf(root, key)?.focus();
    };
    // After all that the page does with the click, and before the browser follows it; later, where the page has stopped it.
    window.addEventListener(event.type, follow);
    setTimeout(follow);
  };
  for (const type of ['click', 'auxclick'] as const) window.addEventListener(type, handleClick, { capture: true });
  return () => {
    for (const type of ['click', 'auxclick'] as const) window.removeEventListener(type, handleClick, { capture: true });
  };
}
