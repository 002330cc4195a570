/**
 * Ids of the items of a list, by what they are called: what is open goes by them, and stays with its item when data
 * changes. An item that is called like one before it is told apart by its number among those.
 *
 * @param prefix - of all of them; no other id of the element begins with it.
 */
export function itemIds(prefix: string, names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const id = `${prefix}--${name.replace(/[^\p{L}\p{N}]+/gu, '-')}`; // Nothing that a selector or HTML would read otherwise.
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}--${count}`;
  });
}
