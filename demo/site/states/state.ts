import type { ElementMarkup } from '../element-markup.ts';
import type { PageDocument } from '../layout.ts';

/** The part of a navigation configuration that a state changes. */
export interface StateNavigation {
  readonly masthead?: object;
  readonly navigation?: readonly object[];
  readonly [key: string]: unknown;
}

/** What a state page starts from: the ordinary English page. */
export interface StateBase {
  readonly navigation: StateNavigation;
  /** The same site by the second reading of its navigation. */
  readonly secondReading: StateNavigation;
  readonly header: ElementMarkup;
  readonly search: ElementMarkup;
  /** The subnav of a section: `guide`, `blog` or `customers`. */
  readonly subnav: (section: string) => ElementMarkup;
  /** Where a configuration can be fetched from. */
  readonly navigationUrl: string;
}

/** How a state's page differs from the ordinary one. */
export interface StateDocument extends Partial<PageDocument> {
  /** More for the page's content, after the note. */
  readonly afterNoteHtml?: string;
}

/** One state worth seeing, as a page at `/states/<slug>`. */
export interface DemoState {
  readonly slug: string;
  readonly title: string;
  /** What there is to see, in a sentence or two. */
  readonly note: string;
  readonly page: (base: StateBase) => StateDocument;
}

/** The ordinary page with other attributes or another JSON child at its header. */
export function withHeader(
  { header }: StateBase,
  attributes: ElementMarkup['attributes'],
  json = header.json,
): StateDocument {
  return { header: { ...header, attributes: { ...header.attributes, ...attributes }, json } };
}

/** The ordinary page with other attributes or another JSON child at its search. */
export function withSearch(
  { search }: StateBase,
  attributes: ElementMarkup['attributes'],
  json = search.json,
): StateDocument {
  return { search: { ...search, attributes: { ...search.attributes, ...attributes }, json } };
}

/** The ordinary page with other data in its header. */
export function withHeaderData(base: StateBase, data: unknown): StateDocument {
  return withHeader(base, {}, JSON.stringify(data));
}
