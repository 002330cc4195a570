import { type MouseEvent, useEffect, useState } from 'react';
import { hasModifier } from '../core/links/has-modifier.ts';
import { skipTo, watchSkipTarget } from './skip-target.ts';

export interface SkipLinkProps {
  /** Id of what it leads to; without, the first `<main>` with an id. Contract §3. */
  readonly target: string | undefined;
  readonly label: string;
}

/** The first stop of the page, seen on focus only. There is none while the page has no such target. */
export function SkipLink({ target, label }: SkipLinkProps) {
  const [id, setId] = useState(target);
  useEffect(() => watchSkipTarget(target, setId), [target]);
  if (!id) return null;
  const handleClick = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    skipTo(id);
  };
  return (
    <a className="skip-link" part="skip-link" href={`#${id}`} onClick={handleClick}>
      {label}
    </a>
  );
}
