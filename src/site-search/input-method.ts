import type { CompositionEvent, KeyboardEvent } from 'react';
import { COMPOSITION_TAIL_MS } from '../constants.ts';
import { isComposedScript } from './search-state.ts';

/** Keeps in mind when a composition ended. */
export interface InputMethod {
  readonly handleCompositionEnd: (event: CompositionEvent) => void;
  /** Whether a key belongs to the input method: while it composes, and shortly after (row I2). */
  readonly owns: (event: KeyboardEvent) => boolean;
}

/**
 * Tells keys of an input method from those of the person. Safari ends the composition before it sends the Enter that
 * ended it. After Latin text there is no such tail: on phones the search key ends the composition that typing is there,
 * and is meant.
 */
export function createInputMethod(): InputMethod {
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    handleCompositionEnd: ({ data }) => {
      if (isComposedScript(data)) endedAt = Date.now();
    },
    owns: ({ nativeEvent, keyCode }) =>
      nativeEvent.isComposing || keyCode === 229 || Date.now() - endedAt < COMPOSITION_TAIL_MS,
  };
}
