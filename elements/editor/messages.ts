import type { ElementName } from '../prerender/tag-of-data.ts';

/** What the preview is to show. */
export interface Shown {
  readonly kind: 'show';
  /** The data of each element; absent: none. */
  readonly data: Readonly<Partial<Record<ElementName, unknown>>>;
  /** The attributes that all three tags get. */
  readonly attributes: Readonly<Record<'locale' | 'theme', string>>;
  /** Of the page around them. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The style sheet of the site's own theme. */
  readonly css: string;
}

/** What the preview tells. */
export type Told =
  | { readonly kind: 'ready' }
  /** The header shows. */
  | { readonly kind: 'shown' }
  /** Somebody has followed a link, which leads nowhere here. */
  | { readonly kind: 'followed'; readonly url: string }
  | { readonly kind: 'language'; readonly code: string };
