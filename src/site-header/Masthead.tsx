import type { Masthead as MastheadData } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import { SiteLink } from '../parts/SiteLink.tsx';

export interface MastheadProps {
  readonly masthead: MastheadData | undefined;
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

function linkProps({ title, url, target }: NonNullable<MastheadData['login']>) {
  return { title, url, target };
}

/** The strip above the bar: announcement and secondary links (§2.4). */
export function Masthead({ masthead, texts }: MastheadProps) {
  if (!masthead) return null;
  const { marquee, theme } = masthead;
  if (!marquee && !hasMastheadLinks(masthead)) return null;
  return (
    <div className="masthead" part="masthead" data-theme={theme} data-has-announcement={marquee ? '' : undefined}>
      {marquee && (
        <section className="announcement" part="announcement" aria-label={texts.announcement}>
          {marquee.tag && <span className="tag">{marquee.tag}</span>}
          <span className="announcement-message">{marquee.message}</span>
          {marquee.url && (
            <SiteLink url={marquee.url} title={marquee.cta ?? marquee.message} className="announcement-link" />
          )}
        </section>
      )}
      {hasMastheadLinks(masthead) && (
        <nav className="masthead-nav" aria-label={texts.mastheadNavigation}>
          <MastheadLinks masthead={masthead} />
        </nav>
      )}
    </div>
  );
}
