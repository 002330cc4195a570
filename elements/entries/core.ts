// `site-elements/core`: the rules of the specification for sites that want them (contract §6). The one place that
// exports again what others define: it is the package's public surface.
export { announcementCookie, type CookieSetting } from '../../src/core/announcement/announcement-cookie.ts';
export {
  ANNOUNCEMENT_COOKIE,
  type AnnouncementSource,
  announcementKey,
  isAnnouncementDismissed,
} from '../../src/core/announcement/dismissed-announcements.ts';
export type { Navigation } from '../../src/core/config/navigation.ts';
export { parseNavigation, parseSearchConfig, parseSectionNav } from '../../src/core/config/parse-data.ts';
export { parseJson } from '../../src/core/config/parse-json.ts';
export { describeProblem, type Parsed, type Problem } from '../../src/core/config/problem.ts';
export type { SearchConfig } from '../../src/core/config/search-config.ts';
export type { Page, SectionNav } from '../../src/core/config/section-nav.ts';
export {
  BACKGROUND_STYLES,
  type BackgroundStyle,
  type BackgroundTheme,
  themeOfBackground,
} from '../../src/core/content/background.ts';
export { CARD_PADDINGS, type CardPadding } from '../../src/core/content/card-padding.ts';
export type { CarouselTab } from '../../src/core/content/carousel-tab.ts';
export { type CuratedCollection, displayNumber, itemsOfPage } from '../../src/core/content/curated-collection.ts';
export { GALLERY_TAG_FIELDS, type GalleryTagField, isGalleryTagField } from '../../src/core/content/gallery-tags.ts';
export { type CartHosts, cartDomain } from '../../src/core/hosts/cart-domain.ts';
export { cookieDomain } from '../../src/core/hosts/cookie-domain.ts';
export { storedDate } from '../../src/core/hosts/stored-date.ts';
export { isCurrentUrl } from '../../src/core/links/current-url.ts';
export { homeUrl, type LinkContext, localeAwareUrl, mastheadUrl } from '../../src/core/links/link-rules.ts';
export { paragraphUrl } from '../../src/core/links/paragraph-links.ts';
export { allowedUrl } from '../../src/core/links/url-policy.ts';
export { type AlternateLink, alternateUrls } from '../../src/core/locale/alternate-urls.ts';
export { type LocaleSources, localeByCode, localeOfPath, localeOfTag } from '../../src/core/locale/find-locale.ts';
export { localProductLabel } from '../../src/core/locale/local-product-labels.ts';
export {
  DEFAULT_LOCALE_CODE,
  LOCALES,
  type Locale,
  type LocaleCode,
  type ShortCode,
} from '../../src/core/locale/locales.ts';
export { type PickerEntry, type PickerLanguage, pickerEntries } from '../../src/core/locale/picker-entries.ts';
export { canonicalProductLabel, PRODUCT_LABELS } from '../../src/core/locale/product-labels.ts';
export { type ResolvedLocale, resolveLocale } from '../../src/core/locale/resolve-locale.ts';
export { RICH_TAGS, type RichElement, type RichNode, type RichTag } from '../../src/core/rich-text/rich-node.ts';
export { parseRichText, type RichText } from '../../src/core/rich-text/rich-text.ts';
export { displayText } from '../../src/core/search/display-text.ts';
export { matchedParts, type TitlePart } from '../../src/core/search/matched-parts.ts';
export { META_SEPARATOR, metaLine } from '../../src/core/search/meta-line.ts';
export { readableUrl } from '../../src/core/search/readable-url.ts';
export {
  type FilterRules,
  initialFilters,
  productOfSegment,
  type SearchArea,
  type SearchFilters,
  sentFilters,
} from '../../src/core/search/search-filters.ts';
export {
  type SearchSubmit,
  type SuggestionRequest,
  searchResultsUrl,
  shouldSuggest,
  suggestionRequestUrl,
} from '../../src/core/search/search-urls.ts';
export { parseSuggestions, type Suggestion, type SuggestionAnswer } from '../../src/core/search/suggestions.ts';
export { type ExcerptOptions, excerpt } from '../../src/core/text/excerpt.ts';
export { slug } from '../../src/core/text/slug.ts';
