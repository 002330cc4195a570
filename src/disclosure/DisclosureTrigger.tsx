import type { ReactNode } from 'react';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { Icon } from '../parts/Icon.tsx';
import type { DisclosureGroup } from './group.ts';
import { isPress } from './markup.ts';
import { useIsOpen } from './useGroup.ts';

export interface DisclosureTriggerProps {
  /** Id of what it shows; also its key in the group. */
  readonly id: string;
  /** Id of the button itself. */
  readonly ownId?: string | undefined;
  readonly disclosures: DisclosureGroup;
  readonly className?: string;
  readonly part?: string;
  /** Names the button where its content does not. */
  readonly label?: string | undefined;
  /** True if what it shows holds the link to the page being read (row N11). */
  readonly isCurrent?: boolean | undefined;
  /** The row of a bar whose items it is one of; arrow keys go along them (`arrow-keys.ts`). */
  readonly row?: string;
  readonly children: ReactNode;
}

/** A button that shows and hides what its id names; a chevron tells which (§4). */
export function DisclosureTrigger({
  id,
  ownId,
  disclosures,
  className = '',
  part,
  label,
  isCurrent,
  row,
  children,
}: DisclosureTriggerProps) {
  const isStatic = useIsStatic();
  const isOpen = useIsOpen(disclosures, id);
  return (
    <button
      type="button"
      id={ownId}
      className={`trigger ${className}`}
      part={part}
      data-trigger={id}
      data-item={row}
      aria-expanded={isStatic ? undefined : isOpen}
      popoverTarget={isStatic ? id : undefined}
      aria-controls={isStatic ? undefined : id}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => disclosures.toggle(id, isPress(event))}
    >
      {children}
      <Icon name="chevron" />
    </button>
  );
}
