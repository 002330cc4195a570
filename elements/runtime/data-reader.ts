import type { Configuration } from './configuration.ts';
import type { AnyElementDeclaration } from './declaration.ts';

/** What came of data: what can be used of it, and whether something may be wrong with the rest. */
export interface Reading {
  readonly raw: unknown;
  readonly data: unknown;
  readonly isFaulty: boolean;
}

const NO_DATA: Reading = { raw: undefined, data: undefined, isFaulty: false };

/** Reads an element's data once, however often it is rendered. */
export class DataReader {
  readonly #readRaw: AnyElementDeclaration['read'];
  #reading = NO_DATA;

  constructor(read: AnyElementDeclaration['read']) {
    this.#readRaw = read;
  }

  /** What there is now. A text that is no JSON leaves the last good data in place. */
  read(configuration: Configuration): Reading {
    if (configuration.status === 'absent') this.#reading = NO_DATA;
    if (configuration.status === 'present' && configuration.value !== this.#reading.raw) {
      const raw = configuration.value;
      let isFaulty = false;
      const data = this.#readRaw(raw, () => {
        isFaulty = true;
      });
      this.#reading = { raw, data, isFaulty };
    }
    return this.#reading;
  }

  /** The same object may have been changed inside: it is read anew. */
  forget(): void {
    this.#reading = NO_DATA;
  }
}
