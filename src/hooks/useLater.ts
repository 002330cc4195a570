import { useEffect, useSyncExternalStore } from 'react';

/**
 * Code that the first render does without, so that the element shows sooner (issue of the byte budgets: at most 92 kB
 * before the header shows). A server provides it before it renders.
 */
export class Later<Part> {
  #part: Part | undefined;
  #loading: Promise<Part> | undefined;
  #isMissed = false;
  readonly #import: () => Promise<Part>;
  readonly #listeners = new Set<() => void>();

  constructor(load: () => Promise<Part>) {
    this.#import = load;
  }

  /** `undefined` until it has come. */
  readonly get = (): Part | undefined => this.#part;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Gives it at once, where it is there anyway. */
  provide(part: Part): void {
    this.#part = part;
    for (const listener of this.#listeners) listener();
  }

  /** Loads it, once; after a failure, again at the next call. @throws if it cannot be loaded. */
  load(): Promise<Part> {
    this.#loading ??= this.#import().then(
      (part) => {
        this.provide(part);
        return part;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Loads it; where it cannot be loaded, what needs it goes on without, and the console says so once. */
  async attempt(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      if (!this.#isMissed) console.warn(`site-elements goes on without a part that cannot be loaded: ${error}`);
      this.#isMissed = true;
    }
  }

  /** Acts when it is there, at once if it is; where it cannot be loaded, without it. */
  whenLoaded(action: () => unknown): void {
    if (this.#part !== undefined) action();
    else this.attempt().then(action);
  }
}

/**
 * A part that comes after the first render; the element's declaration names it (`later`).
 *
 * @param isNeeded - When it turns true, it is loaded if it has not been yet, or in vain.
 * @returns `undefined` until it has come.
 */
export function useLater<Part>(later: Later<Part>, isNeeded: boolean): Part | undefined {
  const part = useSyncExternalStore(later.subscribe, later.get, later.get);
  useEffect(() => {
    if (part === undefined && isNeeded) later.attempt();
  }, [later, part, isNeeded]);
  return part;
}
