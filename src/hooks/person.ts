const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

/** The last sign of each type that was listened for. */
export const signs: Partial<Record<string, Event>> = {};

let resolvePerson: () => void;
const person = new Promise<void>((resolve) => {
  resolvePerson = resolve;
});

/** For what only a person does. */
export function noticePerson(event?: Event): void {
  if (event) signs[event.type] = event;
  resolvePerson();
}

/** Resolves at the first sign of a person on the page: a mouse, a finger, the focus or a key. */
export function untilPerson(): Promise<void> {
  for (const type of SIGNS) window.addEventListener(type, noticePerson, { capture: true, passive: true, once: true });
  if (navigator.userActivation?.hasBeenActive) noticePerson();
  return person;
}
