import type { RefObject } from 'react';
import { defaultLocale } from '../core/locale/find-locale.ts';
import { formatText } from '../core/locale/format-text.ts';
import type { Locale } from '../core/locale/locales.ts';
import { productName } from '../core/locale/product-labels.ts';
import type { OverlayTexts, ProductNames } from '../core/locale/text-types.ts';
import { type SearchFilters, sentFilters } from '../core/search/search-filters.ts';
import { Icon } from '../parts/Icon.tsx';
import { type FilterName, withoutFilter } from './search-state.ts';

export interface FilterPillsProps {
  readonly filters: SearchFilters;
  /** The site's languages. */
  readonly locales: readonly Locale[];
  readonly texts: OverlayTexts;
  readonly productNames: ProductNames;
  readonly onRemove: (filter: FilterName, defaultLocale: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

interface Pill {
  readonly filter: FilterName;
  /** What it filters by: the language by its own name, area and product in the page's language (contract §7). */
  readonly label: string;
}

function pillsOf(
  filters: SearchFilters,
  { locales, texts, productNames }: Pick<FilterPillsProps, 'locales' | 'texts' | 'productNames'>,
): readonly Pill[] {
  const { area, product } = sentFilters(filters);
  const pills: Pill[] = [];
  const locale = locales.find(({ code }) => code === filters.locale);
  if (locale && locale !== defaultLocale(locales)) pills.push({ filter: 'locale', label: locale.name });
  if (area) pills.push({ filter: 'area', label: area === 'Blog' ? texts.blog : texts.documentation });
  if (product) pills.push({ filter: 'product', label: productName(product, productNames) });
  return pills;
}

/** What the search is narrowed to; each pill removes its filter (§2.6, §4). */
export function FilterPills(props: FilterPillsProps) {
  const { filters, locales, texts, onRemove, inputRef } = props;
  const pills = pillsOf(filters, props);
  if (pills.length === 0) return null;
  const handleClick = (index: number, filter: FilterName, list: HTMLElement | null) => {
    const { code } = defaultLocale(locales);
    const left = pillsOf(withoutFilter(filters, filter, code), props);
    const next = pills.slice(index + 1).find((pill) => left.some((kept) => kept.filter === pill.filter));
    const button = next && list?.querySelector<HTMLElement>(`[data-filter="${next.filter}"]`);
    (button ?? inputRef.current)?.focus();
    onRemove(filter, code);
  };
  return (
    <ul className="pills" part="pills" aria-label={texts.filters}>
      {pills.map(({ filter, label }, index) => (
        <li key={filter}>
          <button
            type="button"
            className="pill"
            part="pill"
            data-filter={filter}
            aria-label={formatText(texts.removeFilter, { filter: label })}
            onClick={({ currentTarget }) => handleClick(index, filter, currentTarget.closest('ul'))}
          >
            {label}
            <Icon name="filter-remove" />
          </button>
        </li>
      ))}
    </ul>
  );
}
