import { useCombobox } from 'downshift';
import { useLayoutEffect, useMemo } from 'react';
import { chosenProvider } from './chosen-provider.ts';
import { isCaretKey, keepFromDownshift, shadowEnvironment, useActiveOption } from './downshift-overrides.ts';
import { FilterPills } from './FilterPills.tsx';
import { LISTBOX_ID, optionId } from './option-ids.ts';
import { providerUrl } from './provider-url.ts';
import { ScrollArea } from './ScrollArea.tsx';
import { SearchFooter } from './SearchFooter.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import type { SearchOverlayProps } from './search-overlay-props.ts';
import { shownSuggestions } from './search-state.ts';
import { useSuggestions } from './useSuggestions.ts';

function rootOf(input: HTMLInputElement | null): ShadowRoot {
  const root = input?.getRootNode();
  if (!(root instanceof ShadowRoot)) throw new Error('The search is rendered outside of a shadow root.');
  return root;
}

/** What stands below the form: pills, suggestions, what has become of the request, and the footer (§2.6). */
export function SearchOverlay(props: SearchOverlayProps) {
  const { state, dispatch, texts, attributes, data, locale, links, emit, suggestionProvider, inputRef } = props;
  const { inputHandlers, isInputMethodKey } = props;
  const suggestions = shownSuggestions(state);
  const hasList = suggestions.length > 0;
  const environment = useMemo(() => shadowEnvironment(rootOf(inputRef.current)), [inputRef]);
  const { provider: kind, debounce, timeout, maxSuggestions } = attributes;
  const url = useMemo(() => providerUrl(attributes, links), [attributes, links]);
  const provider = useMemo(
    () => chosenProvider({ property: suggestionProvider, kind, url, maxSuggestions }),
    [suggestionProvider, kind, url, maxSuggestions],
  );
  const { question, answer } = state;
  const isOffline = answer.status === 'offline';
  useSuggestions({ question, isOffline, provider, debounce, timeout, maxSuggestions, dispatch, emit });

  const select = (index: number, originalEvent: Event) => {
    const suggestion = suggestions[index];
    return (
      suggestion !== undefined && emit('suggestionselect', { suggestion, url: suggestion.url, index, originalEvent })
    );
  };
  const stateReducer = useActiveOption((index) => dispatch({ type: 'active-moved', index }));
  const { getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: [...suggestions],
    isOpen: hasList,
    inputValue: state.text,
    selectedItem: null,
    highlightedIndex: state.activeIndex,
    itemToString: (suggestion) => suggestion?.title ?? '',
    stateReducer,
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
    environment,
    menuId: LISTBOX_ID,
    getItemId: optionId,
  });
  // Without the input's ref: with it, Downshift would take the focus from a pill whenever a list appears.
  const { onKeyDown, onBlur } = getInputProps(
    {
      onKeyDown: (event) => {
        const isComposing = isInputMethodKey(event);
        keepFromDownshift(event, hasList, isComposing);
        if (!isComposing && isCaretKey(event)) dispatch({ type: 'active-moved', index: -1 });
        if (event.key !== 'Enter' || event.altKey || isComposing || state.activeIndex < 0) return;
        event.preventDefault(); // No submit: the option's own link is followed.
        const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
        const option = environment.document.getElementById(optionId(state.activeIndex)) as HTMLAnchorElement | null;
        if (!isElsewhere) option?.click();
        else if (select(state.activeIndex, event.nativeEvent)) window.open(option?.href, '_blank', 'noopener');
      },
    },
    { suppressRefError: true },
  );
  useLayoutEffect(() => {
    inputHandlers.current = { onKeyDown, onBlur };
  });
  // What is new is seen from its beginning, or where the active one is now; on short screens the whole box scrolls.
  useLayoutEffect(() => {
    const list = environment.document.getElementById(LISTBOX_ID);
    for (const scroller of [list?.closest('.scroll-view'), list?.closest('.box')]) {
      if (scroller) scroller.scrollTop = 0; // By `scrollTo`, WebKit stays where it was.
    }
    list?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [environment, suggestions]);

  return (
    <>
      <FilterPills
        filters={state.filters}
        locales={props.locales}
        texts={texts}
        productNames={props.productNames}
        onRemove={(filter, defaultLocale) => dispatch({ type: 'filter-removed', filter, defaultLocale })}
        inputRef={inputRef}
      />
      <div className="progress" data-waiting={state.answer.status === 'waiting' || undefined} />
      <ScrollArea>
        <SuggestionList
          suggestions={suggestions}
          state={state}
          texts={texts}
          productNames={props.productNames}
          data={data}
          locale={locale}
          links={links}
          onSelect={select}
          getMenuProps={getMenuProps}
          getItemProps={getItemProps}
        />
      </ScrollArea>
      <SearchStatus
        answer={state.answer}
        texts={texts}
        locale={locale}
        onRetry={() => {
          dispatch({ type: 'retry-pressed' });
          inputRef.current?.focus();
        }}
      />
      <SearchFooter credit={data.credit} texts={texts} links={links} />
    </>
  );
}
