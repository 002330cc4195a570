/** One tab of a carousel, in the words of the page's language. Specification §3. */
export interface CarouselTab {
  /** Where the tab leads; passes the URL policy before it becomes a link. */
  readonly tab_url: string;
  readonly tab_title_l10n: string;
  readonly tab_paragraph_l10n: string;
}
