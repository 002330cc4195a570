import type { GroupState } from '../disclosure/group.ts';

/** How a panel comes or goes: over the side of its neighbour, or by itself. */
export type PanelMotion = 'grow' | 'from-start' | 'from-end' | 'fade' | 'to-start' | 'to-end';

/**
 * The motion of the panel with an id, one of those of the bar (§4, row P7). A panel that follows one before it comes from the end side, and that
 * one goes to the start side. Only neighbours give a direction: the first opening and the last closing have none.
 */
export function panelMotion(
  id: string,
  ids: readonly string[],
  { openKeys, leavingKey, isSwitch, isTakenOver }: GroupState,
): PanelMotion | undefined {
  const [openKey] = openKeys;
  const isOpen = openKey === id;
  if (isTakenOver || (!isOpen && leavingKey !== id)) return undefined;
  const from = ids.indexOf(leavingKey ?? '');
  const to = ids.indexOf(openKey ?? '');
  if (!isSwitch || from < 0 || to < 0) return isOpen ? 'grow' : 'fade';
  if (isOpen) return from < to ? 'from-end' : 'from-start';
  return from < to ? 'to-start' : 'to-end';
}
