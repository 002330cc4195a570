const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

const asked = new WeakSet<HTMLElement>();

/** What the console has been told already. */
const told = new Set<string>();

/** Acts at the next sign that a person wants an element, once in its life. */
export function onNextIntent(element: HTMLElement, act: () => void): void {
  if (asked.has(element)) return;
  asked.add(element);
  const heard = new AbortController();
  const handleIntent = () => {
    heard.abort();
    act();
  };
  for (const type of INTENT_EVENTS) element.addEventListener(type, handleIntent, { signal: heard.signal });
}

/**
 * Tells the page's author, once for all elements of a tag, of code that they need and that cannot be loaded.
 *
 * @param consequence - what happens now: `stays as it is`.
 * @returns what handles such a failure.
 */
export function warnOfMissingCode(element: HTMLElement, consequence: string): (error: unknown) => void {
  return (error) => {
    const what = `<${element.localName}> ${consequence}`;
    if (!told.has(what)) console.warn(`${what}: its code cannot be loaded: ${error}`, element);
    told.add(what);
  };
}
