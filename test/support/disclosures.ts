import { expect } from 'chai';
import { eventually } from './eventually.ts';
import { isShown, nameOf } from './find.ts';
import { press } from './keys.ts';
import { activeElementDeep } from './mount.ts';
import { click } from './pointer.ts';

/** What a trigger opens. @throws if `aria-controls` names nothing in the same root. */
export function controlledBy(trigger: Element): HTMLElement {
  const root = trigger.getRootNode() as ShadowRoot;
  const controlled = root.getElementById(trigger.getAttribute('aria-controls') ?? '');
  if (controlled === null) throw new Error(`${trigger.textContent} controls nothing.`);
  return controlled;
}

/** Whether a trigger says that it is expanded. @throws if what it controls is not shown just then. */
export function isOpen(trigger: Element): boolean {
  const isExpanded = trigger.getAttribute('aria-expanded') === 'true';
  expect(isShown(controlledBy(trigger)), nameOf(trigger)).to.equal(isExpanded);
  return isExpanded;
}

/** Clicks a trigger and waits until what it opens is shown and stands still. */
export async function openStill(trigger: HTMLElement): Promise<HTMLElement> {
  await click(trigger);
  return eventually(() => {
    expect(isOpen(trigger)).to.equal(true);
    expect(controlledBy(trigger).getAnimations()).to.deep.equal([]);
    return controlledBy(trigger);
  });
}

/** Every way to activate a trigger, by its name (row N2). */
export const ACTIVATIONS: readonly (readonly [string, (trigger: HTMLElement) => Promise<void>])[] = [
  ['a click', (trigger) => click(trigger)],
  ...(['Enter', 'Space'] as const).map(
    (key) =>
      [
        key,
        (trigger: HTMLElement) => {
          trigger.focus();
          return press(key);
        },
      ] as const,
  ),
];

/** Name of what has the focus. */
export const activeName = (): string => nameOf(activeElementDeep() as Element);

/** Presses keys one after the other and says what has the focus after each. */
export async function walk(...keys: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const key of keys) {
    await press(key);
    names.push(activeName());
  }
  return names;
}
