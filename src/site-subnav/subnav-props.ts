import type { Ref } from 'react';
import type { Problem } from '../core/config/problem.ts';
import type { Page } from '../core/config/section-nav.ts';
import type { LinkContext } from '../core/links/link-rules.ts';
import type { Locale } from '../core/locale/locales.ts';
import type { SubnavTexts } from '../core/locale/text-types.ts';
import type { CloseReason, OpenReason } from '../disclosure/reasons.ts';
import type { NavigateDetail } from '../parts/link-scope.ts';

/** `detail` of the sub-navigation's events. Contract §4. */
export interface SubnavEvents {
  readonly ready: null;
  readonly configerror: { readonly problems: readonly Problem[] };
  readonly menuopen: null;
  readonly menuclose: { readonly reason: CloseReason };
  readonly panelopen: { readonly key: string; readonly reason: OpenReason };
  readonly panelclose: { readonly key: string; readonly reason: CloseReason };
  readonly navigate: NavigateDetail;
}

/** The feeds of the sections that have one. Specification §2.5. */
export const FEEDS = { blog: '/blog/feed', customers: '/customer/feed' } as const;

/** What `<site-subnav>` renders from. */
export interface SiteSubnavProps {
  readonly attributes: { readonly section: keyof typeof FEEDS | 'none' };
  readonly data: Page;
  readonly locale: Locale;
  readonly texts: SubnavTexts;
  readonly links: LinkContext;
  /** @returns false if a listener cancelled the event. */
  readonly emit: <Type extends keyof SubnavEvents>(type: Type, detail: SubnavEvents[Type]) => boolean;
  readonly ref?: Ref<object>;
}
