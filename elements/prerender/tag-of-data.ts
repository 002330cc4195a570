/** The elements that data can be for, without their prefix. */
export type ElementName = 'header' | 'subnav' | 'search';

/** Keys that only the data of one element has at its top (data.md). The header comes last: its `locale` says little. */
const OWN_KEYS: Readonly<Record<ElementName, readonly string[]>> = {
  subnav: ['nav', 'currentSbn'],
  search: ['texts', 'products', 'areas', 'credit', 'filters'],
  header: ['navigation', 'masthead', 'logo', 'ctas', 'action_items'],
};

/** Which element a JSON document is for, by its keys; `undefined` where they do not tell. */
export function elementOfData(data: unknown): ElementName | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const names = Object.keys(OWN_KEYS) as ElementName[];
  return names.find((name) => OWN_KEYS[name].some((key) => Object.hasOwn(data, key)));
}
