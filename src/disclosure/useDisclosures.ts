import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Stage } from '../stages/stage.ts';
import { useStage } from '../stages/useStage.ts';
import type { attachDisclosureInput, InputOptions } from './disclosure-input.ts';
import { type EarlyInput, keepEarlyInput } from './early-input.ts';
import { createGroup, type DisclosureGroup, type GroupOptions, type GroupState } from './group.ts';

export interface DisclosuresOptions extends GroupOptions, InputOptions {
  /** What contains all triggers and what they open; for the marks that keys and mouse need in it see `disclosure-input.ts`. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** What has to be there before anything opens, and answers to all but clicks. */
  readonly stage: Stage<{ readonly attachDisclosureInput: typeof attachDisclosureInput }>;
}

export interface Disclosures extends GroupState, Pick<DisclosureGroup, 'toggle' | 'close'> {
  readonly group: DisclosureGroup;
}

/**
 * A group of disclosures: buttons that show and hide what `aria-controls` names (rows N2, N3, N10, P5, P8). Escape
 * closes, and returns focus to the trigger if it was inside; a press outside, or focus that leaves, closes without
 * pulling focus back. What a person does before the code for it has come is done when it has.
 */
export function useDisclosures(options: DisclosuresOptions): Disclosures {
  const [state, setState] = useState<GroupState>({ openKeys: [] });
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { group, toggle } = useMemo(() => {
    const group = createGroup(() => latest.current, setState);
    /** What has been pressed and waits for its code: pressed again, it is still asked for. */
    const awaited = new Set<string>();
    const toggle = (key: string, isPress: boolean) => {
      if (awaited.has(key)) return;
      awaited.add(key);
      latest.current.stage.whenLoaded(() => {
        awaited.delete(key);
        if (latest.current.rootRef.current) group.toggle(key, isPress);
      });
    };
    return { group, toggle };
  }, []);
  const { rootRef, isBar, allowsSeveral, stage } = options;
  const attach = useStage(stage)?.attachDisclosureInput;
  const early = useRef<EarlyInput>(undefined);
  // In the commit: what a person does between the one listening and the other would be lost.
  useLayoutEffect(() => {
    if (!rootRef.current) return;
    if (attach) {
      const kept = early.current;
      early.current = undefined;
      return attach(rootRef.current, group, latest, kept);
    }
    if (!isBar) return;
    const kept = keepEarlyInput(rootRef.current, () => !stage.isMissed);
    early.current = kept;
    return kept.end;
  }, [rootRef, group, isBar, allowsSeveral, attach]);
  return { ...state, group, toggle, close: group.close };
}
