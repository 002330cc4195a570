import type { Cta } from '../core/config/navigation.ts';
import { SiteLink, type SiteLinkProps } from './SiteLink.tsx';

/** A call to action as a link that looks like a button. Variants, sizes and disabled ones: specification §4 and §9. */
export function Button({
  title,
  url,
  source,
  variant = 'primary',
  size = 'medium',
  full_width,
  disabled,
}: Cta & Pick<SiteLinkProps, 'source'>) {
  const look = { 'data-variant': variant, 'data-size': size, 'data-full-width': full_width || undefined };
  if (disabled) {
    return (
      <a role="link" aria-disabled="true" className="button" {...look}>
        {title}
      </a>
    );
  }
  return <SiteLink url={url} title={title} source={source} className="button" {...look} />;
}
