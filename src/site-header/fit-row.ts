import { MORE_ID } from '../core/navigation/nav-items.ts';
import type { DisclosureGroup } from '../disclosure/group.ts';
import { activeIn, triggerOf } from '../disclosure/markup.ts';

/** Marks the entries of the row that stand in «More» (`More.css`). */
const IN_MORE = 'data-in-more';

/**
 * Keeps the count of items that the row of the bar has room for. That moves none of them: they are always laid out, and what
 * wraps is not seen (`Menu.css`). It is measured in the frame after row or items have changed their size: by new data, another
 * language, a font that has come, the window. Not in the observer's own round: what that renders would change sizes again,
 * which browsers report to the page as an error.
 *
 * @param group - of the items' panels. What is open closes where its item goes into «More», which gets the focus from it.
 * @param onChange - renders the count at once: fewer than there are items need an entry of «More».
 */
export function fitRow(row: HTMLElement, group: DisclosureGroup, onChange: (count: number) => void): () => void {
  const entries = [...row.querySelectorAll<HTMLElement>(':scope > .items-entry')];
  let more: HTMLElement | null = null;
  const measure = () => {
    const { left, right, width } = row.getBoundingClientRect();
    const { currentCSSZoom: zoom = 1 } = row;
    const isRightToLeft = getComputedStyle(row).direction === 'rtl';
    const ends = entries.map((entry) => {
      const box = entry.getBoundingClientRect();
      return isRightToLeft ? right - box.left : box.right - left;
    });
    const wrapped = entries.findIndex(({ offsetTop }) => offsetTop !== entries[0]?.offsetTop);
    let count = wrapped < 0 ? entries.length : wrapped;
    if (wrapped >= 0 && !triggerOf(row, MORE_ID)) onChange(count);
    const trigger = triggerOf(row, MORE_ID);
    if (wrapped >= 0 && trigger) {
      while (count > 0 && (ends[count - 1] as number) + trigger.offsetWidth * zoom > width) count -= 1;
      const bar = (row.closest('.bar') as HTMLElement).getBoundingClientRect();
      const start = isRightToLeft ? bar.right - right : left - bar.left;
      trigger.style.setProperty('--_start', `${(start + (ends[count - 1] ?? 0)) / zoom}px`);
      if (trigger !== more) observer.observe(trigger);
    }
    more = trigger;
    onChange(count);
    const rest = entries.slice(count);
    for (const entry of entries) entry.toggleAttribute(IN_MORE, rest.includes(entry));
    const isFocused = rest.some((entry) => entry.contains(activeIn(row)));
    const isInMore = (key: string) => rest.some(({ dataset }) => dataset.hover === key);
    group.close('layout', group.openKeys().filter(isInMore));
    if (isFocused) trigger?.focus({ preventScroll: true });
    row.scrollTop = 0; // Where a key has led before there was this code.
  };
  let waiting = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(measure);
  });
  for (const sized of [row, ...entries]) observer.observe(sized);
  return () => {
    cancelAnimationFrame(waiting);
    observer.disconnect();
    for (const entry of entries) entry.removeAttribute(IN_MORE);
  };
}
