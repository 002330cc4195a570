import { type RefObject, useEffect, useRef } from 'react';
import { lockPage } from '../hooks/usePageLock.ts';
import { fitToViewport } from './fit-to-viewport.ts';
import { watchHistory } from './history-entry.ts';
import { becomeOpenHost, leaveOpenHost } from './open-host.ts';
import type { CloseReason, OpenReason, SearchEmit } from './search-props.ts';

export interface SearchDialogOptions {
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly emit: SearchEmit;
  readonly reflect: (name: 'open', isSet: boolean) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export interface SearchDialog {
  readonly show: (reason: OpenReason) => void;
  readonly close: (reason: CloseReason) => void;
  /** For the dialog's `close` event: the browser closed it by itself, by a gesture or an Escape outside of our nodes. */
  readonly handleNativeClose: () => void;
}

/** A history entry is pushed only for a person: Back does not close what a script opened (contract §5). */
function isOpenedByPerson(reason: OpenReason): boolean {
  if (reason === 'attribute') return false;
  return reason !== 'method' || navigator.userActivation.isActive;
}

/**
 * Opens and closes the native dialog in the same task as the press, or phones would not bring their keyboard up. Its
 * state is the dialog's own; the attribute `open` follows, and leads where the page sets it (contract §5). Closing gives the focus back: the browser's `<dialog>` does (row D3).
 */
export function useSearchDialog(options: SearchDialogOptions): SearchDialog {
  const { dialogRef, inputRef, emit, reflect, onOpen, onClose } = options;
  const latestClose = useRef<(reason: CloseReason) => void>(() => {});
  /** Lets the page go again; there while the overlay is open. No state: opening renders nothing. */
  const release = useRef<() => void>(undefined);

  const show = (reason: OpenReason) => {
    const dialog = dialogRef.current;
    const input = inputRef.current;
    const root = dialog?.getRootNode();
    if (!input || !dialog?.isConnected || dialog.open || !(root instanceof ShadowRoot)) return;
    if (!emit('searchopen', { reason })) {
      reflect('open', false);
      return;
    }
    const { host } = root;
    becomeOpenHost(host);
    if (!dialog.isConnected) return; // A listener may have removed the element.
    // Both measure the page, which is for nothing while that is as it was painted.
    const unfit = fitToViewport(dialog);
    const unlock = lockPage();
    input.autofocus = true; // Or the dialog would focus its box first.
    dialog.showModal();
    input.autofocus = false;
    if (dialog.getClientRects().length === 0) {
      unlock();
      unfit();
      dialog.close(); // Something around the element is hidden; an invisible modal dialog would block the page.
      reflect('open', false);
      return;
    }
    input.focus();
    input.select();
    const unwatch = watchHistory(
      isOpenedByPerson(reason),
      () => latestClose.current('back'),
      () => latestClose.current('navigation'),
    );
    release.current = () => {
      release.current = undefined;
      leaveOpenHost(host);
      unlock();
      unfit();
      unwatch();
    };
    reflect('open', true);
    onOpen();
  };
  const finish = (reason: CloseReason) => {
    inputRef.current?.blur(); // Where nothing had the focus before, it would keep it while it fades, and swallow keys.
    release.current?.();
    onClose();
    reflect('open', false);
    emit('searchclose', { reason });
  };
  const close = (reason: CloseReason) => {
    if (!dialogRef.current?.open) return;
    dialogRef.current.close();
    finish(reason);
  };

  // The attribute as it is now: the one of this render may be older than a call of `show()` or `close()`.
  useEffect(() => {
    latestClose.current = close;
    const dialog = dialogRef.current;
    const root = dialog?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    if (dialog?.open && dialog.isConnected && !dialog.matches(':modal')) {
      dialog.close(); // The element was moved: what is inserted again is open, but no longer modal.
      dialog.showModal();
      inputRef.current?.focus();
    }
    const { open: isWanted } = root.host as Element & { readonly open?: boolean };
    if (isWanted && !release.current) show('attribute');
    else if (!isWanted && release.current) close('attribute');
  });
  useEffect(() => () => release.current?.(), []);

  return {
    show,
    close,
    handleNativeClose: () => {
      // The event comes in a task of its own; what we closed is finished by then, and may be open again.
      if (release.current && !dialogRef.current?.open) finish('escape');
    },
  };
}
