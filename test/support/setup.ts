import { cleanUp } from './cleanup.ts';
import { assertQuietConsole, guardConsole } from './console.ts';
import { resetViewport } from './viewport.ts';

// Stands in front of every browser test file (`runner/bundle.ts` injects it).

guardConsole();

before(resetViewport);

beforeEach(function wrapTest() {
  const test = this.currentTest;
  const body = test?.fn as Mocha.AsyncFunc | undefined;
  if (test === undefined || body === undefined) return;
  // Inside the test rather than in a hook: mocha gives up the rest of a file when a hook fails.
  test.fn = async function guarded(this: Mocha.Context) {
    try {
      await body.call(this);
    } finally {
      await cleanUp();
    }
    assertQuietConsole();
  };
});

after(assertQuietConsole);
