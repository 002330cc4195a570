/** The script that holds an element's data, where one stands in it. */
export function jsonChildOf(element: Element): Element | null {
  return element.querySelector(':scope > script[type="application/json" i]');
}
