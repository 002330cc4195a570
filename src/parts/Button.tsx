import type { Cta } from '../core/config/navigation.ts';
import { SiteLink } from './SiteLink.tsx';

/** A call to action as a link that looks like a button. Variants, sizes and disabled ones: specification §4 and §9. */
export function Button({ title, url, variant = 'primary', size = 'medium', full_width, disabled }: Cta) {
  const look = { 'data-variant': variant, 'data-size': size, 'data-full-width': full_width || undefined };
  if (disabled) {
    return (
      <a role="link" aria-disabled="true" className="button" {...look}>
        {title}
      </a>
    );
  }
  return <SiteLink url={url} title={title} className="button" {...look} />;
}
