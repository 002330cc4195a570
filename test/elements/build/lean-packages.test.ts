import { expect } from 'chai';
import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import * as leanRuntime from '../../../elements/build/jsx-runtime.mjs';
import r2wc from '../../../elements/build/r2wc-element.mjs';
import { mount } from '../../support/mount.ts';

const RENDER = Symbol.for('r2wc.render');
const CONTEXT = Symbol.for('r2wc.context');
const PROPS = Symbol.for('r2wc.props');

interface R2wcNames {
  readonly container: unknown;
  [CONTEXT]: object;
  [PROPS]: object;
  [RENDER](): void;
}

/** What makes an element the same; development builds add more. */
const essence = ({ type, key, props }: ReactElement) => ({ type, key, props });

const Shown = () => null;

describe('packages as the one tag has them', () => {
  it('r2wc: the class mounts what is under its names into its open shadow root', async () => {
    const rendered: unknown[] = [];
    const Base = r2wc(Shown, { shadow: 'open', props: {} }) as unknown as new () => HTMLElement & R2wcNames;
    customElements.define(
      'lean-element',
      class extends Base {
        override [CONTEXT] = {
          root: { render: (element: ReactElement) => rendered.push(essence(element)) },
          ReactComponent: Shown,
        };
        override [PROPS]: object = { label: 'One' };
      },
    );
    const { element } = await mount<HTMLElement & R2wcNames>('<lean-element></lean-element>');
    expect(element.container).to.equal(element.shadowRoot).and.to.be.instanceOf(ShadowRoot);
    element[PROPS] = { label: 'Two' };
    element[RENDER]();
    expect(rendered).to.deep.equal(
      ['One', 'Two'].map((label) => essence(runtime.jsx(Shown, { label }) as ReactElement)),
    );
  });

  it('JSX: makes the same elements', () => {
    for (const [type, props, key] of [
      ['a', { href: '/x', children: 'A' }, undefined],
      ['ul', { children: ['A', 'B'], className: 'list' }, 'k'],
      [Shown, {}, 0],
      [runtime.Fragment, { children: null }, undefined],
    ] as const) {
      const make = ({ jsx }: typeof runtime) => essence(jsx(type, props, key) as ReactElement);
      expect(make(leanRuntime as typeof runtime)).to.deep.equal(make(runtime));
    }
    expect(leanRuntime.Fragment).to.equal(runtime.Fragment);
  });
});
