import { loadCode } from './load-code.ts';

export interface StageOptions {
  /** False: no server's markup has anything of it, so that none has to wait for it to be taken over. Default: true. */
  readonly isPrinted?: boolean;
}

/**
 * A moment at which code comes that the first render does without, so that the element shows sooner: after that render, or
 * when the element is used. Each element declares its stages in `stages.ts`. A server provides them before it renders.
 */
export class Stage<Parts> {
  readonly isPrinted: boolean;
  /** How often somebody has waited for it in vain. */
  #misses = 0;
  #parts: Parts | undefined;
  #loading: Promise<Parts> | undefined;
  readonly #import: () => Promise<Parts>;
  readonly #listeners = new Set<() => void>();
  readonly #waiting: (() => unknown)[] = [];

  constructor(load: () => Promise<Parts>, { isPrinted = true }: StageOptions = {}) {
    this.#import = load;
    this.isPrinted = isPrinted;
  }

  /** True once it could not be loaded. */
  get isMissed(): boolean {
    return this.#misses > 0;
  }

  /** True once it could not be loaded when it was asked for again either. */
  get isLost(): boolean {
    return this.#misses > 1;
  }

  /** `undefined` until it has come. */
  readonly get = (): Parts | undefined => this.#parts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Gives it at once, where it is there anyway. */
  provide(parts: Parts): void {
    this.#parts = parts;
    this.#act();
  }

  /**
   * Tells who listens, then who waits, in the task that brings it, so that what a person waits for is rendered together
   * with all that it brings. One that throws keeps it from nobody else.
   */
  #act(): void {
    for (const action of [...this.#listeners, ...this.#waiting.splice(0)]) {
      try {
        action();
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  /** Loads it, once; after a failure, again at the next call. @throws if it cannot be loaded. */
  load(): Promise<Parts> {
    this.#loading ??= loadCode(this.#import).then(
      (parts) => {
        this.provide(parts);
        return parts;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Acts when it is there, at once if it is; where it cannot be loaded, without it, and the console says so once. */
  whenLoaded(action: (parts: Parts | undefined) => unknown): void {
    if (this.#parts !== undefined) {
      action(this.#parts);
      return;
    }
    this.#waiting.push(() => action(this.#parts));
    this.load().catch(this.#goOnWithout);
  }

  /** Loads it if it has not been yet, or in vain; what needs it goes on without it. */
  need(): void {
    this.whenLoaded(() => {});
  }

  readonly #goOnWithout = (error: unknown): void => {
    if (!this.isMissed) console.warn(`site-elements goes on without a part: ${error}`);
    this.#misses += 1;
    this.#act();
  };
}
