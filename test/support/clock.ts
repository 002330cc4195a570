import { install } from '@sinonjs/fake-timers';
import { atEndOfTest } from './cleanup.ts';

/**
 * Stops `Date.now()` alone until the end of the running test; timers go on.
 *
 * @returns what moves it, by ms.
 */
export function stopDate(): (ms: number) => void {
  const { now } = Date;
  let stopped = now();
  Date.now = () => stopped;
  atEndOfTest(() => {
    Date.now = now;
  });
  return (ms) => {
    stopped += ms;
  };
}

/**
 * Stops `setTimeout`, `setInterval` and `Date` until the end of the running test; `await clock.tickAsync(ms)` moves
 * them. Stop it before what sets the timers in question. React's scheduler, animation frames, `eventually` and the network go on
 * as always, so a tick is followed by `eventually`.
 */
export function stopClock(): ReturnType<typeof install> {
  const clock = install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldClearNativeTimers: true, // Those from before it stopped.
  });
  atEndOfTest(() => clock.uninstall());
  return clock;
}
