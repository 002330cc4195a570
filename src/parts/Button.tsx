import type { Cta } from '../core/config/navigation.ts';
import { SiteLink } from './SiteLink.tsx';

/** A call to action as a link that looks like a button. Variants and sizes: specification §9. */
export function Button({ title, url, variant = 'primary', size = 'medium', full_width, disabled }: Cta) {
  return (
    <SiteLink
      url={url}
      title={title}
      className="button"
      data-variant={variant}
      data-size={size}
      data-full-width={full_width || undefined}
      aria-disabled={disabled || undefined}
    />
  );
}
