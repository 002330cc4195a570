import { nearestOf } from '../../src/core/config/nearest.ts';
import type { Problem } from '../../src/core/config/problem.ts';
import { DECLARATIONS } from '../declarations.ts';
import { type ElementData, type LoadSource, readElementData } from '../prerender/element-data.ts';
import { findPageElements, mayHaveElements, type PageElement, type PageElements } from '../prerender/page-elements.ts';
import { refusedStyles, unclosed } from '../prerender/page-faults.ts';
import { type PageProblem, pageProblem, placeOf } from '../prerender/page-problem.ts';
import { renderElement } from '../prerender/render-element.ts';
import { VERSION } from '../version.ts';
import { repeatedKeys, syntaxHint } from './json-faults.ts';

/** What was seen of a page. */
export interface PageValidation {
  readonly elementCount: number;
  /** In their order in the page, then in each `src`. */
  readonly problems: readonly PageProblem[];
}

/** Says where a problem stands in a page. */
type ProblemAt = (index: number, tagName: string, problem: Problem) => PageProblem;

/** All but those of scripts and frameworks, and the one of HTML that has a name much like one of ours. */
const MAYBE_OURS = /^(?!data-|aria-|on|writingsuggestions$)[a-z][a-z-]*$/;

/** Attributes that no element of ours declares, but which somebody may have meant for one. */
function unknownAttributes({ tagName, declaration, attributes, attributeAt, startTag }: PageElement, at: ProblemAt) {
  const prefix = tagName.slice(0, tagName.lastIndexOf('-'));
  const own = Object.keys(declaration.attributes);
  return Object.keys(attributes).flatMap((name): readonly PageProblem[] => {
    if (own.includes(name) || !MAYBE_OURS.test(name)) return [];
    const owner = DECLARATIONS.find((other) => Object.hasOwn(other.attributes, name));
    const suggestion = owner ? undefined : nearestOf(name, own);
    if (!owner && suggestion === undefined) return []; // A global one, or that of a framework.
    const problem = {
      pointer: `@${name}`,
      received: owner ? `one of <${prefix}-${owner.name}>` : 'unknown',
      expected: `an attribute of <${tagName}>`,
      consequence: 'It is ignored.',
      ...(suggestion !== undefined && { suggestion }),
    };
    return [at(attributeAt(name)?.start ?? startTag.start, tagName, problem)];
  });
}

function unreadJson({ tagName, unreadJson: starts }: PageElement, at: ProblemAt) {
  const consequence = 'The first is read, this one is not.';
  const problem = { pointer: '', received: 'in more than one script', expected: 'one JSON child', consequence };
  return starts.map((start) => at(start, tagName, problem));
}

/** What another version printed: a browser renders it anew, which costs what printing saves. */
function outdated({ tagName, template, templateVersion, startTag }: PageElement, text: string): readonly PageProblem[] {
  if (!template || templateVersion === VERSION) return [];
  const message = `<${tagName}> was printed by ${templateVersion ? `version ${templateVersion}` : 'a version that does not say which'}; expected ${VERSION}. Browsers render it anew. Print it again. See elements/prerender.md.`;
  return [{ ...placeOf(text, startTag.start), tagName, message, isFatal: false }];
}

/** A whole page that has no script at all, and nothing printed: nothing can bring its elements. */
function missingScript({ elements }: PageElements, text: string): readonly PageProblem[] {
  const [element] = elements;
  const isData = (tag: string) => /\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(tag);
  const isWhole = /<(?:!doctype|html|head|body)\b/i.test(text);
  const isDead = (text.match(/<script\b[^>]*>/gi) ?? []).every(isData) && elements.every(({ template }) => !template);
  if (!element || !isWhole || !isDead) return [];
  const { tagName, startTag } = element;
  const message = `<${tagName}> stands in a page without a script; expected <script src="…/site-elements.js"></script>. Nothing but what is inside of it shows. See README.md.`;
  return [{ ...placeOf(text, startTag.start), tagName, message, isFatal: false }];
}

/** A second search that no header can open: without the attribute `search` each opens the first. */
function unreachedSearch({ elements }: PageElements, at: ProblemAt): readonly PageProblem[] {
  const [, second] = elements.filter(({ declaration }) => declaration.name === 'search');
  const header = elements.find(({ declaration }) => declaration.name === 'header');
  if (!second || !header || header.attributes.search) return [];
  const problem = {
    pointer: '@search',
    received: 'nothing, on a page with more than one search',
    expected: 'a selector of the one to open',
    consequence: 'The first is opened.',
  };
  return [at(header.startTag.start, header.tagName, problem)];
}

/** What is wrong with an element's data and attributes, in the words of its console warnings. */
function elementProblems(element: PageElement, data: ElementData): readonly PageProblem[] {
  const { declaration, attributes, lang, tagName } = element;
  const { value, problems, source, place } = data;
  const rendered = renderElement(declaration, { attributes, config: value, lang }).problems.map(place);
  if (!source) return [...problems, ...rendered];
  const { text, stretch, src } = source;
  const json = text.slice(stretch.start, stretch.end);
  const hintOf = (problem: PageProblem) => {
    const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/).slice(0, problem.line - 1);
    const index = lines.join('').length + problem.column - 1;
    return syntaxHint(json, index - stretch.start, src === undefined);
  };
  const repeated = problems.length > 0 ? [] : repeatedKeys(json);
  return [
    ...problems.map((problem) => ({ ...problem, message: problem.message + hintOf(problem) })),
    ...rendered,
    ...repeated.map(({ at, problem }) => ({
      ...placeOf(text, stretch.start + at),
      ...(src !== undefined && { src }),
      ...pageProblem(tagName, problem),
      isFatal: false,
    })),
  ];
}

/**
 * Says what is wrong with the elements of a page: with their data and attributes in the words of their console warnings,
 * and what only the page tells. Never throws for what a page holds.
 *
 * @param text - without a byte order mark.
 * @param load - brings the JSON that an element names by `src`.
 */
export async function validatePage(text: string, load: LoadSource, prefix = 'site'): Promise<PageValidation> {
  if (!mayHaveElements(text, prefix)) return { elementCount: 0, problems: [] };
  const page = findPageElements(text, prefix);
  const at: ProblemAt = (index, tagName, problem) => ({
    ...placeOf(text, index),
    ...pageProblem(tagName, problem),
    isFatal: false,
  });
  const isStyled = ({ template }: PageElement) =>
    template && text.slice(template.start, template.end).includes('<style');
  const problems = [
    ...missingScript(page, text),
    ...refusedStyles({ ...page, elements: page.elements.filter(isStyled) }, text),
    ...unreachedSearch(page, at),
  ];
  for (const element of page.elements) {
    problems.push(
      ...outdated(element, text),
      ...(element.isClosed ? [] : [unclosed(element, text, 'That shows no more once the element does.')]),
      ...unknownAttributes(element, at),
      ...elementProblems(element, await readElementData(element, text, load, false)),
      ...unreadJson(element, at),
    );
  }
  const bySource = (one: PageProblem, other: PageProblem) => (one.src ?? '').localeCompare(other.src ?? '');
  problems.sort((one, other) => bySource(one, other) || one.line - other.line || one.column - other.column);
  return { elementCount: page.elements.length, problems };
}
