import type { Frame } from '../support/frame.ts';

// What elements may leave behind on a page, counted in the page itself; the script comes before everything else there.

declare global {
  interface Window {
    /** What lives now: listeners of what outlives an element, timers, observers, requests. */
    living: Readonly<Record<'listeners' | 'timers' | 'observers' | 'requests', Set<unknown>>>;
    nameOfObserver: (observer: unknown) => string;
  }
}

/** Runs in the page: takes over the calls that begin and end what could be left behind. */
function keepAccount(): void {
  const living = {
    listeners: new Set<unknown>(),
    timers: new Set<unknown>(),
    observers: new Set<unknown>(),
    requests: new Set<unknown>(),
  };
  window.living = living;

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keys = new WeakMap<object, Map<string, object>>();
  const outlives = (target: unknown) =>
    target === undefined ||
    (target instanceof EventTarget &&
      (!(target instanceof Node) ||
        target === document ||
        target === document.documentElement ||
        target === document.body) &&
      !(target instanceof AbortSignal || target instanceof XMLHttpRequest));
  const keyOf = (target: object, type: string, capture: boolean, listener: object) => {
    const known = keys.get(listener) ?? new Map<string, object>();
    keys.set(listener, known);
    const name = `${target.constructor.name} ${type} ${capture}`;
    const key = known.get(name) ?? { name };
    known.set(name, key);
    return key;
  };
  EventTarget.prototype.addEventListener = function (
    type: string,
    listener: never,
    options?: AddEventListenerOptions | boolean,
  ) {
    const {
      capture = false,
      once = false,
      signal,
    } = typeof options === 'object' ? options : { capture: Boolean(options) };
    if (listener && outlives(this) && !signal?.aborted) {
      const key = keyOf(this ?? window, type, capture, listener);
      living.listeners.add(key);
      const end = () => living.listeners.delete(key);
      if (signal) addEventListener.call(signal, 'abort', end);
      if (once) addEventListener.call(this ?? window, type, end, { capture, once });
    }
    addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    type: string,
    listener: never,
    options?: EventListenerOptions | boolean,
  ) {
    const capture = typeof options === 'object' ? (options.capture ?? false) : Boolean(options);
    if (listener) living.listeners.delete(keyOf(this ?? window, type, capture, listener));
    removeEventListener.call(this ?? window, type, listener, options);
  };

  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  window.setTimeout = ((run: () => void, ms?: number, ...values: []) => {
    const id = setTimeout(() => {
      living.timers.delete(id);
      run(...values);
    }, ms);
    living.timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((...values: [() => void]) => {
    const id = setInterval(...values);
    living.timers.add(id);
    return id;
  }) as typeof window.setInterval;
  const end = (id: number) => {
    living.timers.delete(id);
    clearTimeout(id);
    clearInterval(id); // Ids are of one kind.
  };
  Object.assign(window, { clearTimeout: end, clearInterval: end });

  const { requestIdleCallback, cancelIdleCallback } = window;
  if (requestIdleCallback) {
    window.requestIdleCallback = (run, options) => {
      const id = requestIdleCallback((deadline) => {
        living.timers.delete(`idle ${id}`);
        run(deadline);
      }, options);
      living.timers.add(`idle ${id}`);
      return id;
    };
    window.cancelIdleCallback = (id) => {
      living.timers.delete(`idle ${id}`);
      cancelIdleCallback(id);
    };
  }

  const observed = new WeakMap<object, string>();
  window.nameOfObserver = (observer) => observed.get(observer as object) ?? '';
  for (const Observer of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    const { observe, disconnect } = Observer.prototype;
    Observer.prototype.observe = function (...values: [never, never]) {
      const [target] = values as unknown as [Element];
      observed.set(this, `${Observer.name} of ${target.localName} ${target.className}`);
      living.observers.add(this);
      observe.apply(this, values);
    };
    Observer.prototype.disconnect = function () {
      living.observers.delete(this);
      disconnect.call(this);
    };
  }

  const { fetch } = window;
  window.fetch = (...values) => {
    const answer = fetch(...values).finally(() => living.requests.delete(answer));
    living.requests.add(answer);
    return answer;
  };
}

/** Comes first in the page's head. */
export const ACCOUNT_SCRIPT = `<script>(${keepAccount})()</script>`;

/** Everything that must be as it was. */
export function accountOf({ document, window }: Frame): object {
  const { listeners, timers, observers, requests } = window.living;
  const names = [...listeners].map((key) => (key as { readonly name: string }).name).sort();
  const shell = (element: Element) => (element.cloneNode(false) as Element).outerHTML;
  return {
    listeners: names,
    timers: timers.size,
    observers: [...observers].map((observer) => window.nameOfObserver(observer)).sort(),
    requests: requests.size,
    globals: Object.keys(window).sort(),
    cookies: document.cookie,
    state: window.history.state,
    html: shell(document.documentElement),
    body: shell(document.body),
    inHead: document.head.childElementCount,
    inBody: [...document.body.children].map(({ localName }) => localName).sort(),
    sheets: document.adoptedStyleSheets.length,
    onTop: document.querySelectorAll(':modal, :popover-open').length,
    inert: document.querySelectorAll('[inert]').length,
  };
}
