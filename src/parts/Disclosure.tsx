import type { ReactNode } from 'react';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { Icon } from './Icon.tsx';

export interface DisclosureTriggerProps {
  /** Id of what it shows; also its key in the group (`useDisclosures`). */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
  readonly className?: string;
  readonly part?: string;
  /** Names the button where its content does not. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A button that shows and hides what its id names; a chevron tells which (§4). */
export function DisclosureTrigger({
  id,
  isOpen,
  onToggle,
  className = '',
  part,
  label,
  children,
}: DisclosureTriggerProps) {
  const isStatic = useIsStatic();
  return (
    <button
      type="button"
      className={`trigger ${className}`}
      part={part}
      data-trigger={id}
      aria-expanded={isStatic ? undefined : isOpen}
      popoverTarget={isStatic ? id : undefined}
      aria-controls={id}
      aria-label={label}
      onClick={() => onToggle(id)}
    >
      {children}
      <Icon name="chevron" />
    </button>
  );
}
