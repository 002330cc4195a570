import { createContext, type SyntheticEvent, useContext } from 'react';
import type { PlacedLink } from '../core/links/current-link.ts';
import type { LinkContext } from '../core/links/link-rules.ts';

/** `detail` of the `navigate` event. Contract §3 and §4. */
export interface NavigateDetail {
  /** The address as the link has it. */
  readonly url: string;
  readonly title: string;
  /** Keys (or titles) of what contains the link, outermost first: `['products', 'Platform']`. */
  readonly path: readonly string[];
  /** How deep the link stands: 1 in the bar, 2 in a panel, 4 for the sub-navigation's level-4 links. */
  readonly level: number;
  /** The click, with its modifier keys. */
  readonly originalEvent: Event;
}

/** What links need to know of the element and the place they stand in. */
export interface LinkScopeValue {
  readonly links: LinkContext;
  /** Follows a link's text where it opens a new tab, for assistive technology. */
  readonly opensInNewTab: string;
  readonly path: readonly string[];
  readonly level: number;
  /** The link to the page being read; absent where links repeat what stands elsewhere, which is never marked. */
  readonly current?: PlacedLink | undefined;
  /** @returns false if a listener cancelled the navigation. */
  readonly onNavigate: (detail: NavigateDetail) => boolean;
}

const LinkScope = createContext<LinkScopeValue | undefined>(undefined);

/** Gives the links below it their scope. */
export const LinkScopeProvider = LinkScope.Provider;

/** The scope of a link. Each element provides one. */
export function useLinkScope(): LinkScopeValue {
  return useContext(LinkScope) as LinkScopeValue;
}

/** Tells the page about an activated link, and stops it if the page says so. */
export function reportNavigation(scope: LinkScopeValue, url: string, title: string, event: SyntheticEvent): void {
  const { path, level, onNavigate } = scope;
  if (!onNavigate({ url, title, path, level, originalEvent: event.nativeEvent })) event.preventDefault();
}
