import { BREAKPOINT_HAMBURGER_PX } from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { type HeaderPage, mountHeader } from '../site-header/header-page.ts';
import { recordCalls } from '../support/calls.ts';
import { stopClock } from '../support/clock.ts';
import type { ElementOptions } from '../support/element-page.ts';
import { eventually, frame } from '../support/eventually.ts';
import { glideTo, moveTo } from '../support/pointer.ts';

/** A place on the page far from header and panels. */
const ON_THE_PAGE = { x: 640, y: 780 };

export interface HoverPage extends HeaderPage {
  /** Moves the stopped clock. */
  readonly tick: (ms: number) => Promise<void>;
}

/** Mounts a header with the clock stopped, what listens to the mouse attached, and the mouse on the page. */
export async function mountForHover(
  options: Partial<ElementOptions> = {},
  mountIt: (options: ElementOptions) => Promise<HeaderPage> = mountHeader,
): Promise<HoverPage> {
  await import('../../src/disclosure/hover-intent.ts'); // So that its coming waits for no network.
  await moveTo({ x: 600, y: 780 });
  const added = recordCalls(HTMLElement.prototype, 'addEventListener');
  const page = await mountIt({ config: navigation, ...options });
  if (!options.attributes?.['open-delay']) page.element.removeAttribute('open-delay');
  const clock = stopClock();
  await moveTo(ON_THE_PAGE);
  if (window.innerWidth >= BREAKPOINT_HAMBURGER_PX) {
    await eventually(async () => {
      await moveTo({ ...ON_THE_PAGE, x: ON_THE_PAGE.x - 1 });
      await moveTo(ON_THE_PAGE);
      if (!added.some(([type]) => type === 'pointerleave')) throw new Error('Nothing listens to the mouse.');
    });
  }
  await frame();
  return {
    ...page,
    tick: async (ms) => {
      await clock.tickAsync(ms);
      await frame();
    },
  };
}

export const isOpen = (trigger: Element) => trigger.getAttribute('aria-expanded') === 'true';

/** Moves onto an element and waits until the page knows. */
export async function hover(element: Element): Promise<void> {
  await moveTo(element);
  await eventually(() => {
    if (!element.matches(':hover')) throw new Error(`The mouse is not on ${element.textContent}.`);
  });
  await frame();
}

/** Moves onto the page and waits until the element knows that the mouse is gone. */
export async function leave(element: Element): Promise<void> {
  await moveTo(ON_THE_PAGE);
  await eventually(() => {
    if (element.matches(':hover')) throw new Error('The mouse is still on it.');
  });
  await frame();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves along a line, as a hand does. @returns whether the way led over the watched element. */
export async function glide(
  from: Point,
  to: Point,
  watched: Element,
  afterStep: () => Promise<void> = frame,
): Promise<boolean> {
  const stepsCount = 10;
  let hasMet = false;
  for (let step = 1; step <= stepsCount; step += 1) {
    const part = step / stepsCount;
    await glideTo({ x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) });
    await afterStep();
    hasMet ||= watched.matches(':hover');
  }
  return hasMet;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
