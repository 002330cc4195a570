import type { Problem } from '../../src/core/config/problem.ts';
import { localeOfTag } from '../../src/core/locale/find-locale.ts';
import { dataPageOf, knownLocales } from '../runtime/page-context.ts';
import { declarationOf } from './page-elements.ts';
import { type RenderElementOptions, renderElement, writtenAttribute } from './render-element.ts';
import { type ElementName, elementOfData } from './tag-of-data.ts';

/** How a fragment is printed. */
export interface PrintFragmentOptions {
  /** The language, as the attribute `locale` has it: `de-de`. It is written out, so that every page agrees. */
  readonly locale: string;
  /** The element without its prefix; default: what the keys of the data tell. */
  readonly tag?: ElementName | undefined;
  /** Further attributes of the tag: `{ hydrate: 'intent' }`. `page-url` is none of them: a fragment is for every page. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** The main site's origin, as the attribute `site-origin` has it. */
  readonly siteOrigin?: string | undefined;
  /** `acme` for `<acme-header>`; default: `site`. */
  readonly prefix?: string | undefined;
  /** `full` (default): every link of every panel. `bar`: of each panel the links of its titles. */
  readonly panels?: RenderElementOptions['panels'];
  /** `inline` (default), or the address that the package's `prerender.css` has on the site. */
  readonly styles?: RenderElementOptions['styles'];
}

/** One element, ready to be included in pages. */
export interface PrintedFragment {
  /** The element with its shadow root and its JSON child; `''` if the data has nothing to show. ASCII only. */
  readonly html: string;
  /** `site-header`. */
  readonly tagName: string;
  /** What is wrong with the data; the rest is printed. */
  readonly problems: readonly Problem[];
}

/**
 * What a template language, or a server that knows another encoding, would take for something else: everything beyond
 * ASCII, and what begins an expression in Twig, Liquid, Jinja, Handlebars and Hugo (`{{`, `{%`, `{#`) or HTL (`${`).
 */
const TREACHEROUS = /[^\0-\x7f]|\{(?=[{%#])|\$(?=\{)/gu;

/** HTML, but for style sheets, in characters that every encoding has alike. */
function plainHtml(html: string): string {
  return html.replace(TREACHEROUS, (character) => `&#${character.codePointAt(0)};`);
}

/** JSON for a script element. `<` could end it. */
function plainJson(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const inUnits = (character: string) => character.replace(/[\s\S]/g, escaped);
  return JSON.stringify(value).replace(TREACHEROUS, inUnits).replace(/</g, escaped);
}

/** Style sheets are ASCII as they are built, and know no references. */
function plainTemplate(template: string): string {
  return template
    .split(/(<style>[\s\S]*?<\/style>)/)
    .map((part, index) => (index % 2 === 0 ? plainHtml(part) : part))
    .join('');
}

/**
 * Prints one element to be included in every page of a language, by PHP, Twig, HTL, Liquid, Jinja or SSI (contract §1,
 * Server). It is printed as on a page that is not known, so it hydrates on any, and takes its current link then. A search has
 * nothing to show: it is printed with its data only. Same input, same bytes; runs in Node, in browsers and at the edge.
 *
 * @param data - what the JSON document holds.
 * @throws {RangeError} if the locale is none, the data does not tell which element it is for, or `page-url` is given.
 */
export function printFragment(data: unknown, options: PrintFragmentOptions): PrintedFragment {
  const { tag = elementOfData(data), prefix = 'site', siteOrigin, panels, styles } = options;
  const tagName = `${prefix}-${tag}`;
  const declaration = declarationOf(tagName, prefix);
  if (!declaration)
    throw new RangeError('The data does not tell which element it is for; expected header, subnav or search.');
  const dataPage = dataPageOf(
    declaration,
    declaration.read(data, () => {}),
  );
  const locale = localeOfTag(options.locale, knownLocales(dataPage));
  if (!locale) throw new RangeError(`The locale is "${options.locale}"; expected one such as de-de.`);
  if (options.attributes && 'page-url' in options.attributes)
    throw new RangeError('A fragment is for every page; expected no page-url.');
  const attributes = {
    ...options.attributes,
    locale: locale.code,
    ...(siteOrigin !== undefined && { 'site-origin': siteOrigin }),
  };
  const rendered = renderElement(declaration, { attributes, config: data, panels, styles });
  const { template, problems, hasAnnouncement } = rendered;
  const isSearch = declaration.name === 'search';
  if (template === '' && !isSearch) return { html: '', tagName, problems };
  const written = Object.entries({ ...attributes, ...(hasAnnouncement && { announcement: '' }) }).map(
    ([name, value]) => ` ${plainHtml(writtenAttribute(name, value))}`,
  );
  const json = `<script type="application/json">${plainJson(data ?? null)}</script>`;
  const html = `<${tagName}${written.join('')}>${isSearch ? '' : plainTemplate(template)}${json}</${tagName}>\n`;
  return { html, tagName, problems };
}
