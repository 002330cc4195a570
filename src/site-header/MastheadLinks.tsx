import type { BarLink, Masthead as MastheadData } from '../core/config/navigation.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { LinkTitle } from './LinkTitle.tsx';

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
