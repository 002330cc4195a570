import { type KeyboardEvent, type MouseEvent, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { REFLEX_CLICK_MS } from '../constants.ts';
import { localeOfTag } from '../core/locale/find-locale.ts';
import type { FieldTexts, OverlayTexts } from '../core/locale/text-types.ts';
import { initialFilters } from '../core/search/search-filters.ts';
import { Icon } from '../parts/Icon.tsx';
import { goTo } from './history-entry.ts';
import { createInputMethod } from './input-method.ts';
import { keepFocusInside } from './keep-focus-inside.ts';
import { SearchField } from './SearchField.tsx';
import type { InputHandlers } from './search-overlay-props.ts';
import type { CloseReason, SiteSearchProps } from './search-props.ts';
import { createSearchState, type SearchAction, type SearchState, searchReducer } from './search-state.ts';
import { submitUrl } from './submit-url.ts';
import { useIntent } from './useIntent.ts';
import { useKeyIsolation } from './useKeyIsolation.ts';
import { useOpeners } from './useOpeners.ts';
import { useSearchDialog } from './useSearchDialog.ts';
import { useSearchOverlay } from './useSearchOverlay.ts';

/**
 * The closed element: the dialog with its form, which open at once. What stands below the form comes as a chunk of its
 * own; the input is here from the beginning and is never replaced (contract §5, row D1).
 */
export function SiteSearch({
  attributes,
  data,
  locale,
  locales,
  texts: ownTexts,
  links,
  emit,
  reflect,
  properties,
  ref,
}: SiteSearchProps) {
  // The reader leaves absent texts out; nothing here is set to `undefined`.
  const dataTexts = data.texts?.[locale.code as keyof typeof data.texts];
  const texts = { ...ownTexts, ...dataTexts } as FieldTexts;
  const { minLength, searchUrl, queryParameter } = attributes;
  const [state, dispatch] = useReducer(
    (current: SearchState, action: SearchAction) => searchReducer(current, action, minLength),
    locale.code,
    createSearchState,
  );
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const inputHandlers = useRef<InputHandlers>({});
  const hasMissedReport = useRef(false);
  const pressedOnRef = useRef<EventTarget>(null);
  const openedAtRef = useRef(0);
  const [inputMethod] = useState(createInputMethod);
  const [overlay, load] = useSearchOverlay(locale.shortCode);

  const { show, close, handleNativeClose } = useSearchDialog({
    dialogRef,
    inputRef,
    emit,
    reflect,
    onOpen: () => {
      openedAtRef.current = Date.now();
      load();
      const filterLocale = localeOfTag(data.filters?.locale ?? '', locales) ?? locale;
      dispatch({
        type: 'opened',
        startFilters: initialFilters(location.pathname, filterLocale.code, data),
        isOffline: !navigator.onLine, // True says little, false is certain.
      });
    },
    onClose: () => dispatch({ type: 'closed' }),
  });
  const clear = () => {
    if (inputRef.current) inputRef.current.value = ''; // At once: a key may come before the next render.
    dispatch({ type: 'clear-pressed' });
    if (dialogRef.current?.open) inputRef.current?.focus();
  };
  useImperativeHandle(ref, () => ({
    // The loader hands on what has asked for it before there was code.
    show: (reason?: unknown) => show(reason === 'shortcut' || reason === 'command' ? reason : 'method'),
    close: () => close('method'),
    clear,
  }));
  useOpeners({
    dialogRef,
    onShortcut: () => show('shortcut'),
    onShortcutInside: () => close('shortcut'),
    onCommand: (command) => {
      if (command === '--show') show('command');
      else if (command === '--close') close('command');
    },
  });
  useIntent(dialogRef, load);
  useKeyIsolation(dialogRef);

  const submit = () => {
    const { text, filters } = state;
    const url = submitUrl(searchUrl, { queryParameter, text, filters, referrer: document.URL, locales });
    if (!emit('searchsubmit', { text: text.trim(), filters, url })) return;
    if (url !== undefined) goTo(url);
    else if (searchUrl === undefined) {
      import('./missing-search-url.ts').then(
        (module) => module.reportMissingSearchUrl(inputRef.current as Element, emit),
        (error: unknown) => {
          if (!hasMissedReport.current) console.warn(`The search leads nowhere without search-url: ${error}`);
          hasMissedReport.current = true;
        },
      );
    }
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    keepFocusInside(event);
    if (event.key === 'Enter' && event.target === inputRef.current && !event.defaultPrevented) {
      event.preventDefault(); // The browser would submit nothing in a sandbox without `allow-forms`.
      if (!inputMethod.owns(event) && !event.altKey) submit();
    }
    if (event.key !== 'Escape') return;
    event.preventDefault(); // Or the browser would close by itself, and Firefox only at the second press.
    if (!inputMethod.owns(event)) close('escape');
  };
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // Press and release on the backdrop; not a selection of text that began inside and ended there.
    const isOutside = event.target === dialogRef.current && pressedOnRef.current === dialogRef.current;
    const isImpatient = Date.now() - openedAtRef.current < REFLEX_CLICK_MS; // The second press on what has opened it.
    if (isOutside && !isImpatient) close('outside' satisfies CloseReason);
  };

  return (
    <dialog
      ref={dialogRef}
      className="dialog"
      part="dialog"
      aria-label={texts.dialogLabel}
      lang={locale.languageTag}
      dir={locale.direction}
      onKeyDown={handleKeyDown}
      onClose={handleNativeClose}
      onPointerDown={(event) => {
        pressedOnRef.current = event.target;
      }}
      onClick={handleClick}
    >
      {/* With a place for the focus, or a press between the controls would give it to the page, and its hotkeys the keys. */}
      <div className="box" tabIndex={-1}>
        <div className="top">
          <SearchField
            state={state}
            dispatch={dispatch}
            texts={texts}
            inputRef={inputRef}
            handlers={inputHandlers}
            onCompositionEnd={inputMethod.handleCompositionEnd}
            onClear={clear}
            onSubmit={submit}
          />
          <button
            type="button"
            className="close"
            part="close-button"
            aria-label={texts.close}
            onClick={({ detail }) => detail > 1 || close('button')}
          >
            <Icon name="close" />
          </button>
        </div>
        {overlay && (
          <overlay.Overlay
            state={state}
            dispatch={dispatch}
            texts={
              { ...overlay.overlayTexts, ...(locale.texts?.search as object | undefined), ...dataTexts } as OverlayTexts
            }
            productNames={overlay.productNames}
            attributes={attributes}
            data={data}
            locale={locale}
            locales={locales}
            links={links}
            emit={emit}
            suggestionProvider={properties.suggestionProvider}
            inputRef={inputRef}
            inputHandlers={inputHandlers}
            isInputMethodKey={inputMethod.owns}
          />
        )}
      </div>
    </dialog>
  );
}
