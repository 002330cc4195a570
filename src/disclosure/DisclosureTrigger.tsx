import type { ReactNode } from 'react';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { Icon } from '../parts/Icon.tsx';
import { isPress } from './markup.ts';

export interface DisclosureTriggerProps {
  /** Id of what it shows; also its key in the group (`useDisclosures`). */
  readonly id: string;
  /** Id of the button itself. */
  readonly ownId?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (id: string, isPress: boolean) => void;
  readonly className?: string;
  readonly part?: string;
  /** Names the button where its content does not. */
  readonly label?: string | undefined;
  /** True if what it shows holds the link to the page being read (row N11). */
  readonly isCurrent?: boolean | undefined;
  /** True for an item of a bar that arrow keys go along (`arrow-keys.ts`). */
  readonly isItem?: boolean;
  readonly children: ReactNode;
}

/** A button that shows and hides what its id names; a chevron tells which (§4). */
export function DisclosureTrigger({
  id,
  ownId,
  isOpen,
  onToggle,
  className = '',
  part,
  label,
  isCurrent,
  isItem,
  children,
}: DisclosureTriggerProps) {
  const isStatic = useIsStatic();
  return (
    <button
      type="button"
      id={ownId}
      className={`trigger ${className}`}
      part={part}
      data-trigger={id}
      data-item={isItem ? '' : undefined}
      aria-expanded={isStatic ? undefined : isOpen}
      popoverTarget={isStatic ? id : undefined}
      aria-controls={isStatic ? undefined : id}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => onToggle(id, isPress(event))}
    >
      {children}
      <Icon name="chevron" />
    </button>
  );
}
