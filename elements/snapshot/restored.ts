/** The root of an element that the loader has restored. The loader writes into it what the element asks for. */
export interface RestoredRoot extends Element {
  /** Tells the page that the markup was made for; `undefined` if the element has other data or attributes by now. */
  restoredPage?: () => string | undefined;
}

/** Its style sheet, which stays: some of its rules are in no other one. */
export interface RestoredSheet extends CSSStyleSheet {
  isRestored?: true;
}
