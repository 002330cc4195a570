/** What assistive technology calls an element, as far as our markup goes: its label, else its text. */
export function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
}

/** Whether an element can be seen and reached. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/**
 * The shown button of that name.
 * @throws if there is not exactly one.
 */
export function buttonNamed(root: ParentNode, name: string): HTMLButtonElement {
  return only(root.querySelectorAll('button'), name);
}

/**
 * The shown link of that name.
 * @throws if there is not exactly one.
 */
export function linkNamed(root: ParentNode, name: string): HTMLAnchorElement {
  return only(root.querySelectorAll<HTMLAnchorElement>('a[href]'), name);
}

function only<Found extends Element>(candidates: Iterable<Found>, name: string): Found {
  const shown = [...candidates].filter(isShown);
  const [found, ...others] = shown.filter((candidate) => nameOf(candidate) === name);
  if (found === undefined || others.length > 0) {
    throw new Error(
      `${others.length + Number(found !== undefined)} of ${shown.map(nameOf).join(' | ')} are “${name}”.`,
    );
  }
  return found;
}
