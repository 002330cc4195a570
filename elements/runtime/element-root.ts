import { Component, type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { type StaticMarkup, StaticMarkupProvider } from '../../src/hooks/useIsStatic.ts';

/** What the layer adds to a component's own props. */
export interface ElementRootProps {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly componentProps: Record<string, unknown>;
  /** True for a pre-render and for the render that hydrates it. */
  readonly isStatic: StaticMarkup;
  /** Called in the commit of every render, before the browser paints. */
  readonly onCommit: () => void;
  /** Called when the component threw; nothing of it is in the document then. */
  readonly onError: (error: unknown) => void;
}

class ErrorBoundary extends Component<{ onError: (error: unknown) => void; children?: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override state = { hasFailed: false };
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function Committed({ onCommit }: Pick<ElementRootProps, 'onCommit'>) {
  useLayoutEffect(onCommit);
  return null;
}

/** The tree of every element: an error boundary round the component, and a word to the layer after each commit. */
export function ElementRoot({ component, componentProps, isStatic, onCommit, onError }: ElementRootProps) {
  return createElement(
    ErrorBoundary,
    { onError },
    createElement(StaticMarkupProvider, { value: isStatic }, createElement(component, componentProps)),
    createElement(Committed, { onCommit }),
  );
}
