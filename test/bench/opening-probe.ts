/** What opens, and is measured doing so. */
export type Opening = 'panel' | 'list' | 'menu' | 'overlay';

/** Where a thing that opens is in the pages, each selector also within shadow roots. */
export interface OpeningPlace {
  /** What is pressed; the first that shows. */
  readonly trigger: string;
  /** What shows then. */
  readonly shown: string;
  /** What it must hold, and show, to count; that it has the focus is asked for an input. */
  readonly content: string;
}

/** Ours, the baselines' and the peers'. */
export const OPENING_PLACES: Readonly<Record<Opening, OpeningPlace>> = {
  panel: {
    trigger: '[data-trigger^="panel-"], .plain-trigger, summary:not(#hamburger *, #links-menu *)',
    shown: '[part~="panel"], .plain-panel',
    content: 'a',
  },
  list: { trigger: '[part~="language"]', shown: '#languages', content: 'a' },
  menu: { trigger: '[part~="hamburger"]', shown: '[part~="menu"]', content: '[part~="item"]' },
  overlay: {
    trigger:
      '[part~="search-control"], #plain-search-control, [commandfor], .aa-DetachedSearchButton, .DocSearch-Button',
    shown: 'dialog, .aa-DetachedContainer, .DocSearch-Modal',
    content: 'input',
  },
};

/** A change that a person can see. Times in ms on the page's own clock. */
export interface SeenChange {
  /** When the click or key came to the page. */
  readonly event: number;
  /** When the frame with the change was painted. */
  readonly painted: number;
  /** Frames from the event to the one with the change: 1 is the next frame. */
  readonly frames: number;
  /** Frames to the one in which it is laid out, be it still transparent. */
  readonly laidOutFrames: number;
}

/** What a press needs to know of a trigger. */
export interface TriggerSight {
  readonly x: number;
  readonly y: number;
  /** When the frame in which it shows was painted. */
  readonly painted: number;
}

declare global {
  interface Window {
    benchOpening: {
      /** The trigger, as soon as it shows. */
      readonly trigger: (opening: Opening) => Promise<TriggerSight>;
      /** The next change of what opens, after a click or a key: it comes into sight, or, where it is in sight, anything of it changes. */
      readonly change: (opening: Opening) => Promise<SeenChange>;
    };
    /** The first trigger of a panel, and the first panel: watched since the page began (`watchFirstPanel`). */
    benchFirstPanel: { readonly trigger: Promise<TriggerSight>; readonly change: Promise<SeenChange> };
  }
}

/**
 * Runs in the page before anything else. Looks after each frame at what the frame has shown, in a task that follows it: nothing is
 * laid out for the measurement's sake.
 */
export function installOpeningProbe(places: Readonly<Record<Opening, OpeningPlace>>): void {
  const hosts = 'site-header, site-search, plain-element, rh-navigation-primary, rh-navigation-primary-item';
  const roots = () => [
    document,
    ...[...document.querySelectorAll(hosts)].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : [])),
  ];
  const all = (selector: string) => roots().flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const opacityOf = (element: Element | null): number => {
    let opacity = 1;
    for (let node: Node | null = element; node instanceof Element; ) {
      opacity *= Number(getComputedStyle(node).opacity);
      const parent: Node | null = node.assignedSlot ?? node.parentNode;
      node = parent instanceof ShadowRoot ? parent.host : parent;
    }
    return opacity;
  };
  const isLaidOut = (element: Element) => {
    // Asked first: a place within closed `details` would be laid out for the answer.
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const hasFocus = (element: Element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element;
  const look = (opening: Opening) => {
    const { shown, content } = places[opening];
    const element = all(shown).find((candidate) => {
      if (!isLaidOut(candidate)) return false;
      const held = [...candidate.querySelectorAll(content)].find(isLaidOut);
      return held !== undefined && (opening !== 'overlay' || hasFocus(held));
    });
    if (element === undefined) return { opacity: 0, state: '', isLaidOut: false };
    const opacity = opacityOf(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { opacity, state: [opacity, x, y, width, height].join(), isLaidOut: true };
  };

  let frame = 0;
  let event = { time: Number.NaN, frame: 0 };
  const waiting = new Set<() => boolean>();
  const afterFrame = () => {
    for (const isDone of waiting) if (isDone()) waiting.delete(isDone);
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = afterFrame;
  const nextFrame = () => {
    frame += 1;
    port2.postMessage(null);
    requestAnimationFrame(nextFrame);
  };
  requestAnimationFrame(nextFrame);
  for (const type of ['click', 'keydown']) {
    window.addEventListener(
      type,
      ({ timeStamp, isTrusted }) => {
        if (isTrusted) event = { time: timeStamp, frame }; // Not one that is dispatched again after hydration.
      },
      { capture: true },
    );
  }

  const trigger = (opening: Opening) =>
    new Promise<TriggerSight>((resolve) => {
      waiting.add(() => {
        const shown = all(places[opening].trigger).find((element) => isLaidOut(element) && opacityOf(element) > 0);
        if (shown === undefined) return false;
        const { x, y, width, height } = shown.getBoundingClientRect();
        resolve({ x: x + width / 2, y: y + height / 2, painted: performance.now() });
        return true;
      });
    });
  const change = (opening: Opening) =>
    new Promise<SeenChange>((resolve) => {
      event = { time: Number.NaN, frame };
      let beforeEvent = look(opening).state;
      let laidOutAt: number | undefined;
      waiting.add(() => {
        const { opacity, state, isLaidOut } = look(opening);
        if (Number.isNaN(event.time)) {
          beforeEvent = state; // A page may show what opens until its code has come.
          return false;
        }
        if (state === beforeEvent) return false;
        laidOutAt ??= frame;
        const isSeen = beforeEvent !== '' || (isLaidOut && opacity > 0);
        if (!isSeen) return false;
        resolve({
          event: event.time,
          painted: performance.now(),
          frames: frame - event.frame,
          laidOutFrames: laidOutAt - event.frame,
        });
        return true;
      });
    });
  window.benchOpening = { trigger, change };
}

/** Runs in the page after the probe, before anything else. */
export function watchFirstPanel(): void {
  const { trigger, change } = window.benchOpening;
  window.benchFirstPanel = { trigger: trigger('panel'), change: change('panel') };
}
