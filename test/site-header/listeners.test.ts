import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { mountHeader } from './header-page.ts';

const MOVES = ['pointermove', 'mousemove', 'touchmove', 'scroll', 'wheel'];

/** Records what listens to moving and scrolling from now on, each with whether it is passive; React's root aside. */
function recordMoveListeners(): Map<string, boolean> {
  const listeners = new Map<string, boolean>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isCounted = (target: unknown, type: string) =>
    MOVES.includes(type) && !(target instanceof HTMLElement && target.dataset.root !== undefined);
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const name = `${target} ${type} ${listener}`;
    if (isCounted(target, type)) {
      const { passive = false, signal } = typeof options === 'object' ? options : {};
      listeners.set(name, passive);
      if (signal) addEventListener.call(signal, 'abort', () => listeners.delete(name));
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    listeners.delete(`${this ?? window} ${type} ${listener}`);
    removeEventListener.call(this ?? window, type, listener, options);
  };
  atEndOfTest(() => {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
  });
  return listeners;
}

describe('<site-header> listeners', () => {
  it('contract §2: those for scrolling and moving are passive, and none stays after removal (React’s own aside)', async () => {
    const listeners = recordMoveListeners();
    const { element, root } = await mountHeader({ config: navigation });
    const init = { pointerType: 'mouse', bubbles: true, composed: true };
    await eventually(() => {
      root.querySelector('.item')?.dispatchEvent(new PointerEvent('pointermove', init));
      expect([...listeners.keys()].join(), 'the hover code has come').to.contain('HTMLElement');
    });
    expect([...listeners].filter(([, isPassive]) => !isPassive)).to.deep.equal([]);
    element.remove();
    await eventually(() => expect([...listeners.keys()]).to.deep.equal([]));
  });
});
