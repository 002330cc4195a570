import type { ReactNode } from 'react';
import type { BarLink, Masthead as MastheadData } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { LinkTitle } from './LinkText.tsx';

export interface MastheadProps {
  readonly masthead: MastheadData | undefined;
  /** The announcement, unless there is none or it is dismissed. */
  readonly announcement: ReactNode;
  readonly texts: HeaderTexts;
}

/** True if there is any of the masthead's links. */
export function hasMastheadLinks(masthead: MastheadData | undefined): boolean {
  return Boolean(masthead?.about || masthead?.partners || masthead?.support || masthead?.login);
}

/** About, Partners, Support and Login, by their address rules (§2.1). */
export function MastheadLinks({ masthead }: { readonly masthead: MastheadData }) {
  const { about, partners, support, login } = masthead;
  if (!hasMastheadLinks(masthead)) return null;
  return (
    <ul className="masthead-links">
      {[about, partners, support].map(
        (link, index) =>
          link && (
            <li key={index}>
              <SiteLink {...linkProps(link)} rule="masthead" />
            </li>
          ),
      )}
      {login && (
        <li>
          <SiteLink {...linkProps(login)} rule="as-given" />
        </li>
      )}
    </ul>
  );
}

function linkProps(link: BarLink) {
  const { title, url, target } = link;
  return { title, url, target, source: link, children: <LinkTitle link={link} /> };
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
