/** How long an assertion may take to become true. Generous: it is only ever waited for in full when the test fails. */
export const EVENTUALLY_TIMEOUT_MS = 20_000;

// Kept from before any test installs a fake clock.
const nextFrame = window.requestAnimationFrame.bind(window);
const now = performance.now.bind(performance);

/** Waits until the next frame is about to be painted. */
export function frame(): Promise<void> {
  return new Promise((resolve) => nextFrame(() => resolve()));
}

/**
 * Tries an assertion on every frame until it holds, and answers what it returns.
 * @throws the assertion's last failure.
 */
export async function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  const giveUpAt = now() + EVENTUALLY_TIMEOUT_MS;
  for (;;) {
    try {
      return await assertion();
    } catch (failure) {
      if (now() > giveUpAt) throw failure;
    }
    await frame();
  }
}
