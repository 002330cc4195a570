import { DISMISSED_ANNOUNCEMENTS_COUNT } from '../../constants.ts';
import { storedDate } from '../hosts/stored-date.ts';
import {
  ANNOUNCEMENT_COOKIE,
  type AnnouncementSource,
  announcementKey,
  dismissedKeys,
} from './dismissed-announcements.ts';

/** What a cookie depends on besides the announcement. */
export interface CookieSetting {
  /** `document.cookie`: what was dismissed before stays dismissed. */
  readonly cookies: string;
  readonly now: Date;
  /** As `cookieDomain` gives it; `undefined` is a cookie for this host alone. */
  readonly domain: string | undefined;
}

/**
 * The cookie that remembers a dismissal, for `document.cookie`. It asks for 12 years (specification §9) and keeps the
 * newest dismissals, so that sections of a site with different announcements do not undo each other's.
 */
export function announcementCookie(announcement: AnnouncementSource, setting: CookieSetting): string {
  const { cookies, now, domain } = setting;
  const keys = [...new Set([announcementKey(announcement), ...dismissedKeys(cookies)])];
  return [
    `${ANNOUNCEMENT_COOKIE}=${keys.slice(0, DISMISSED_ANNOUNCEMENTS_COUNT).join('~')}`,
    `expires=${storedDate(now).toUTCString()}`,
    'path=/',
    'samesite=lax',
    ...(domain === undefined ? [] : [`domain=${domain}`]),
  ].join('; ');
}
