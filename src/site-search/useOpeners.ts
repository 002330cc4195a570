import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isShortcut } from '../core/search/pressed-shortcut.ts';
import { isAppleSystem } from '../core/search/shortcut.ts';
import { openHost } from './open-host.ts';

export interface OpenersOptions {
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  readonly shortcut: string;
  readonly onShortcut: () => void;
  /** @param command - `--show`, `--close` or another one, which is ignored. */
  readonly onCommand: (command: string) => void;
}

/** True where the person is typing: the keys belong to that field (row D5). */
function isField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(?:button|submit|reset|checkbox|radio|image)$/.test(target.type);
  return target.isContentEditable || target.matches('textarea, select');
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
    const isApple = isAppleSystem(navigator.platform);
    const handleLast = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return; // The page has used the key itself.
      event.preventDefault();
      latest.current.onShortcut();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      window.removeEventListener('keydown', handleLast);
      if (!isShortcut(latest.current.shortcut, event, isApple) || isField(event.composedPath()[0])) return;
      if (openHost()) return;
      // Added while the key is on its way, so that it comes after everything that the page has added, whenever.
      window.addEventListener('keydown', handleLast, { once: true });
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
      window.removeEventListener('keydown', handleKeyDown, { capture: true });
      window.removeEventListener('keydown', handleLast);
      host.removeEventListener('command', handleCommand);
      window.removeEventListener('click', handleClick);
    };
  }, [dialogRef]);
}
