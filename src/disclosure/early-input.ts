import { hasModifier } from '../core/links/has-modifier.ts';

/** What a person did in a bar before there was code that answers it. */
export interface EarlyInput {
  readonly keys: readonly string[];
  /** Where the mouse was last. */
  readonly move: PointerEvent | undefined;
}

/** Whether a key goes along the items of a bar, or into what one opens, where it would scroll the page. */
export function isBarKey(event: KeyboardEvent, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.dataset.item === undefined || hasModifier(event)) return false;
  return (
    /^(?:Arrow(?:Left|Right)|Home|End)$/.test(event.key) || (event.key === 'ArrowDown' && 'trigger' in target.dataset)
  );
}

/**
 * Keeps keys on the items of a bar, and the last movement of the mouse, for `attachDisclosureInput`.
 *
 * @param isExpected - False: that will not come, and the keys are the page's.
 */
export function keepEarlyInput(
  root: HTMLElement,
  isExpected: () => boolean,
): EarlyInput & { readonly end: () => void } {
  const keys: string[] = [];
  let move: PointerEvent | undefined;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isExpected() || event.defaultPrevented || !isBarKey(event, event.target)) return;
    event.preventDefault();
    keys.push(event.key);
  };
  const handleMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') move = event;
  };
  root.addEventListener('keydown', handleKeyDown);
  window.addEventListener('pointermove', handleMove, { passive: true });
  return {
    keys,
    get move() {
      return move;
    },
    end: () => {
      root.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('pointermove', handleMove);
    },
  };
}
