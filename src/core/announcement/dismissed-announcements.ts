import { hash } from '../text/hash.ts';

/** Name of the one cookie that remembers the dismissed announcements: their keys, newest first, with `~` between. */
export const ANNOUNCEMENT_COOKIE = 'site-announcement';

/** What an announcement is known by: `masthead.marquee`, parsed or as the JSON has it. */
export interface AnnouncementSource {
  readonly id?: unknown;
  readonly message?: unknown;
}

/** Ids that can stand in a cookie as they are; all others are hashed, so that no text can break or overfill it. */
const PLAIN_ID = /^[\w.-]{1,64}$/;

/** What a dismissal is remembered by: the announcement's id, else a hash of its message (data.md, Masthead). */
export function announcementKey({ id, message }: AnnouncementSource): string {
  const given = String(id ?? '').trim();
  return PLAIN_ID.test(given) ? given : `h${hash(given || String(message ?? '').trim())}`;
}

/** Keys of the announcements that were dismissed, by `document.cookie`. */
export function dismissedKeys(cookies: string): readonly string[] {
  // There may be two of the name: the host's own and that of the parent domain.
  const own = cookies.split(/;\s*/).filter((cookie) => cookie.startsWith(`${ANNOUNCEMENT_COOKIE}=`));
  return own.flatMap((cookie) => cookie.slice(ANNOUNCEMENT_COOKIE.length + 1).split('~'));
}

/**
 * Whether an announcement was dismissed, on this page or an earlier one. Contract §3.
 *
 * @param cookies - `document.cookie`.
 */
export function isAnnouncementDismissed(cookies: string, announcement: AnnouncementSource): boolean {
  return dismissedKeys(cookies).includes(announcementKey(announcement));
}
