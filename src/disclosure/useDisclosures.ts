import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { noticePerson, untilPerson } from '../hooks/person.ts';
import type { Stage } from '../stages/stage.ts';
import type { InputOptions } from './disclosure-input.ts';
import { createGroup, type DisclosureGroup, type GroupOptions, type GroupState } from './group.ts';

export interface DisclosuresOptions extends GroupOptions, InputOptions {
  /** What contains all triggers and what they open; for the marks that keys and mouse need in it see `disclosure-input.ts`. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** What has to be there before anything opens; loaded with the first sign of a person. */
  readonly stage: Stage<unknown>;
}

export interface Disclosures extends GroupState, Pick<DisclosureGroup, 'toggle' | 'close'> {
  readonly group: DisclosureGroup;
}

/**
 * A group of disclosures: buttons that show and hide what `aria-controls` names (rows N2, N3, N10, P5, P8). Escape
 * closes, and returns focus to the trigger if it was inside; a press outside, or focus that leaves, closes without
 * pulling focus back.
 */
export function useDisclosures(options: DisclosuresOptions): Disclosures {
  const [state, setState] = useState<GroupState>({ openKeys: [] });
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { group, toggle } = useMemo(() => {
    const group = createGroup(
      () => latest.current,
      (state) => {
        if (state.openKeys.length > 0) noticePerson(); // Escape will be wanted, even if a script has clicked.
        setState(state);
      },
    );
    const toggle = (key: string) =>
      latest.current.stage.whenLoaded(() => latest.current.rootRef.current && group.toggle(key));
    return { group, toggle };
  }, []);
  const { rootRef, isBar, allowsSeveral, stage } = options;
  // Clicks, and so Enter and Space, open as soon as what they open has come; the rest follows.
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    let detach: (() => void) | undefined;
    let isGone = false;
    untilPerson()
      .then(() => Promise.all([import('./disclosure-input.ts'), stage.load().catch(() => {})]))
      .then(
        ([{ attachDisclosureInput }]) => {
          if (!isGone) detach = attachDisclosureInput(root, group, latest);
        },
        (error: unknown) => console.warn(`Only clicks open and close: ${error}`),
      );
    return () => {
      isGone = true;
      detach?.();
    };
  }, [rootRef, group, isBar, allowsSeveral, stage]);
  return { ...state, group, toggle, close: group.close };
}
