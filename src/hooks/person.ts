const SIGNS = ['pointerover', 'focusin', 'keydown'] as const;

let resolvePerson: () => void;
const person = new Promise<void>((resolve) => {
  resolvePerson = resolve;
});

/** For what only a person does. */
export function noticePerson(): void {
  resolvePerson();
}

/** Resolves at the first sign of a person on the page: a mouse, a finger, the focus or a key. */
export function untilPerson(): Promise<void> {
  for (const type of SIGNS) window.addEventListener(type, noticePerson, { capture: true, passive: true, once: true });
  if (navigator.userActivation?.hasBeenActive) noticePerson();
  return person;
}
