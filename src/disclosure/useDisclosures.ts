import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import type { Stage } from '../stages/stage.ts';
import { useStage } from '../stages/useStage.ts';
import type { attachDisclosureInput, InputOptions } from './disclosure-input.ts';
import { type EarlyInput, keepEarlyInput } from './early-input.ts';
import { createGroup, type DisclosureGroup, type GroupOptions } from './group.ts';
import { popupOf } from './markup.ts';

export interface DisclosuresOptions extends GroupOptions, InputOptions {
  /** What contains all triggers and what they open; for the marks that keys and mouse need in it see `disclosure-input.ts`. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** What has to be there before anything opens, and answers to all but clicks. */
  readonly stage: Stage<{ readonly attachDisclosureInput: typeof attachDisclosureInput }>;
}

/**
 * A group of disclosures: buttons that show and hide what `aria-controls` names (rows N2, N3, N10, P5, P8). Escape
 * closes, and returns focus to the trigger if it was inside; a press outside, or focus that leaves, closes without
 * pulling focus back. What a person does before the code for it has come is done when it has.
 *
 * @returns the group, the same for good: what shows something of it renders by itself (`useGroup.ts`).
 */
export function useDisclosures(options: DisclosuresOptions): DisclosureGroup {
  const latest = useLatest(options);
  const { rootRef, isBar, allowsSeveral, stage } = options;
  const [group] = useState(() =>
    createGroup(
      () => latest.current,
      (action) => stage.whenLoaded((parts) => action(Boolean(parts && rootRef.current))),
    ),
  );
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
  useEffect(() => {
    const isGone = (key: string) => !rootRef.current || !popupOf(rootRef.current, key);
    group.close('layout', group.openKeys().filter(isGone)); // New data may be without it.
  });
  return group;
}
