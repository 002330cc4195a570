import type { Ref } from 'react';
import type { Navigation } from '../core/config/navigation.ts';
import type { Problem } from '../core/config/problem.ts';
import type { LinkContext } from '../core/links/link-rules.ts';
import type { Locale } from '../core/locale/locales.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import type { HoverDelays } from '../disclosure/hover-intent.ts';
import type { CloseReason, OpenReason } from '../disclosure/reasons.ts';
import type { NavigateDetail } from '../parts/link-scope.ts';

/** `detail` of the header's events. Contract §3. */
export interface HeaderEvents {
  readonly ready: null;
  readonly configerror: { readonly problems: readonly Problem[] };
  readonly panelopen: { readonly key: string; readonly reason: OpenReason };
  readonly panelclose: { readonly key: string; readonly reason: CloseReason };
  readonly menuopen: null;
  readonly menuclose: { readonly reason: CloseReason };
  readonly navigate: NavigateDetail;
  readonly localechange: { readonly locale: string; readonly url: string };
  readonly announcementdismiss: { readonly id: string };
  readonly searchrequest: { readonly originalEvent: Event };
}

/** What `<site-header>` renders from. */
export interface SiteHeaderProps {
  readonly attributes: HoverDelays & {
    readonly search: string | undefined;
    readonly skipTarget: string | undefined;
    readonly scrollMode: 'reveal' | 'fixed' | 'static';
  };
  readonly data: Navigation;
  readonly locale: Locale;
  /** The site's languages. */
  readonly locales: readonly Locale[];
  readonly texts: HeaderTexts;
  readonly links: LinkContext;
  /** @returns false if a listener cancelled the event. */
  readonly emit: <Type extends keyof HeaderEvents>(type: Type, detail: HeaderEvents[Type]) => boolean;
  readonly ref?: Ref<object>;
}
