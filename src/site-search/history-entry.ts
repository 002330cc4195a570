import { afterPaint } from '../hooks/after-paint.ts';
import { navigationApi } from '../hooks/navigation-api.ts';

/** Marks our entry among the states of a router, which stay beside it. */
const ENTRY = 'site-elements.search';

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Closes the overlay that is open, because another page shows. */
let leavePage: (() => void) | undefined;

/** True while the browser is on its way back, which takes it a moment: until then the page is still on our entry. */
let isGoingBack = false;

/** Where to go from the page's own entry. */
let goingTo: string | undefined;

/** True while an overlay is open that is to have an entry. */
let isWanted = false;

/** True while the page is on our entry to stay there: what it goes back from is ours, not its router's. */
let isEntered = false;

/** The page's own entry, and what it has for its router, which is put aside until the browser is there again. */
let own: { readonly href: string; readonly state: unknown } | undefined;

function isOnEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && ENTRY in state;
}

function putAside(state: unknown): void {
  own = { href: location.href, state };
  window.addEventListener('popstate', giveStateBack, { capture: true });
}

/** To the page's own entry, unless its router has given it another one. */
function giveStateBack(): void {
  if (!own || isOnEntry() || location.href !== own.href) return;
  window.removeEventListener('popstate', giveStateBack, { capture: true });
  try {
    if (history.state === null) history.replaceState(own.state, '');
  } catch {
    // Too many entries.
  }
  own = undefined;
}

/**
 * Pushes the entry that the browser's Back goes over to close the overlay. The address and the page's state stay
 * (contract §5), this one from ours on; back on the page's own it is there again. It takes the browser as long as half a frame: not before the overlay is painted.
 */
function enterHistory(): void {
  isWanted = true;
  if (isOnEntry()) return; // Closed and opened again in one go, or loaded anew while it was open.
  isGoingBack = false;
  window.removeEventListener('popstate', handleLeft, { capture: true });
  afterPaint(pushEntry);
}

function pushEntry(): void {
  if (!isWanted || isOnEntry()) return;
  const { state } = history;
  try {
    putAside(state);
    // What a router is told when the browser comes back here: nothing to restore. Else it would load the page again.
    if (state !== null) history.replaceState(null, '');
    history.pushState({ ...state, [ENTRY]: true }, '');
    isEntered = true;
  } catch {
    // A sandboxed page, or too many entries: then Back leaves the page, as it does without us.
    giveStateBack();
  }
}

/**
 * Goes back over the entry, if the page is still on it, once. In a task of its own: a router that pushes where the person
 * goes next, in the same task as it closes the overlay, would be gone back over instead.
 */
function leaveHistory(): void {
  isWanted = false;
  leaving = setTimeout(() => {
    if (isOnEntry()) goBack();
  });
}

function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  window.addEventListener('popstate', handleLeft, { capture: true, once: true });
  history.back();
}

/** Another overlay may have been opened while the browser went back: then it gets an entry of its own. */
function handleLeft(event: Event): void {
  hideFromPage(event);
  isGoingBack = false;
  if (goingTo === undefined) pushEntry();
  else location.assign(goingTo);
  goingTo = undefined;
}

/**
 * The page's router did not see our entry pushed, and should not see it go. Where it listened before us in Chromium, it
 * does, and finds the address that it had and no state.
 */
function hideFromPage(event: Event): void {
  giveStateBack();
  event.stopImmediatePropagation();
}

/**
 * Goes to a page; from the overlay's entry back over it first, so that Back leads to where the person was. Not in its
 * place: a page that is replaced is not kept in the back-forward cache.
 */
export function goTo(url: string): void {
  if (!isOnEntry()) {
    location.assign(url);
    return;
  }
  isWanted = false;
  isEntered = false;
  goingTo = url;
  goBack();
}

/**
 * Lets a press on a link go where it leads, from the page's own entry. What leads to another program leaves the overlay
 * open, with its entry. After everything that the page listens with: what a router has taken closes the overlay, which stays
 * in history, as it cannot be known when the router pushes its page.
 */
export function followInPlace(click: Event, url: string): void {
  const follow = (event?: Event) => {
    window.removeEventListener('click', follow);
    clearTimeout(timer);
    if (click.defaultPrevented) {
      leavePage?.();
      clearTimeout(leaving);
    } else if (event === click && isOnEntry() && /^https?:/i.test(url)) {
      click.preventDefault();
      goTo(url);
    }
  };
  window.addEventListener('click', follow);
  const timer = setTimeout(follow); // Where a router has stopped it on its way.
}

/**
 * Tells what happens to the page's place in history while the overlay is open.
 *
 * @param hasEntry - whether Back is to close it; it does too where the page is on our entry already.
 * @param onBack - the person went back over our entry.
 * @param onLeave - the page is left or shows another address; restored by Back, it is not to be open.
 * @returns what ends it, and leaves the entry.
 */
export function watchHistory(hasEntry: boolean, onBack: () => void, onLeave: () => void): () => void {
  const { href } = location;
  clearTimeout(leaving);
  leavePage = onLeave;
  window.removeEventListener('pageshow', leaveHistory);
  isEntered = isOnEntry() && !isGoingBack;
  if (isEntered && !own) {
    const { [ENTRY]: _, ...state } = history.state; // The page was loaded anew while it was on our entry.
    putAside(Object.keys(state).length > 0 ? state : null);
  }
  if (hasEntry) enterHistory();
  const handlePop = (event: Event) => {
    if (isOnEntry() || isGoingBack) return;
    if (location.href !== href) return onLeave();
    if (!isEntered) return;
    hideFromPage(event);
    onBack();
  };
  // Going back now would cost the page its place in the back-forward cache; it does so if it is restored from there.
  const handlePageHide = () => {
    onLeave();
    clearTimeout(leaving);
    window.addEventListener('pageshow', leaveHistory, { once: true });
  };
  // Before a router that listened before us is told, which may keep a copy of the page that is left (`way-back.ts`).
  const ended = new AbortController();
  navigationApi()?.addEventListener(
    'navigate',
    ({ navigationType, destination }) => {
      if (navigationType !== 'traverse' || destination.url === href) return;
      onLeave();
      clearTimeout(leaving);
    },
    { signal: ended.signal },
  );
  window.addEventListener('popstate', handlePop, { capture: true });
  window.addEventListener('hashchange', onLeave);
  window.addEventListener('pagehide', handlePageHide);
  return () => {
    ended.abort();
    window.removeEventListener('popstate', handlePop, { capture: true });
    window.removeEventListener('hashchange', onLeave);
    window.removeEventListener('pagehide', handlePageHide);
    leavePage = undefined;
    leaveHistory();
  };
}
