import { flushSync } from 'react-dom';
import { onIdle } from '../hooks/on-idle.ts';

/**
 * Fills a panel that nobody has opened yet, in an idle moment of its own: who presses a trigger meanwhile does not wait for
 * the others.
 */
export function fillPanel(fill: () => void): void {
  onIdle(() => flushSync(fill));
}
