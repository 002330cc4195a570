/** A counted text in the plural forms its language has; `other` is always there. Keys as in `Intl.PluralRules`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Every text the header shows or says that its data does not bring. Specification §3, Translation tables. */
export interface HeaderTexts {
  /** The first link of the page, seen on focus only. */
  readonly skipToContent: string;
  /** Names the landmark of the primary navigation; assistive technology adds “navigation”. */
  readonly mainNavigation: string;
  /** Names the landmark of the masthead's links. */
  readonly mastheadNavigation: string;
  /** Names the logo link. `{site}`: the logo's title. */
  readonly home: string;
  /** Names the hamburger; `aria-expanded` tells its state. */
  readonly menu: string;
  /** Opens what the bar has no room for, at the end of its items. */
  readonly more: string;
  /** Names the button of the language picker. `{language}`: the current language's own name. */
  readonly language: string;
  /** Names the list of languages. */
  readonly languages: string;
  /** Names the region of the announcement. */
  readonly announcement: string;
  /** Stops the announcement's movement. */
  readonly pauseAnnouncement: string;
  /** Lets the announcement move again. */
  readonly playAnnouncement: string;
  /** Puts the announcement away for good. */
  readonly dismissAnnouncement: string;
  /** Mark on what is new. */
  readonly new: string;
  /** Follows a link's text for assistive technology, brackets included. */
  readonly opensInNewTab: string;
}

/** Every text the sub-navigation shows or says that its data does not bring. Specification §3, Translation tables. */
export interface SubnavTexts {
  /** Names the landmark; assistive technology adds “navigation”. `{section}`: the section's title. */
  readonly sectionNavigation: string;
  /** Label of the button at the dropdown's end, if the data has no `collapse_menu.title_l10n`. */
  readonly collapse: string;
  /** Names the RSS link. Specification §2.5. */
  readonly rssFeed: string;
  /** Scrolls a bar that is too narrow for its links towards the end. */
  readonly scrollForward: string;
  /** Scrolls it towards the start. */
  readonly scrollBackward: string;
  /** Names the button and the list of an entry's level-4 links. `{title}`: the entry. */
  readonly submenu: string;
}

/** The texts of the closed search: its dialog with the field, which open at once. Specification §3, Translation tables. */
export interface FieldTexts {
  /** Names the dialog. */
  readonly dialogLabel: string;
  /** Stands in the empty input, and names it. Specification §3. */
  readonly placeholder: string;
  /** The button that leads to the results. */
  readonly submit: string;
  /** The button that empties text and suggestions. */
  readonly clear: string;
  /** The button that closes the overlay. */
  readonly close: string;
}

/** The texts below the search's field, which come with the overlay. Specification §3, Translation tables. */
export interface OverlayTexts {
  /** Names a pill. `{filter}`: what it filters by, as shown. */
  readonly removeFilter: string;
  /** Names the group of the pills. */
  readonly filters: string;
  /** The area Blog. */
  readonly blog: string;
  /** The area Documentation in full, in its pill. */
  readonly documentation: string;
  /** The area Documentation in the meta line. Specification §2.6. */
  readonly docs: string;
  /** Names the listbox. */
  readonly suggestions: string;
  /** Announces how many suggestions there are. `{count}`: the number. Row C12. */
  readonly suggestionCount: PluralForms;
  /** Shown and announced while an answer is late. Row F2. */
  readonly waiting: string;
  /** What happened and what one can do, when nothing fits. `{text}`: what was typed. */
  readonly noMatch: string;
  /** What happened and what one can do, when the request failed. */
  readonly failed: string;
  /** The button that asks again after a failure. */
  readonly retry: string;
  /** What happened and what will happen, without a connection. */
  readonly offline: string;
  /** The footer's credit, if the data has none. Specification §2.6. */
  readonly credit: string;
  /** The link behind the credit, if the data has no text for it. Specification §2.6. */
  readonly learnMore: string;
  /** Says what Enter does while no suggestion is active. */
  readonly submitHint: string;
}

/** What the elements of one language show at first: `texts/de.ts`. */
export interface ElementTexts {
  readonly header: HeaderTexts;
  readonly subnav: SubnavTexts;
  readonly search: FieldTexts;
}

/** Names that a language really has, by canonical name; one that is missing stays as it is. Specification §3. */
export type ProductNames = Readonly<Record<string, string>>;

/** What a file such as `texts/de.overlay.ts` holds: all that comes with the opened search. */
export interface OverlayModule {
  readonly overlayTexts: OverlayTexts;
  readonly productNames: ProductNames;
}
