import { createElement } from 'react';

/**
 * What `elements/runtime/define-element.ts` uses of r2wc, for the build of the one tag: the layer reads attributes and properties
 * itself and mounts by itself, so that nothing is left of r2wc's transforms, and React's default export, which keeps
 * preact/compat from being shaken, is not needed. `test/elements/lean-packages.test.ts` compares the two.
 */

const RENDER = Symbol.for('r2wc.render');
const CONTEXT = Symbol.for('r2wc.context');
const PROPS = Symbol.for('r2wc.props');

/** The class whose root and component whoever extends it puts under r2wc's names. */
export default () =>
  class extends HTMLElement {
    constructor() {
      super();
      this.container = this.attachShadow({ mode: 'open' });
    }
    connectedCallback() {
      this[RENDER]();
    }
    [RENDER]() {
      const { root, ReactComponent } = this[CONTEXT];
      root.render(createElement(ReactComponent, this[PROPS]));
    }
  };
