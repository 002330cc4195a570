import { announcementCookie } from '../core/announcement/announcement-cookie.ts';
import { isAnnouncementDismissed } from '../core/announcement/dismissed-announcements.ts';
import type { Masthead } from '../core/config/navigation.ts';
import { cookieDomain } from '../core/hosts/cookie-domain.ts';
import { adoptPageSheet } from '../hooks/page-sheet.ts';
import pageAnnouncementCss from './page-announcement.css';
import { readCookies } from './page-cookies.ts';

/** Browsers refuse a cookie for a public suffix; then this host remembers the dismissal alone (`cookieDomain`). */
export function rememberDismissal(announcement: NonNullable<Masthead['marquee']>): void {
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
export function focusAfter(button: Element): void {
  const controls = button.closest('header')?.querySelectorAll<HTMLElement>('.masthead-nav a, .bar :is(a, button)');
  [...(controls ?? [])].find((control) => control.checkVisibility())?.focus();
}

/** Has the page know that the announcement is dismissed (contract §2, Reveal). */
export function tellDismissed(): () => void {
  return adoptPageSheet(pageAnnouncementCss).remove;
}
