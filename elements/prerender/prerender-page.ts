import { type ElementData, type LoadSource, readElementData } from './element-data.ts';
import { findPageElements, LINK_MARK, mayHaveElements, type PageElement, type PageElements } from './page-elements.ts';
import { refusedStyles, unclosed } from './page-faults.ts';
import type { PageProblem } from './page-problem.ts';
import { escapeAttribute, type RenderElementOptions, renderElement, writtenAttribute } from './render-element.ts';
import { shadowTemplate } from './shadow-template.ts';
import { type TextEdit, withEdits } from './text-edits.ts';

/** How pages are printed. */
export interface PrerenderOptions {
  /** The page's own address, absolute: links to it are marked as current, and its path tells the language. */
  readonly url?: string | undefined;
  /** The main site's origin, as the attribute `site-origin` has it. */
  readonly siteOrigin?: string | undefined;
  /** `acme` for `<acme-header>`; default: `site`. */
  readonly prefix?: string | undefined;
  /** `full` (default): every link of every panel. `bar`: of each panel the links of its titles, for pages that must be light. */
  readonly panels?: RenderElementOptions['panels'];
  /** `inline` (default), or the address that the package's `prerender.css` has on the site; it is linked then. */
  readonly styles?: RenderElementOptions['styles'];
  /** Brings the JSON that an element names by `src`. Without it, an element that has only `src` is a problem. */
  readonly load?: LoadSource | undefined;
}

/** A page with its elements printed. */
export interface PrerenderedPage {
  /** The page; what came in, if a problem is fatal. */
  readonly html: string;
  /** How many elements were printed. */
  readonly elementCount: number;
  readonly problems: readonly PageProblem[];
}

/** Written into the shadow root of a search: its form shows where no script will ever replace it. */
const SEARCH_TEMPLATE = shadowTemplate(
  '<style media="(scripting: enabled)">:host{display:none!important}</style>' +
    '<div data-root hidden></div><div data-fallback="pending"><slot></slot></div>',
);

const BYTE_ORDER_MARK = '\ufeff';

interface Printed {
  readonly edits: readonly TextEdit[];
  readonly problems: readonly PageProblem[];
  readonly isPrinted: boolean;
}

/** The attributes that tell the browser's first render what the server knew (contract §2, Pre-rendered pages). */
function pageAttributes(
  { declaration, attributes }: PageElement,
  mainId: string | undefined,
  { url, siteOrigin }: PrerenderOptions,
): Readonly<Record<string, string>> {
  const hasOpenTarget = 'skip-target' in declaration.attributes && !('skip-target' in attributes);
  return {
    ...(hasOpenTarget && mainId !== undefined && { 'skip-target': mainId }),
    ...(url !== undefined && { 'page-url': url }),
    ...(siteOrigin !== undefined && { 'site-origin': siteOrigin }),
  };
}

/** @param wanted - `undefined` takes an attribute away. */
function attributeEdits(
  { attributes, attributeAt, startTag }: PageElement,
  wanted: Readonly<Record<string, string | undefined>>,
  pageText: string,
) {
  return Object.entries(wanted).flatMap(([name, value]): TextEdit[] => {
    if (attributes[name] === value) return [];
    const present = attributeAt(name);
    if (value === undefined) {
      if (!present) return [];
      const space = /\s/.test(pageText[present.start - 1] ?? '') ? 1 : 0;
      return [{ ...present, start: present.start - space, text: '' }];
    }
    const text = writtenAttribute(name, value);
    if (present) return [{ ...present, text }];
    return [{ start: startTag.end - 1, end: startTag.end - 1, text: ` ${text}` }];
  });
}

function templateEdits({ template, startTag }: PageElement, text: string): readonly TextEdit[] {
  if (template) return [{ ...template, text }];
  return text === '' ? [] : [{ start: startTag.end, end: startTag.end, text }];
}

function searchTemplate({ hasForm }: PageElement, { styles = 'inline' }: PrerenderOptions): string {
  return hasForm && styles === 'inline' ? SEARCH_TEMPLATE : '';
}

function printElement(
  element: PageElement,
  text: string,
  data: ElementData,
  mainId: string | undefined,
  options: PrerenderOptions,
): Printed {
  const { declaration, lang } = element;
  const added = pageAttributes(element, mainId, options);
  const attributes = { ...element.attributes, ...added };
  const { panels, styles } = options;
  const rendered = renderElement(declaration, { attributes, config: data.value, lang, panels, styles });
  const problems = rendered.problems.map(data.place);
  const isSearch = declaration.name === 'search';
  const announced = 'announcement' in declaration.attributes && {
    announcement: rendered.hasAnnouncement ? '' : undefined,
  };
  const template = isSearch ? searchTemplate(element, options) : rendered.template;
  const edits = [
    ...(isSearch || template === '' ? [] : attributeEdits(element, { ...added, ...announced }, text)),
    ...templateEdits(element, template),
  ];
  return { edits, problems, isPrinted: template !== '' };
}

function linkEdits({ headStart, link }: PageElements, href: string | undefined, text: string): readonly TextEdit[] {
  const html = href === undefined ? '' : `<link rel="stylesheet" href="${escapeAttribute(href)}" ${LINK_MARK}>`;
  if (link) return text.slice(link.start, link.end) === html ? [] : [{ ...link, text: html }];
  return html === '' ? [] : [{ start: headStart, end: headStart, text: html }];
}

/**
 * Prints the elements of a page as declarative shadow DOM (contract §1, Server). Every byte outside of them stays as it
 * was, but for one style-sheet link in `<head>` where styles are linked. Printing a printed page again gives the same
 * page, whichever version printed it first. Runs in Node, in browsers and at the edge.
 *
 * @returns the page, and what was wrong with its data. If JSON cannot be read or an element is not closed, the page is
 * left as it is. It never throws for what a page holds.
 */
export async function prerender(html: string, options: PrerenderOptions = {}): Promise<PrerenderedPage> {
  const { prefix = 'site', styles = 'inline', load } = options;
  if (!mayHaveElements(html, prefix)) return { html, elementCount: 0, problems: [] };
  const mark = html.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const text = html.slice(mark.length);
  const page = findPageElements(text, prefix);
  const printed: Printed[] = [];
  const problems: PageProblem[] = [];
  for (const element of page.elements) {
    const data = await readElementData(element, text, load);
    problems.push(
      ...data.problems,
      ...(element.isClosed ? [] : [unclosed(element, text, 'The page is left as it is.')]),
    );
    printed.push(printElement(element, text, data, page.mainId, options));
  }
  problems.push(...printed.flatMap((element) => element.problems));
  if (problems.some(({ isFatal }) => isFatal)) return { html, elementCount: 0, problems };
  if (styles === 'inline') problems.push(...refusedStyles(page, text));
  const elementCount = printed.filter(({ isPrinted }) => isPrinted).length;
  const href = styles !== 'inline' && elementCount > 0 ? styles.href : undefined;
  const edits = [...linkEdits(page, href, text), ...printed.flatMap((element) => element.edits)];
  return { html: mark + withEdits(text, edits), elementCount, problems };
}
