/** What a component offers (`useImperativeHandle`). */
type Handle = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** Calls of an element's methods: carried out once what was rendered shows, so that none meets a hidden component. */
export class MethodCalls {
  #handle: Handle | null = null;
  #isShown = false;
  #waiting: (readonly [method: string, args: readonly unknown[]])[] = [];

  readonly setHandle = (handle: Handle | null): void => {
    this.#handle = handle;
    this.#carryOut();
  };

  setShown(isShown: boolean): void {
    this.#isShown = isShown;
    this.#carryOut();
  }

  call(method: string, args: readonly unknown[]): void {
    this.#waiting.push([method, args]);
    this.#carryOut();
  }

  #carryOut(): void {
    const handle = this.#handle;
    if (!handle || !this.#isShown) return;
    for (const [method, args] of this.#waiting.splice(0)) handle[method]?.(...args);
  }
}
