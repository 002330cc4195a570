import { options } from 'preact';
import { cleanUp } from './cleanup.ts';
import { assertQuietConsole, guardConsole } from './console.ts';
import { flavour, renderDelayMs } from './flavour.ts';
import { leave } from './pointer.ts';
import { resetViewport } from './viewport.ts';

// Stands in front of every browser test file (`runner/bundle.ts` injects it).

guardConsole();

// preact's effects wait by `setTimeout`, which tests stop; React's do not.
if (flavour === 'lite') {
  const nextFrame = window.requestAnimationFrame.bind(window);
  options.requestAnimationFrame = (callback) => nextFrame(() => callback());
  if (renderDelayMs > 0) holdBackRendering(window.setTimeout.bind(window));
}

/** Renders later than preact would, but not what follows a key, a press or the focus: React does not wait there either. */
function holdBackRendering(wait: typeof setTimeout): void {
  let isAnswering = false;
  let held: (() => void) | undefined;
  const render = () => {
    const callback = held;
    held = undefined;
    callback?.();
  };
  options.debounceRendering = (callback) => {
    held = callback;
    if (isAnswering) queueMicrotask(render);
    else wait(render, renderDelayMs);
  };
  for (const type of ['keydown', 'keyup', 'pointerdown', 'pointerup', 'click', 'input', 'focusin', 'focusout']) {
    window.addEventListener(
      type,
      () => {
        isAnswering = true;
        wait(() => {
          isAnswering = false;
          render();
        });
      },
      { capture: true },
    );
  }
}

before(resetViewport);
before(leave);

beforeEach(function wrapTest() {
  const test = this.currentTest;
  const body = test?.fn as Mocha.AsyncFunc | undefined;
  if (test === undefined || body === undefined) return;
  // Inside the test rather than in a hook: mocha gives up the rest of a file when a hook fails.
  test.fn = async function guarded(this: Mocha.Context) {
    const failures: unknown[] = [];
    for (const part of [() => body.call(this), cleanUp, assertQuietConsole]) {
      try {
        await part();
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (failures.length > 0) throw oneFailure(failures);
  };
});

/** The first failure, with what the others said below it. */
function oneFailure([first, ...others]: readonly unknown[]): unknown {
  if (!(first instanceof Error)) return first;
  first.message = [first, ...others]
    .map((failure) => (failure instanceof Error ? failure.message : failure))
    .join('\n\n');
  // The runner prints both sides of a comparison in full, and an element leads to all of React: it would never end.
  const sides = first as { actual?: unknown; expected?: unknown };
  if (!isPlain(sides.actual) || !isPlain(sides.expected)) {
    delete sides.actual;
    delete sides.expected;
  }
  return first;
}

/** True of primitives, and of lists and records of them; four levels are more than a comparison needs. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const isContainer = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isContainer && depth < 4 && Object.values(value).every((inner) => isPlain(inner, depth + 1));
}

after(assertQuietConsole);
