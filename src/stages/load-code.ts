/** After that a page that is being left is gone, or it was a download, and the page stays. */
const LEAVING_MS = 2000;

let isListening = false;
let leaving: Promise<void> | undefined;

function listen(): void {
  isListening = true;
  const handleLeaving = () => {
    leaving = new Promise((resolve) => setTimeout(resolve, LEAVING_MS)).then(() => {
      leaving = undefined;
      listen();
    });
  };
  // Once: a page that still listens when it goes may not be kept for the way back. A server has no such event.
  globalThis.addEventListener?.('beforeunload', handleLeaving, { once: true });
}

/**
 * Loads code. Firefox and WebKit let all that a page loads fail as soon as it is being left, seconds before it is gone:
 * such a failure is told only to a page that is still there then, so that nothing of it changes under a visitor's eyes,
 * and the console says nothing.
 *
 * @throws what `load` throws.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!isListening) listen();
  try {
    return await load();
  } catch (error) {
    await leaving;
    // Firefox has no error for what a page interrupts that writes itself anew (`document.open`) or is stopped, and stays.
    if (error !== undefined) throw error;
    return load().catch((again: unknown) => {
      throw again ?? Error('interrupted');
    });
  }
}
