import { useSyncExternalStore } from 'react';
import type { DisclosureGroup, GroupState } from './group.ts';

/**
 * What a component shows of a group of disclosures: it renders when that changes, at once and by itself.
 *
 * @param read - returns a value that is the same while nothing changes.
 */
export function useGroup<Value>(group: DisclosureGroup, read: (state: GroupState) => Value): Value {
  const get = () => read(group.state());
  return useSyncExternalStore(group.subscribe, get, get);
}

export function useIsOpen(group: DisclosureGroup, key: string): boolean {
  return useGroup(group, ({ openKeys }) => openKeys.includes(key));
}
