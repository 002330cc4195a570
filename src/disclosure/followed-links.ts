import { hasModifier } from '../core/links/has-modifier.ts';
import type { DisclosureGroup } from './group.ts';
import { activeIn, isPress, popupOf, triggerOf } from './markup.ts';

const INPUTS = ['pointerdown', 'keydown'] as const;
const CLICKS = ['click', 'auxclick'] as const; // The second one is the middle button's.

/** Whether a link names a place in this page: a browser that follows it takes the focus there. */
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
  let isKeyLast = false;
  const handleInput = ({ type }: Event) => {
    isKeyLast = type === 'keydown';
  };
  const handleClick = (event: MouseEvent) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.hasAttribute('href'));
    if (!(link instanceof HTMLAnchorElement) || !root.contains(link) || event.button === 2) return;
    const isByKey = isKeyLast || !isPress(event); // Firefox counts a key on a link as a press.
    if (isByKey && (link.target === '_blank' || hasModifier(event))) return;
    const follow = () => {
      window.removeEventListener(event.type, follow);
      clearTimeout(timer);
      const key = group.openKeys().find((openKey) => popupOf(root, openKey)?.contains(activeIn(root)));
      group.close('navigation');
      if (key !== undefined && (event.defaultPrevented || !isPlace(link))) triggerOf(root, key)?.focus();
    };
    // After all that the page does with the click, and before the browser follows it; later, where the page has stopped it.
    window.addEventListener(event.type, follow);
    const timer = setTimeout(follow);
  };
  const capture = { capture: true };
  for (const type of INPUTS) window.addEventListener(type, handleInput, capture);
  for (const type of CLICKS) window.addEventListener(type, handleClick, capture);
  return () => {
    for (const type of INPUTS) window.removeEventListener(type, handleInput, capture);
    for (const type of CLICKS) window.removeEventListener(type, handleClick, capture);
  };
}
