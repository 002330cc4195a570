import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DisclosureGroup } from '../disclosure/group.ts';
import { useIsOpen } from '../disclosure/useGroup.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { afterRender } from './stages.ts';

export interface DropdownListProps {
  readonly id: string;
  readonly disclosures: DisclosureGroup;
  readonly label?: string;
  /** Its items. */
  readonly children: ReactNode;
}

/** A list that opens below an entry of the bar's end. */
export function DropdownList({ id, disclosures, label, children }: DropdownListProps) {
  const isStatic = useIsStatic();
  const isOpen = useIsOpen(disclosures, id);
  const listRef = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (isOpen && !isStatic && listRef.current) return afterRender.get()?.showList(listRef.current);
  }, [isOpen, isStatic]);
  return (
    <ul
      ref={listRef}
      id={id}
      className="dropdown"
      aria-label={label}
      hidden={!isOpen}
      popover={isStatic ? 'auto' : undefined}
    >
      {children}
    </ul>
  );
}
