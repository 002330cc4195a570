import type { Dispatch, FocusEventHandler, KeyboardEvent, KeyboardEventHandler, RefObject } from 'react';
import type { OverlayTexts, ProductNames } from '../core/locale/text-types.ts';
import type { SiteSearchProps } from './search-props.ts';
import type { SearchAction, SearchState } from './search-state.ts';

/** What the combobox does with the events of the input, which is there before the combobox. */
export interface InputHandlers {
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** What the overlay is rendered from. */
export interface SearchOverlayProps
  extends Pick<SiteSearchProps, 'attributes' | 'data' | 'locale' | 'locales' | 'links' | 'emit'> {
  readonly state: SearchState;
  readonly dispatch: Dispatch<SearchAction>;
  readonly texts: OverlayTexts;
  /** What products are called in the page's language. */
  readonly productNames: ProductNames;
  /** The property `suggestionProvider`, whatever script set it to. */
  readonly suggestionProvider: unknown;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Where the input finds what the combobox does with its events. */
  readonly inputHandlers: RefObject<InputHandlers>;
  /** Whether a key belongs to the input method. */
  readonly isInputMethodKey: (event: KeyboardEvent) => boolean;
}
