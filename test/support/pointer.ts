import type { Modifier, MouseButton } from '../runner/input-driver.ts';
import { atEndOfTest } from './cleanup.ts';
import { engine } from './engine.ts';
import { input } from './input.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in the viewport in CSS px, or an element, whose middle is meant. */
export type Target = Element | Point;

export interface ClickOptions {
  readonly button?: MouseButton;
  readonly modifiers?: readonly Modifier[];
}

/** Moves the mouse there in one step. */
export async function moveTo(target: Target): Promise<void> {
  leaveAtEndOfTest();
  await input({ action: 'move', ...pointOf(target) });
}

/**
 * Moves to where the mouse is not yet, and waits until the page has been told: a busy browser puts movements together, and what
 * lies between is passed over.
 */
export async function glideTo({ x, y }: Point): Promise<void> {
  const told = new Promise<void>((resolve) => {
    const handleMove = ({ clientX, clientY }: PointerEvent) => {
      if (clientX !== x || clientY !== y) return;
      window.removeEventListener('pointermove', handleMove, { capture: true });
      resolve();
    };
    window.addEventListener('pointermove', handleMove, { capture: true });
  });
  await moveTo({ x, y });
  await told;
}

/**
 * Moves there and clicks. WebKit's driver releases the left button whichever was pressed, and thinks that the other
 * stays down: there the middle and the right button are stood in for by the events that a page would see.
 */
export async function click(target: Target, { button = 'left', modifiers = [] }: ClickOptions = {}): Promise<void> {
  leaveAtEndOfTest();
  if (engine === 'webkit' && button !== 'left') return dispatchClick(pointOf(target), button, modifiers);
  await input({ action: 'click', ...pointOf(target), button, modifiers });
}

/** Presses the left button where the mouse is. */
export async function pointerDown(): Promise<void> {
  await input({ action: 'down', button: 'left' });
}

/** Lets the left button go. */
export async function pointerUp(): Promise<void> {
  await input({ action: 'up', button: 'left' });
}

/** Moves there and turns the wheel. @param deltaY - CSS px; positive scrolls down. */
export async function wheel(target: Target, deltaY: number): Promise<void> {
  leaveAtEndOfTest();
  await input({ action: 'wheel', ...pointOf(target), deltaX: 0, deltaY });
}

function pointOf(target: Target): Point {
  if (!('getBoundingClientRect' in target)) return { x: target.x, y: target.y }; // An element of a frame is no Element of ours.
  const { left, top, width, height } = target.getBoundingClientRect();
  if (width === 0 || height === 0) throw new Error(`<${target.localName}> has no area to point at.`);
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

async function dispatchClick(
  { x, y }: Point,
  button: 'middle' | 'right',
  modifiers: readonly Modifier[],
): Promise<void> {
  await input({ action: 'move', x, y });
  let target = document.elementFromPoint(x, y);
  while (target?.shadowRoot?.elementFromPoint(x, y)) target = target.shadowRoot.elementFromPoint(x, y);
  const init: PointerEventInit = {
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: x,
    clientY: y,
    button: button === 'middle' ? 1 : 2,
    pointerType: 'mouse',
    isPrimary: true,
    shiftKey: modifiers.includes('Shift'),
    ctrlKey: modifiers.includes('Control'),
    altKey: modifiers.includes('Alt'),
    metaKey: modifiers.includes('Meta'),
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'auxclick']) {
    const Constructor = type.startsWith('mouse') ? MouseEvent : PointerEvent;
    target?.dispatchEvent(new Constructor(type, init));
  }
}

let leaves = false;

/** Takes the mouse to the lower left corner, where no test has anything, so that it hovers nothing in the next one. */
export async function leave(): Promise<void> {
  await input({ action: 'move', x: 0, y: window.innerHeight - 1 });
}

function leaveAtEndOfTest(): void {
  if (leaves) return;
  leaves = true;
  atEndOfTest(async () => {
    leaves = false;
    await leave();
  });
}
