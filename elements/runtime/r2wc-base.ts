import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { ElementRoot, type ElementRootProps } from './element-root.ts';

// The names under which r2wc keeps what this layer replaces: its render method, its root, its props.
export const RENDER = Symbol.for('r2wc.render');
export const CONTEXT = Symbol.for('r2wc.context');
export const PROPS = Symbol.for('r2wc.props');

/** What r2wc makes of a component, as far as this layer uses it. */
export interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  [CONTEXT]?: { root: Root; ReactComponent: ComponentType<ElementRootProps> } | undefined;
  [PROPS]: object;
  /** Updates what `CONTEXT` holds with `PROPS`. */
  [RENDER](): void;
  connectedCallback(): void;
}

/** The class to extend. It is made when a tag is defined, because in Node there is no HTMLElement. */
export function r2wcBase(): new () => R2wcElement {
  return r2wc(ElementRoot, { shadow: 'open', props: {} }) as unknown as new () => R2wcElement;
}
