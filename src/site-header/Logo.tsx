import type { Navigation } from '../core/config/navigation.ts';
import { homeUrl } from '../core/links/link-rules.ts';
import { formatText } from '../core/locale/format-text.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { useLinkScope } from '../parts/link-scope.ts';
import { SiteLink } from '../parts/SiteLink.tsx';

/** The logo, or its title as a word mark; leads to the home page of the visitor's language, unless the data says where (§1, §2.1). */
export function Logo({ logo, texts }: { readonly logo: Navigation['logo']; readonly texts: HeaderTexts }) {
  const { links } = useLinkScope();
  if (!logo) return null;
  return (
    <SiteLink
      url={logo.url ?? homeUrl(links)}
      rule="as-given"
      title={logo.title}
      source={logo}
      className="logo"
      part="logo"
      aria-label={formatText(texts.home, { site: logo.title })}
    >
      {logo.src ? (
        // Outside of a picture React would print a preload as well, and throws for addresses such as `hasOwnProperty`.
        <picture className="logo-picture">
          <img className="logo-image" src={logo.src} alt="" data-for={logo.src_dark ? 'light' : undefined} />
          {logo.src_dark && <img className="logo-image" src={logo.src_dark} alt="" data-for="dark" />}
        </picture>
      ) : (
        <span className="logo-title">{logo.title}</span>
      )}
    </SiteLink>
  );
}
