/** How long an idle moment is waited for after the page has loaded. */
const IDLE_TIMEOUT_MS = 2000;

/** Calls back when the page has loaded and the browser has nothing to do. */
export function onIdle(act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(act, IDLE_TIMEOUT_MS / 10); // Safari has no such callback.
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
