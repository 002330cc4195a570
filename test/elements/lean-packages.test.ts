import r2wc from '@r2wc/react-to-web-component';
import { expect } from 'chai';
import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import * as leanRuntime from '../../elements/build/jsx-runtime.mjs';
import leanR2wc from '../../elements/build/r2wc-element.mjs';
import { mount } from '../support/mount.ts';

const [RENDER, CONTEXT, PROPS] = ['render', 'context', 'props'].map((name) => Symbol.for(`r2wc.${name}`)) as [
  symbol,
  symbol,
  symbol,
];

/** What makes an element the same; development builds add more. */
const essence = ({ type, key, props }: ReactElement) => ({ type, key, props });

const Shown = () => null;

describe('packages as the one tag has them', () => {
  it('r2wc: the class mounts what is under its names into its open shadow root', async () => {
    const results = [r2wc, leanR2wc].map((make, index) => {
      const rendered: unknown[] = [];
      const Base = make(Shown, { shadow: 'open', props: {} }) as unknown as new () => HTMLElement & {
        container: unknown;
      };
      class Element extends Base {
        override attachShadow(init: ShadowRootInit) {
          rendered.push(init);
          return super.attachShadow(init);
        }
      }
      const root = { render: (element: ReactElement) => rendered.push(essence(element)), unmount() {} };
      Object.defineProperty(Element.prototype, CONTEXT, { value: { root, ReactComponent: Shown }, writable: true });
      customElements.define(`lean-${index}`, Element);
      return { rendered, tag: `lean-${index}` };
    });
    const { container } = await mount('<p></p>');
    for (const { tag, rendered } of results) {
      const element = document.createElement(tag) as HTMLElement & Record<symbol, unknown>;
      rendered.push((element as unknown as { container: unknown }).container === element.shadowRoot);
      Reflect.set(element, CONTEXT, Reflect.get(Object.getPrototypeOf(element), CONTEXT));
      Reflect.set(element, PROPS, { label: 'One' });
      container.append(element);
      Reflect.set(element, PROPS, { label: 'Two' });
      (element[RENDER] as () => void)();
    }
    const [whole, lean] = results.map(({ rendered }) => rendered);
    expect(lean).to.deep.equal(whole);
    expect(lean).to.have.length(4);
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
