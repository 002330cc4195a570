import { createContext, useContext } from 'react';

/**
 * Whether markup is a server's still; `unseen`: like a server's, but rendered in a browser, beside the page. Then
 * nothing that only the browser knows may be in it, as nothing is that a hydration begins with.
 */
export type StaticMarkup = boolean | 'unseen';

const Static = createContext<StaticMarkup>(false);

/** Says to what is below it what its markup is. Only the element layer provides it. */
export const StaticMarkupProvider = Static.Provider;

/**
 * True in a pre-render and in the render that hydrates it; false from the next one on, and in a browser's own render.
 * Static markup is used without script: what opens is a `popover`, and no state stands in it that only script keeps
 * true (contract §1, Server).
 */
export function useIsStatic(): boolean {
  return useContext(Static) !== false;
}

/** True where stores are to answer as on a server, though a browser renders and nothing is hydrated. */
export function useIsUnseen(): boolean {
  return useContext(Static) === 'unseen';
}
