import { isFullyParsed } from '../page/fully-parsed.ts';
import { jsonChildOf } from '../page/json-child.ts';

/** The data of an element's JSON child; `undefined` while it is being parsed, and where there is none or it is broken. */
export function childData(element: Element): unknown {
  const child = jsonChildOf(element);
  if (!child || !isFullyParsed(child)) return undefined;
  try {
    return JSON.parse(child.textContent ?? '');
  } catch {
    return undefined; // The element says what is wrong with it.
  }
}
