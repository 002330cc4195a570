import { useSyncExternalStore } from 'react';
import type { Stage } from './stage.ts';

/** What a stage brings; `undefined` until it has come. Nothing is loaded by asking. */
export function useStage<Parts>(stage: Stage<Parts>): Parts | undefined {
  return useSyncExternalStore(stage.subscribe, stage.get, stage.get);
}
