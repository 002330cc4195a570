/** Says that an element is not rendered as it should be. */
export function warnOfRendering(element: HTMLElement, error: unknown): void {
  console.warn(
    `<${element.localName}> cannot be rendered as it should: ${error}. This is a bug; please report it.`,
    element,
    error,
  );
}
