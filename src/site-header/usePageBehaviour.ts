import { type DependencyList, type RefObject, useEffect, useRef } from 'react';
import { headerParts } from './header-parts.ts';
import type { pageBehaviour } from './page-behaviour.ts';

export type PageBehaviour = typeof pageBehaviour;

let loading: Promise<PageBehaviour | undefined> | undefined;

/** What ties the header to the page, once it has come; `undefined` if it cannot be loaded. */
export function loadPageBehaviour(): Promise<PageBehaviour | undefined> {
  loading ??= headerParts.load().then(
    (parts) => parts.pageBehaviour,
    (error: unknown) => {
      console.warn(`The header does not follow the page: ${error}`);
      return undefined;
    },
  );
  return loading;
}

/**
 * An effect with the code of `page-behaviour.ts`, from when it has come.
 *
 * @param start - returns what undoes it.
 * @returns the code, for event handlers; empty until it has come.
 */
export function usePageBehaviour(
  start: (behaviour: PageBehaviour) => (() => void) | undefined | false,
  dependencies: DependencyList,
): RefObject<PageBehaviour | undefined> {
  const behaviourRef = useRef<PageBehaviour>(undefined);
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined | false;
    loadPageBehaviour().then((behaviour) => {
      behaviourRef.current = behaviour;
      if (behaviour && !isOver) stop = start(behaviour);
    });
    return () => {
      isOver = true;
      if (stop) stop();
    };
  }, dependencies);
  return behaviourRef;
}
