import { BAR_HEIGHTS_PX, SUBNAV_DROPDOWN_MIN_ROWS_COUNT, SUBNAV_DROPDOWN_ROW_PX } from '../constants.ts';
import { dropdownHeight } from '../core/subnav/dropdown-height.ts';
import { showWhileOpen } from '../disclosure/top-layer.ts';

const MIN_SPACE_PX = SUBNAV_DROPDOWN_MIN_ROWS_COUNT * SUBNAV_DROPDOWN_ROW_PX;

/** Height of the bar of the page's header, which is public as its part; of a usual one where there is none. */
function barHeight({ localName }: Element): number {
  const header = document.querySelector(localName.replace(/subnav$/, 'header'));
  return header?.shadowRoot?.querySelector<HTMLElement>('[part~="bar"]')?.offsetHeight || BAR_HEIGHTS_PX.medium;
}

/** What the header and the one tag tell the document, also of a dismissal on an earlier page (contract §2, Reveal). */
function isAnnouncementDismissed(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--site-announcement').trim() === 'dismissed';
}

/**
 * Gives the mobile dropdown its height and keeps it right: announcement, window, rotation, keyboard (row S7).
 *
 * @param hasSeenDismissal - `current` tells whether the announcement was dismissed on this page before.
 * @returns what ends that.
 */
export function sizeLinks(
  links: HTMLElement,
  hasSeenDismissal: { readonly current: boolean },
): (() => void) | undefined {
  const bar = links.parentElement;
  if (!bar) return undefined;
  const { host } = bar.getRootNode() as ShadowRoot;
  const update = () => {
    // A keyboard makes the visual viewport lower; zooming with two fingers does too, and is none.
    const { height = window.innerHeight, scale = 1 } = window.visualViewport ?? {};
    const { bottom } = bar.getBoundingClientRect();
    const { currentCSSZoom: zoom = 1 } = bar;
    const windowHeight = (height * scale) / zoom;
    const pixels = dropdownHeight({
      windowHeight,
      barHeight: barHeight(host),
      spaceBelow: windowHeight - bottom / zoom,
      isAnnouncementDismissed: hasSeenDismissal.current || isAnnouncementDismissed(),
    });
    links.style.setProperty('--_block-size', `${pixels}px`);
  };
  // The header's strip goes in the frame after its event, and the bar moves up.
  const updateSoon = () => requestAnimationFrame(update);
  const end = showWhileOpen(links, bar); // Before the page is measured and scrolls: there it does not lengthen it.
  update();
  // A bar at the window's lower end has no room for anything below it.
  if (window.innerHeight - bar.getBoundingClientRect().bottom < MIN_SPACE_PX) {
    host.scrollIntoView({ behavior: 'instant' });
    update();
  }
  const resizes = new ResizeObserver(update); // What is opened by script may not be rendered yet: it has no size and no zoom.
  resizes.observe(bar);
  window.addEventListener('resize', update);
  window.visualViewport?.addEventListener('resize', update);
  document.addEventListener('announcementdismiss', updateSoon);
  return () => {
    end();
    resizes.disconnect();
    window.removeEventListener('resize', update);
    window.visualViewport?.removeEventListener('resize', update);
    document.removeEventListener('announcementdismiss', updateSoon);
  };
}
