import type { TextKey } from './texts/en.ts';

/** Gives a text of the demo's navigation in the language the navigation is built for. */
export type Translate = (key: TextKey) => string;

/** The language a navigation is built for. Specification §2.1. */
export interface NavigationLocale {
  /** Locale code, for example `de-de`. */
  readonly code: string;
  /** Short code, for example `de`: the locale segment of the Docs link and of `storm`. */
  readonly shortCode: string;
  /** Path prefix, for example `/de`; `''` for English. */
  readonly prefix: string;
}
