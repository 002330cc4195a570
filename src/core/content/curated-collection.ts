import { CURATED_COLLECTION_DISPLAY_COUNT } from '../../constants.ts';

/** A list of entries that an editor lets the content system choose. Specification §3. */
export interface CuratedCollection {
  readonly dynamic_curation?: { readonly api_type?: string };
  readonly style?: {
    /** Items on a page; 8 if it is missing or no whole number from 1 on. */
    readonly display_number?: number;
  };
}

/** Items on a page of a collection. Specification §3 and §9. */
export function displayNumber({ style }: CuratedCollection): number {
  const count = style?.display_number;
  return count !== undefined && Number.isSafeInteger(count) && count > 0 ? count : CURATED_COLLECTION_DISPLAY_COUNT;
}

/**
 * The items on one page of a collection; none past the last page. Specification §9.
 *
 * @param pageIndex - 0 for the first page.
 * @throws {RangeError} if `pageIndex` is no whole number from 0 on.
 */
export function itemsOfPage<Item>(
  items: readonly Item[],
  collection: CuratedCollection,
  pageIndex: number,
): readonly Item[] {
  if (!Number.isSafeInteger(pageIndex) || pageIndex < 0) {
    throw new RangeError(`pageIndex is ${pageIndex}; expected a whole number from 0 on.`);
  }
  const count = displayNumber(collection);
  return items.slice(pageIndex * count, (pageIndex + 1) * count);
}
