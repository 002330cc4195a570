import { MARQUEE_SPEED_PX } from '../constants.ts';
import { announcementCookie } from '../core/announcement/announcement-cookie.ts';
import { isAnnouncementDismissed } from '../core/announcement/dismissed-announcements.ts';
import type { Masthead } from '../core/config/navigation.ts';
import { cookieDomain } from '../core/hosts/cookie-domain.ts';
import { adoptPageSheet } from '../hooks/page-sheet.ts';
import { followScroll } from './header-scroll.ts';
import pageAnnouncementCss from './page-announcement.css';
import { readCookies } from './page-cookies.ts';
import { watchSearchKeys } from './search-keys.ts';

/**
 * Sets how long a round takes at the speed of §9, whatever the width comes to (by script, for strict policies), and has
 * the text stand still, its link in view, while the keyboard is on it.
 */
function paceMarquee(track: HTMLElement): () => void {
  const text = track.firstElementChild as HTMLElement;
  const observer = new ResizeObserver(() => {
    track.style.setProperty('--_round', `${text.offsetWidth / MARQUEE_SPEED_PX}s`);
  });
  const handleFocusIn = ({ target }: FocusEvent) => {
    // A link that is pressed must not move away from the mouse.
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    track.dataset.held = '';
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const handleFocusOut = () => {
    delete track.dataset.held;
    track.parentElement?.scrollTo(0, 0);
  };
  observer.observe(text);
  track.addEventListener('focusin', handleFocusIn);
  track.addEventListener('focusout', handleFocusOut);
  return () => {
    observer.disconnect();
    track.removeEventListener('focusin', handleFocusIn);
    track.removeEventListener('focusout', handleFocusOut);
  };
}

/** Browsers refuse a cookie for a public suffix; then this host remembers the dismissal alone (`cookieDomain`). */
function rememberDismissal(announcement: NonNullable<Masthead['marquee']>): void {
  for (const domain of [cookieDomain(location.host), undefined]) {
    const cookie = announcementCookie(announcement, { cookies: readCookies(), now: new Date(), domain });
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine.
      document.cookie = cookie;
    } catch {
      return; // A sandboxed frame: dismissed as long as the page is open.
    }
    if (isAnnouncementDismissed(readCookies(), announcement)) return;
  }
}

/** Moves the focus from a button that goes away to what follows it in the header, or it would be lost. */
function focusAfter(button: Element): void {
  const controls = button.closest('header')?.querySelectorAll<HTMLElement>('.masthead-nav a, .bar :is(a, button)');
  [...(controls ?? [])].find((control) => control.checkVisibility())?.focus();
}

/** Has the page know that the announcement is dismissed (contract §2, Reveal). */
function tellDismissed(): () => void {
  return adoptPageSheet(pageAnnouncementCss).remove;
}

/** What ties the header to the page around it: the header can be seen and used before it comes. */
export const pageBehaviour = {
  followScroll,
  paceMarquee,
  rememberDismissal,
  focusAfter,
  tellDismissed,
  watchSearchKeys,
} as const;
