import type { GroupState } from '../disclosure/group.ts';

/** How a panel comes or goes: over the side of its neighbour, or by itself. */
export type PanelMotion = 'grow' | 'from-start' | 'from-end' | 'fade' | 'to-start' | 'to-end';

/**
 * The motion of the panel with an id (§4, row P7). A panel that follows one before it comes from the end side, and that
 * one goes to the start side. Only neighbours give a direction: the first opening and the last closing have none.
 */
export function panelMotion(
  id: string,
  { openKeys, leavingKey, isSwitch, isTakenOver }: GroupState,
): PanelMotion | undefined {
  const [openKey] = openKeys;
  const isOpen = openKey === id;
  if (isTakenOver || (!isOpen && leavingKey !== id)) return undefined;
  const from = indexOf(leavingKey);
  const to = indexOf(openKey);
  if (!isSwitch || from === undefined || to === undefined) return isOpen ? 'grow' : 'fade';
  if (isOpen) return from < to ? 'from-end' : 'from-start';
  return from < to ? 'to-start' : 'to-end';
}

function indexOf(id: string | undefined): number | undefined {
  const [, index] = /^panel-(\d+)$/.exec(id ?? '') ?? [];
  return index === undefined ? undefined : Number(index);
}
