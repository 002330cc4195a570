import type { ReactNode } from 'react';
import type { Masthead as MastheadData } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { hasMastheadLinks, MastheadLinks } from './MastheadLinks.tsx';

export interface MastheadProps {
  readonly masthead: MastheadData | undefined;
  /** The announcement, unless there is none or it is dismissed. */
  readonly announcement: ReactNode;
  readonly texts: HeaderTexts;
}

/** The strip above the bar: announcement and secondary links (§2.4). */
export function Masthead({ masthead, announcement, texts }: MastheadProps) {
  if (!masthead || (!announcement && !hasMastheadLinks(masthead))) return null;
  return (
    <div
      className="masthead"
      part="masthead"
      data-theme={masthead.theme}
      data-has-announcement={announcement ? '' : undefined}
    >
      {announcement}
      {hasMastheadLinks(masthead) && (
        <nav className="masthead-nav" aria-label={texts.mastheadNavigation}>
          <MastheadLinks masthead={masthead} />
        </nav>
      )}
    </div>
  );
}
