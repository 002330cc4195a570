/** The name of the one entry that the session has for elements of a tag, so that it does not grow. */
export function storageEntry({ localName }: Element): string {
  return `site-elements:${localName}`;
}

/** Whether the page's author wants none: `snapshot="off"`. */
export function isSnapshotOff(element: Element): boolean {
  return element.getAttribute('snapshot')?.trim().toLowerCase() === 'off';
}

/** What an entry begins with: whose code it is of, and of what it was made. */
export function snapshotHead(file: string, key: string): string {
  return `${file} ${key}\n`;
}
