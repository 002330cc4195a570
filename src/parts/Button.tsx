import type { Cta } from '../core/config/navigation.ts';
import { SiteLink, type SiteLinkProps } from './SiteLink.tsx';

export interface CtaLinkProps
  extends Pick<Cta, 'title' | 'url' | 'disabled'>,
    Pick<SiteLinkProps, 'source' | 'className' | 'children'> {}

/** The link of a call to action. A disabled one is shown, and leads nowhere (§4). */
export function CtaLink({ title, url, source, disabled, children = title, ...look }: CtaLinkProps) {
  if (!disabled) {
    return (
      <SiteLink url={url} title={title} source={source} {...look}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a role="link" aria-disabled="true" {...look}>
      {children}
    </a>
  );
}

/** A call to action as a link that looks like a button. Variants and sizes: specification §9. */
export function Button({
  variant = 'primary',
  size = 'medium',
  full_width,
  ...link
}: Cta & Pick<CtaLinkProps, 'source' | 'children'>) {
  const look = { 'data-variant': variant, 'data-size': size, 'data-full-width': full_width || undefined };
  return <CtaLink {...link} {...look} className="button" />;
}
