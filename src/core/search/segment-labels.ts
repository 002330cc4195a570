import { lowerCaseSegments, PRODUCT_LABELS, productName } from '../locale/product-labels.ts';
import type { OverlayTexts, ProductNames } from '../locale/text-types.ts';

/** Labels of a meta line by segment: areas and products in the page's language, the site's own names first (§2.6). */
export function segmentLabels(
  { docs, blog }: Pick<OverlayTexts, 'docs' | 'blog'>,
  productNames: ProductNames,
  ownProducts: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const products = Object.entries(PRODUCT_LABELS).map(
    ([segment, label]) => [segment, productName(label, productNames)] as const,
  );
  return { ...Object.fromEntries(products), ...lowerCaseSegments(ownProducts), documentation: docs, docs, blog };
}
