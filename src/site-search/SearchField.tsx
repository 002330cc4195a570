import { type CompositionEventHandler, type Dispatch, type RefObject, useLayoutEffect } from 'react';
import type { FieldTexts } from '../core/locale/text-types.ts';
import { Icon } from '../parts/Icon.tsx';
import { LISTBOX_ID, optionId } from './option-ids.ts';
import type { InputHandlers } from './search-overlay-props.ts';
import { type SearchAction, type SearchState, shownSuggestions } from './search-state.ts';

export interface SearchFieldProps {
  readonly state: SearchState;
  readonly dispatch: Dispatch<SearchAction>;
  readonly texts: FieldTexts;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** What the combobox does with keys, once its code has come. */
  readonly handlers: RefObject<InputHandlers>;
  readonly onCompositionEnd: CompositionEventHandler;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
}

/** The form: a combobox from the first moment, empty until the list below it comes (row C1). */
export function SearchField(props: SearchFieldProps) {
  const { state, dispatch, texts, inputRef, handlers, onCompositionEnd, onClear, onSubmit } = props;
  const { text, activeIndex } = state;
  useLayoutEffect(() => {
    const typed = inputRef.current?.value; // Before the hydration, which leaves it there, but the next render would not.
    if (typed) dispatch({ type: 'text-changed', text: typed, isComposing: false });
  }, [inputRef, dispatch]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is newer than the oldest browsers that are promised.
    <form
      className="form"
      part="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <span className="glow" aria-hidden="true" />
      <input
        ref={inputRef}
        className="input"
        part="input"
        name="q"
        value={text}
        dir={text === '' ? undefined : 'auto'} // Empty, it has the page's: the placeholder is in the page's language.
        placeholder={texts.placeholder}
        role="combobox"
        aria-label={texts.placeholder}
        aria-autocomplete="list"
        aria-expanded={shownSuggestions(state).length > 0}
        aria-controls={LISTBOX_ID}
        aria-activedescendant={activeIndex < 0 ? undefined : optionId(activeIndex)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        inputMode="search"
        onChange={({ target, nativeEvent }) => {
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
          dispatch({ type: 'text-changed', text: target.value, isComposing });
        }}
        onCompositionEnd={(event) => {
          onCompositionEnd(event);
          dispatch({ type: 'text-changed', text: event.currentTarget.value, isComposing: false });
        }}
        onKeyDown={(event) => handlers.current.onKeyDown?.(event)}
        onBlur={(event) => handlers.current.onBlur?.(event)}
      />
      {text !== '' && (
        <button type="button" className="clear" part="clear-button" aria-label={texts.clear} onClick={onClear}>
          <Icon name="filter-remove" />
        </button>
      )}
      <button
        type="submit"
        className="submit"
        part="submit-button"
        aria-label={texts.submit}
        onClick={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
