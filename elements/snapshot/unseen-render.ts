import { Activity, createElement, type ReactElement, useInsertionEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** Says that all before it has been rendered: of all effects these alone run in what is hidden. */
function Rendered({ onRendered }: { readonly onRendered: () => void }) {
  useInsertionEffect(onRendered);
  return null;
}

/**
 * Renders a tree into a container that is in no page, in idle time and without effects: nothing of it listens, measures
 * or tells the page anything. React gives each outermost element a `style` that hides it.
 *
 * @returns what ends it, once everything is there.
 */
export async function renderUnseen(tree: ReactElement, container: HTMLElement): Promise<() => void> {
  const root = createRoot(container, { onCaughtError: () => {} });
  await new Promise<void>((resolve) => {
    const children = [tree, createElement(Rendered, { key: 'rendered', onRendered: resolve })];
    root.render(createElement(Activity, { mode: 'hidden', children }));
  });
  return () => root.unmount();
}
