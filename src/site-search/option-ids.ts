/** Id of the listbox inside the shadow root. */
export const LISTBOX_ID = 'suggestions';

/** Id of the option at an index inside the shadow root. */
export function optionId(index: number): string {
  return `suggestion-${index}`;
}
