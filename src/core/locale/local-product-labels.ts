import { allProductNames } from './generated/all-product-names.ts';
import type { ShortCode } from './locales.ts';
import { productName } from './product-labels.ts';

/** How a page in the given language calls a product; names without a translation stay canonical. Specification §3. */
export function localProductLabel(canonicalLabel: string, shortCode: ShortCode): string {
  return productName(canonicalLabel, allProductNames[shortCode]);
}
