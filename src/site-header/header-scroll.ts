import { SCROLL_HIDE_MS } from '../constants.ts';
import { isScrollKey, PersonScrolling } from '../core/scroll/person-scrolling.ts';
import { nextScrollState, type ScrollState } from '../core/scroll/scroll-visibility.ts';
import { afterPaint } from '../hooks/after-paint.ts';
import { adoptPageSheet } from '../hooks/page-sheet.ts';
import pageHeightCss from './page-height.css';

/** What the header does while the page scrolls; `static` has nothing to follow. Contract §3. */
export type FollowedScrollMode = 'reveal' | 'fixed';

/** What keeps the header where it is: something is open in it, or the keyboard's focus is in it (rows H3, H4). */
const IN_USE = '[aria-expanded="true"], :focus-visible';

/** Where these have the focus, keys belong to them. */
const TAKES_KEYS = 'input, textarea, select, button, summary, [contenteditable]';

/** A press on the scrollbar is a press on nothing: outside of what the root element shows. */
function isOnScrollbar({ clientX, clientY }: PointerEvent): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  return clientX >= clientWidth || clientY >= clientHeight;
}

/** Listens for the input by which people scroll, and for what ends it. */
function observePerson(scrolling: PersonScrolling, signal: AbortSignal): void {
  const options = { passive: true, signal } as const;
  const handleInput = ({ timeStamp }: Event) => scrolling.input(timeStamp);
  window.addEventListener('wheel', handleInput, options);
  window.addEventListener('touchmove', handleInput, options);
  window.addEventListener(
    'keydown',
    (event) => {
      const [target] = event.composedPath();
      const isTaken = event.defaultPrevented || (target instanceof Element && target.closest(TAKES_KEYS));
      if (isScrollKey(event.key) && !isTaken) scrolling.input(event.timeStamp);
      else scrolling.end();
    },
    options,
  );
  window.addEventListener(
    'pointerdown',
    (event) => {
      scrolling.end();
      if (isOnScrollbar(event)) scrolling.hold();
    },
    options,
  );
  window.addEventListener('pointerup', () => scrolling.end(), options);
  document.addEventListener('scrollend', () => scrolling.settle(), options);
}

/** How far below the viewport's top the host sticks, in CSS px: `--site-offset-top`. */
function offsetOf(host: Element): number {
  return Number.parseFloat(getComputedStyle(host).top) || 0;
}

/** Keeps the header at the top where an ancestor keeps `position: sticky` from doing so: fixed, its place reserved. */
function stick(header: HTMLElement, host: Element): void {
  const { top, left, width } = host.getBoundingClientRect();
  const offset = offsetOf(host);
  const isAtPageTop = top + window.scrollY <= offset;
  const isFixed = top < offset - 1 || (header.dataset.stuck !== undefined && isAtPageTop);
  if (!isFixed) {
    release(header);
    return;
  }
  // The place first: were it empty for a moment, the browser would scroll to make up for it.
  if (header.parentElement) header.parentElement.style.minHeight = `${header.offsetHeight}px`;
  header.dataset.stuck = '';
  header.style.left = `${left}px`;
  header.style.width = `${width}px`;
}

/** Leaves the header to `position: sticky` again. */
function release(header: HTMLElement): void {
  if (header.dataset.stuck === undefined) return;
  delete header.dataset.stuck;
  header.style.left = header.style.width = '';
  if (header.parentElement) header.parentElement.style.minHeight = '';
}

/** The nearest box that an element stands in: out of a shadow root, and past what is `display: contents`. */
function boxAround(element: Element): Element | undefined {
  const parent = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  return parent?.getClientRects().length === 0 ? boxAround(parent) : parent;
}

/**
 * How far the place of a host at its parent's top has scrolled past where it sticks, in CSS px. While it sticks, its own
 * position does not tell.
 */
function scrolledPast(host: Element): number {
  const place = Math.max(0, (boxAround(host)?.getBoundingClientRect().top ?? 0) + window.scrollY);
  return Math.max(0, window.scrollY + offsetOf(host) - place);
}

/** Headers that have been followed: there another mode takes over without a frame in between. */
const followed = new WeakSet<HTMLElement>();

/**
 * Hides and shows the header as a person scrolls (§4, rows H1 to H4), and tells the page how much of it the header
 * covers (row H5). The state is `data-scroll-visibility`; from 1180 px on only the masthead goes. To begin with that styles
 * the whole page anew: not before what a person has opened meanwhile is painted.
 *
 * @returns what undoes everything.
 */
export function followScroll(header: HTMLElement, mode: FollowedScrollMode): () => void {
  const abort = new AbortController();
  const start = () => {
    const isGone = abort.signal.aborted || !header.parentNode; // It is removed before this is undone.
    if (!isGone) follow(header, mode, abort.signal);
  };
  if (followed.has(header) || document.visibilityState === 'hidden') start();
  else afterPaint(start);
  followed.add(header);
  return () => abort.abort();
}

function follow(header: HTMLElement, mode: FollowedScrollMode, signal: AbortSignal): void {
  const { host } = header.getRootNode() as ShadowRoot;
  const wide = matchMedia('(width >= 1180px)');
  const allowsMotion = matchMedia('(prefers-reduced-motion: no-preference)');
  const { sheet, remove } = adoptPageSheet(pageHeightCss);
  const heightStyle = (sheet.cssRules[0] as CSSStyleRule).style;
  let state: ScrollState = { visibility: 'shown', lastY: window.scrollY, runStartY: window.scrollY };
  let isPartlyGone = false;

  /**
   * Header and page take place and motion from here, and nothing asks for a style in between: so they set out in one
   * frame. WebKit starts the motion of what is styled later in a later frame.
   *
   * @param isMoving - false if the header is to be there at once.
   */
  const publish = (isMoving = false) => {
    if (header.closest('[hidden]')) return; // Until it is revealed, the place that is kept for it counts.
    const masthead = header.querySelector<HTMLElement>('.masthead');
    const height = header.offsetHeight;
    const wholeHeight = wide.matches ? (masthead?.offsetHeight ?? 0) : height;
    // Near the page's top it goes no further than its place has scrolled, or there would be a hole below it.
    const goneHeight = Math.min(wholeHeight, scrolledPast(host));
    const isHidden = state.visibility === 'hidden';
    const covered = offsetOf(host) + height - (isHidden ? goneHeight : 0);
    isPartlyGone = isHidden && goneHeight < wholeHeight;
    header.style.setProperty('--_height', `${height}px`);
    header.style.setProperty('--_gone', `${-goneHeight}px`);
    header.dataset.scrollVisibility = state.visibility;
    const motion = `${SCROLL_HIDE_MS}ms ${isHidden ? 'ease-in' : 'ease-out'}`;
    heightStyle.setProperty('--site-header-motion', isMoving && allowsMotion.matches ? motion : '0s');
    heightStyle.setProperty('--site-header-height', `${covered}px`);
  };
  /** On its way back near the page's top it begins where its place is now. */
  const catchUp = () => {
    if (scrolledPast(host) >= header.offsetHeight) return;
    publish();
    header.getBoundingClientRect(); // So that the browser goes there before it moves on.
  };
  const handleResize = () => {
    stick(header, host);
    publish();
  };

  const scrolling = new PersonScrolling();
  const handleScroll = ({ timeStamp }: Event) => {
    stick(header, host);
    if (mode === 'fixed') return;
    const { scrollHeight, clientHeight } = document.documentElement;
    const isByPerson = scrolling.scroll(timeStamp) && !header.querySelector(IN_USE);
    const next = nextScrollState(state, window.scrollY, scrollHeight - clientHeight, isByPerson);
    const isChanged = next.visibility !== state.visibility;
    if (isChanged && next.visibility === 'shown') catchUp();
    state = next;
    if (isChanged || isPartlyGone) publish(true);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    if (state.visibility === 'shown' || !(target instanceof Element)) return;
    if (!target.matches(':focus-visible') && target.getBoundingClientRect().bottom > offsetOf(host) + 1) return;
    // At once, or the browser would scroll the page for a control that is still on its way.
    state = { visibility: 'shown', lastY: window.scrollY, runStartY: window.scrollY };
    publish();
  };

  const resizes = new ResizeObserver(handleResize);
  for (const element of [header, host]) resizes.observe(element);
  wide.addEventListener('change', () => publish(), { signal });
  window.addEventListener('scroll', handleScroll, { passive: true, signal });
  header.addEventListener('focusin', handleFocus, { signal });
  observePerson(scrolling, signal);
  signal.addEventListener('abort', () => {
    resizes.disconnect();
    release(header);
    delete header.dataset.scrollVisibility;
    remove();
  });
}
