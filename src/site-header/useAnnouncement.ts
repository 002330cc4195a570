import { useLayoutEffect, useState } from 'react';
import { announcementKey, isAnnouncementDismissed } from '../core/announcement/dismissed-announcements.ts';
import type { Masthead } from '../core/config/navigation.ts';
import { useStagedEffect } from '../stages/useStagedEffect.ts';
import type { SiteHeaderProps } from './header-props.ts';
import { readCookies } from './page-cookies.ts';
import { afterRender } from './stages.ts';

/** The announcement, unless it was dismissed here or on an earlier page (contract §3), and the way to dismiss it. */
export function useAnnouncement(announcement: Masthead['marquee'], emit: SiteHeaderProps['emit']) {
  const [dismissedKey, setDismissedKey] = useState<string>();
  const key = announcement && announcementKey(announcement);
  const isDismissed = key !== undefined && key === dismissedKey;
  useLayoutEffect(() => {
    if (!announcement) return;
    const look = () => isAnnouncementDismissed(readCookies(), announcement) && setDismissedKey(key);
    look();
    window.addEventListener('pageshow', look); // A page that comes back may have been overtaken by another one.
    return () => window.removeEventListener('pageshow', look);
  }, [announcement, key]);
  useStagedEffect(afterRender, ({ tellDismissed }) => isDismissed && tellDismissed(), [isDismissed]);
  const dismiss = () => {
    if (!announcement || key === undefined) return;
    afterRender.whenLoaded((parts) => parts?.rememberDismissal(announcement));
    setDismissedKey(key);
    emit('announcementdismiss', { id: key });
  };
  return { announcement: isDismissed ? undefined : announcement, dismiss };
}
