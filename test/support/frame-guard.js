// Runs first in every page that a test puts into a frame (`frame.ts`): what the page logs or throws, and what its
// content policy refuses, goes to the console guard of the test around it. A file of its own, because a policy under
// test may forbid inline scripts.
(() => {
  document.currentScript.remove();
  if (!dispatchEvent(new Event('guarded', { cancelable: true }))) return; // A router has put the page's script here once more.
  addEventListener('guarded', (event) => event.preventDefault());
  const report = (kind, values) => parent.reportFrameMessage?.(kind, values);
  for (const kind of ['log', 'warn', 'error']) console[kind] = (...values) => report(kind, values);
  addEventListener('error', (event) => report('error', [event.error ?? event.message]));
  addEventListener('unhandledrejection', (event) => report('error', [event.reason]));
  addEventListener('securitypolicyviolation', (event) =>
    report('error', [`Content policy: ${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`]),
  );
})();
