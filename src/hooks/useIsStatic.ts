import { createContext, useContext } from 'react';

const StaticMarkup = createContext(false);

/** Says to what is below it whether the markup is the server's still. Only the element layer provides it. */
export const StaticMarkupProvider = StaticMarkup.Provider;

/**
 * True in a pre-render and in the render that hydrates it; false from the next one on, and in a browser's own render.
 * Static markup is used without script: what opens is a `popover`, and no state stands in it that only script keeps
 * true (contract §1, Server).
 */
export function useIsStatic(): boolean {
  return useContext(StaticMarkup);
}
