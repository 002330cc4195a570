import type { UseComboboxPropGetters } from 'downshift';
import { useMemo } from 'react';
import { segmentLabels } from '../core/search/segment-labels.ts';
import type { Suggestion } from '../core/search/suggestions.ts';
import { SuggestionOption } from './SuggestionOption.tsx';
import type { SearchOverlayProps } from './search-overlay-props.ts';

export interface SuggestionListProps
  extends Pick<SearchOverlayProps, 'state' | 'texts' | 'productNames' | 'data' | 'locale' | 'links'>,
    Pick<UseComboboxPropGetters<Suggestion>, 'getMenuProps' | 'getItemProps'> {
  readonly suggestions: readonly Suggestion[];
  /** @returns false to stay. */
  readonly onSelect: (index: number, originalEvent: Event) => boolean;
}

/** The listbox, which is there without options too: the input's `aria-controls` names it from the beginning. */
export function SuggestionList(props: SuggestionListProps) {
  const { suggestions, state, texts, productNames, data, locale, links, onSelect, getMenuProps, getItemProps } = props;
  const labels = useMemo(
    () => segmentLabels({ docs: texts.docs, blog: texts.blog }, productNames, data.products),
    [texts.docs, texts.blog, productNames, data.products],
  );
  return (
    <div
      {...getMenuProps({ 'aria-label': texts.suggestions })}
      className="suggestions"
      part="suggestions"
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => (
        <SuggestionOption
          key={optionKey(suggestions, index)}
          suggestion={suggestion}
          text={state.text}
          labels={labels}
          languageTag={locale.languageTag}
          pageUrl={links.pageUrl}
          optionProps={getItemProps({ item: suggestion, index })}
          onSelect={(originalEvent) => onSelect(index, originalEvent)}
        />
      ))}
    </div>
  );
}

/** The address, and for the same address again also how often it stood there before. */
function optionKey(suggestions: readonly Suggestion[], index: number): string {
  const { url } = suggestions[index] as Suggestion;
  return `${url} ${suggestions.slice(0, index).filter((suggestion) => suggestion.url === url).length}`;
}
