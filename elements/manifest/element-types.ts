import type { Navigation } from '../../src/core/config/navigation.ts';
import type { SearchConfig } from '../../src/core/config/search-config.ts';
import type { Page, SectionNav } from '../../src/core/config/section-nav.ts';
import type { HeaderEvents } from '../../src/site-header/header-props.ts';
import type { SearchEvents } from '../../src/site-search/search-props.ts';
import type { SuggestionProvider } from '../../src/site-search/suggestion-provider.ts';
import type { SubnavEvents } from '../../src/site-subnav/subnav-props.ts';
import type { AttributeDeclarations, AttributeValues } from '../runtime/declaration.ts';
import type { siteHeader } from '../site-header.ts';
import type { siteSearch } from '../site-search.ts';
import type { siteSubnav } from '../site-subnav.ts';

type Writable<Values> = { -readonly [Name in keyof Values]: Values[Name] };

/** An element's own events beside those of every HTML element. */
interface TypedListeners<Events> {
  addEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: (event: CustomEvent<Events[Type]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: (event: CustomEvent<Events[Type]>) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

type SiteElement<
  Declaration extends { readonly attributes: AttributeDeclarations },
  Config,
  Events,
> = TypedListeners<Events> &
  // After them: the first overload that fits wins, and HTMLElement's fits every event.
  HTMLElement &
  Writable<AttributeValues<Declaration['attributes']>> & {
    /** The data as an object; wins over the JSON child and `src`, to which `null` gives way. */
    config: Config | null | undefined;
  };

/** `<site-header>` as script sees it. Contract §3. */
export type SiteHeaderElement = SiteElement<typeof siteHeader, Navigation, HeaderEvents>;

/** `<site-subnav>` as script sees it. Contract §4. */
export type SiteSubnavElement = SiteElement<typeof siteSubnav, SectionNav | Page, SubnavEvents>;

/** `<site-search>` as script sees it. Contract §5. */
export type SiteSearchElement = SiteElement<typeof siteSearch, SearchConfig, SearchEvents> & {
  /** Opens the overlay. */
  show(): void;
  /** Closes it; text and filters stay for the next opening. */
  close(): void;
  /** Empties text and suggestions. */
  clear(): void;
  /** Brings suggestions in place of the attribute `provider`. */
  suggestionProvider: SuggestionProvider | null | undefined;
};

declare global {
  interface HTMLElementTagNameMap {
    'site-header': SiteHeaderElement;
    'site-subnav': SiteSubnavElement;
    'site-search': SiteSearchElement;
  }
}
