import type { KeyboardEvent } from 'react';

/** Tab at an end of the dialog goes on at the other one (row D2); browsers would leave the page for their own bars. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const candidates = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input');
  const stops = [...candidates].filter((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}
