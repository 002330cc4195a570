import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_LENGTH_COUNT } from '../../../src/constants.ts';

interface Suggestion {
  readonly title: string;
  readonly url: string;
}

/** A dialog with Downshift's combobox by React, and nothing else. */
function Search({ control }: { readonly control: Element | null }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [items, setItems] = useState<readonly Suggestion[]>([]);
  const [text, setText] = useState('');
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Suggestion>({
    items: [...items],
    isOpen: items.length > 0,
    itemToString: (item) => item?.title ?? '',
    onInputValueChange: ({ inputValue }) => setText(inputValue),
  });
  useEffect(() => {
    const handleClick = () => dialogRef.current?.showModal();
    control?.addEventListener('click', handleClick);
    return () => control?.removeEventListener('click', handleClick);
  }, [control]);
  useEffect(() => {
    if (text.length < SEARCH_MIN_LENGTH_COUNT) {
      setItems([]);
      return undefined;
    }
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await fetch(`/api/autosuggest?q=${encodeURIComponent(text)}`);
      const suggestions = await answer.json();
      if (isWanted) setItems(suggestions);
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <dialog ref={dialogRef}>
      <input {...getInputProps({ 'aria-label': 'Search' })} />
      <ul {...getMenuProps({ 'aria-label': 'Suggestions' })}>
        {items.map((item, index) => (
          <li key={item.url} {...getItemProps({ item, index })} data-active={index === highlightedIndex || undefined}>
            <a href={item.url}>{item.title}</a>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<Search control={document.querySelector('#plain-search-control')} />);
