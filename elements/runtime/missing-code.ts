/** Tells the page's author of code that an element needs and that cannot be loaded: what handles such a failure. */
export function warnOfMissingCode(element: HTMLElement): (error: unknown) => void {
  return (error) => {
    console.warn(`<${element.localName}> stays as it is: its code cannot be loaded: ${error}`, element);
  };
}
