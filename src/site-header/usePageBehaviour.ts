import { type DependencyList, useEffect } from 'react';
import { useHeaderParts } from './header-parts.ts';
import type { pageBehaviour } from './page-behaviour.ts';

export type PageBehaviour = typeof pageBehaviour;

/**
 * An effect with the code of `page-behaviour.ts`, from when it has come.
 *
 * @param start - returns what undoes it.
 * @returns the code, for event handlers; `undefined` until it has come.
 */
export function usePageBehaviour(
  start: (behaviour: PageBehaviour) => (() => void) | undefined | false,
  dependencies: DependencyList,
): PageBehaviour | undefined {
  const { pageBehaviour } = useHeaderParts();
  useEffect(() => (pageBehaviour && start(pageBehaviour)) || undefined, [pageBehaviour, ...dependencies]);
  return pageBehaviour;
}
