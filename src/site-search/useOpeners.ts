import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { openHost } from './open-host.ts';
import { isClosingKey, isOpeningKey, unlessUsed } from './opening-key.ts';

export interface OpenersOptions {
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  readonly onShortcut: () => void;
  /** The shortcut again, while the overlay is open. */
  readonly onShortcutInside: () => void;
  /** @param command - `--show`, `--close` or another one, which is ignored. */
  readonly onCommand: (command: string) => void;
}

/** Where the engine knows no invoker commands, a press on such a button is told by its attributes. */
function pressedCommand(event: Event, host: Element): string | undefined {
  const button = event.composedPath().find((target) => target instanceof HTMLButtonElement);
  if (button?.getAttribute('commandfor') !== host.id || host.id === '') return undefined;
  return button.getAttribute('command') ?? undefined;
}

/** Listens to what opens and closes the overlay from outside: the shortcut and invoker commands (contract §5, row D1). */
export function useOpeners(options: OpenersOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { dialogRef } = options;
  // In the commit itself: a key right after it is not to be missed.
  useLayoutEffect(() => {
    const root = dialogRef.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const { host } = root;
    let isOver = false;
    const handleKeyDown = (event: KeyboardEvent) => {
      const { repeat } = event; // Held down, it does nothing more, and is not the browser's either.
      const open = openHost();
      if (open === host && !event.defaultPrevented && isClosingKey(host, event)) {
        event.preventDefault();
        if (!repeat) latest.current.onShortcutInside();
      } else if (!open && isOpeningKey(host, event)) {
        unlessUsed(event, () => isOver || repeat || latest.current.onShortcut());
      }
    };
    const handleCommand = (event: Event) => {
      latest.current.onCommand((event as Event & { readonly command: string }).command);
    };
    const handleClick = (event: Event) => {
      const command = event.defaultPrevented ? undefined : pressedCommand(event, host);
      if (command !== undefined) latest.current.onCommand(command);
    };
    const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    host.addEventListener('command', handleCommand);
    if (!hasCommands) window.addEventListener('click', handleClick);
    return () => {
      isOver = true;
      window.removeEventListener('keydown', handleKeyDown, { capture: true });
      host.removeEventListener('command', handleCommand);
      window.removeEventListener('click', handleClick);
    };
  }, [dialogRef]);
}
