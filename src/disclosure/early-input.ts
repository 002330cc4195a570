import { hasModifier } from '../core/links/has-modifier.ts';

/** What a person did in a bar before there was code that answers it. */
export interface EarlyInput {
  readonly keys: readonly string[];
  /** Where the mouse was last. */
  readonly move: PointerEvent | undefined;
}

/** Keys that go along the items of a bar, where they would scroll the page. */
export const BAR_KEY = /^(?:Arrow(?:Left|Right|Down)|Home|End)$/;

/** Keeps keys on the items of a bar, and the last movement of the mouse, for `attachDisclosureInput`. */
export function keepEarlyInput(root: HTMLElement): EarlyInput & { readonly end: () => void } {
  const keys: string[] = [];
  let move: PointerEvent | undefined;
  const handleKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset.item === undefined) return;
    if (!BAR_KEY.test(key) || hasModifier(event) || (key === 'ArrowDown' && !target.dataset.trigger)) return;
    event.preventDefault();
    keys.push(key);
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
