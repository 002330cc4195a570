/** What tells that a person is about to open a search. */
export const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whether the person wants nothing to be loaded that has not been asked for. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/**
 * True of what opens this search, and of what stands round it: the header's search control with its neighbours, or a
 * button with an invoker command.
 */
export function leadsTo(host: Element, target: EventTarget): boolean {
  // A form may have fields in place of what it is asked for.
  if (!(target instanceof Element) || target instanceof HTMLFormElement) return false;
  if (host.id !== '' && target.getAttribute('commandfor') === host.id) return true;
  return (
    target.matches('[part~="search-control"]') || target.querySelector(':scope > * > [part~="search-control"]') !== null
  );
}
