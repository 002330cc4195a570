import { MARQUEE_SPEED_PX } from '../constants.ts';

/**
 * Sets how long a round takes at the speed of §9, whatever the width comes to (by script, for strict policies), and has
 * the text stand still, its link in view, while the keyboard is on it.
 */
export function paceMarquee(track: HTMLElement): () => void {
  const text = track.firstElementChild as HTMLElement;
  const observer = new ResizeObserver(() => {
    track.style.setProperty('--_round', `${text.offsetWidth / MARQUEE_SPEED_PX}s`);
  });
  const handleFocusIn = ({ target }: FocusEvent) => {
    // A link that is pressed must not move away from the mouse.
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    track.dataset.held = '';
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const handleFocusOut = () => {
    delete track.dataset.held;
    track.parentElement?.scrollTo(0, 0);
  };
  observer.observe(text);
  track.addEventListener('focusin', handleFocusIn);
  track.addEventListener('focusout', handleFocusOut);
  return () => {
    observer.disconnect();
    track.removeEventListener('focusin', handleFocusIn);
    track.removeEventListener('focusout', handleFocusOut);
  };
}
