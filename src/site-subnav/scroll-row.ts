/** Room that a scroll button takes at each end of the row, in CSS px; SiteSubnav.css has the button. */
const BUTTON_ROOM_PX = 56;

/** Scrolls a row by most of what it shows, so that the last item of before is the first one after. */
export function scrollOn(row: HTMLElement, direction: 'forward' | 'backward'): void {
  const isToTheRight = (direction === 'forward') === (getComputedStyle(row).direction === 'ltr');
  const distance = Math.max(row.clientWidth - 3 * BUTTON_ROOM_PX, BUTTON_ROOM_PX);
  row.scrollBy({ left: isToTheRight ? distance : -distance });
}

/** Scrolls a row, and nothing around it, so far that an item stands clear of its ends and their buttons (row S6). */
export function revealInRow(row: HTMLElement, item: Element, behavior: ScrollBehavior = 'auto'): void {
  const { left, right } = item.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  const missingLeft = box.left + BUTTON_ROOM_PX - left;
  const missingRight = right - (box.right - BUTTON_ROOM_PX);
  if (missingLeft > 0) row.scrollBy({ left: -missingLeft, behavior });
  else if (missingRight > 0) row.scrollBy({ left: missingRight, behavior });
}

/** Scrolls the list of narrow screens, and nothing around it, so far that an item stands in its middle. */
export function revealInColumn(column: HTMLElement, item: Element): void {
  const { top, height } = item.getBoundingClientRect();
  const box = column.getBoundingClientRect();
  column.scrollBy({ top: top + height / 2 - box.top - box.height / 2, behavior: 'instant' });
}
