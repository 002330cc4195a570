import { useRef, useState } from 'react';
import type { Masthead } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { Icon } from '../parts/Icon.tsx';
import { SiteLink } from '../parts/SiteLink.tsx';
import { useStagedEffect } from '../stages/useStagedEffect.ts';
import { afterRender } from './stages.ts';

type AnnouncementData = NonNullable<Masthead['marquee']>;

export interface AnnouncementProps {
  readonly announcement: AnnouncementData;
  readonly texts: HeaderTexts;
  readonly onDismiss: () => void;
}

function AnnouncementText({ data, isCopy }: { readonly data: AnnouncementData; readonly isCopy?: true }) {
  const { tag, message, cta, url } = data;
  return (
    <div className="announcement-text" aria-hidden={isCopy} inert={isCopy}>
      {tag && <span className="tag">{tag}</span>}
      {(cta || !url) && <span className="announcement-message">{message}</span>}
      {url ? (
        <SiteLink url={url} title={cta ?? message} source={isCopy ? undefined : data} className="announcement-link" />
      ) : (
        cta && <span>{cta}</span>
      )}
    </div>
  );
}

/**
 * Tag, message and call to action. They scroll on narrow screens, where they can be paused (WCAG 2.2.2), and stand
 * still from 768 px on and with reduced motion (§2.4, §9). Without script they stand still and can be scrolled by hand.
 */
export function Announcement({ announcement, texts, onDismiss }: AnnouncementProps) {
  const isMoving = useMediaQuery('(width < 768px) and (prefers-reduced-motion: no-preference)', false);
  const [isPaused, setPaused] = useState(false);
  const trackRef = useRef<HTMLDivElement>(null);
  useStagedEffect(
    afterRender,
    ({ paceMarquee }) => isMoving && trackRef.current !== null && paceMarquee(trackRef.current),
    [isMoving],
  );
  return (
    <section
      className="announcement"
      part="announcement"
      aria-label={texts.announcement}
      data-motion={isMoving ? (isPaused ? 'paused' : 'running') : undefined}
    >
      <div className="announcement-window">
        <div ref={trackRef} className="announcement-track">
          <AnnouncementText data={announcement} />
          {isMoving && <AnnouncementText data={announcement} isCopy />}
        </div>
      </div>
      {isMoving && (
        <button
          type="button"
          className="announcement-button"
          aria-label={isPaused ? texts.playAnnouncement : texts.pauseAnnouncement}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
      <button
        type="button"
        className="announcement-button"
        aria-label={texts.dismissAnnouncement}
        onClick={({ currentTarget }) => {
          afterRender.get()?.focusAfter(currentTarget);
          onDismiss();
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
