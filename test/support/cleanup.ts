type Cleanup = () => void | Promise<void>;

const cleanups: Cleanup[] = [];

/** Has something undone at the end of the running test, the last one first, before the console is judged. */
export function atEndOfTest(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/** Undoes what the test did. Only `setup.ts` calls it. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}
