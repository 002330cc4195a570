import { type DependencyList, useEffect } from 'react';
import type { Stage } from './stage.ts';
import { useStage } from './useStage.ts';

/**
 * An effect with the code of a stage, from when it has come.
 *
 * @param start - returns what undoes it.
 */
export function useStagedEffect<Parts>(
  stage: Stage<Parts>,
  start: (parts: Parts) => (() => void) | undefined | false,
  dependencies: DependencyList,
): void {
  const parts = useStage(stage);
  useEffect(() => (parts && start(parts)) || undefined, [parts, ...dependencies]);
}
