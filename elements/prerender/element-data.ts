import { parseJson } from '../../src/core/config/parse-json.ts';
import type { Problem } from '../../src/core/config/problem.ts';
import type { PageElement, Stretch } from './page-elements.ts';
import { readPageMenu } from './page-menu.ts';
import { jsonIndexes, type PageProblem, pageProblem, placeOf } from './page-problem.ts';

/** Brings the text of a JSON document that a page names by `src`. */
export type LoadSource = (src: string) => string | Promise<string>;

/** An element's data and where it was read, so that problems can be placed. */
export interface ElementData {
  readonly value: unknown;
  readonly problems: readonly PageProblem[];
  /** The text that it was read from, or would have been. */
  readonly source: JsonSource | undefined;
  /** Places a problem that was found in the data or an attribute. */
  readonly place: (problem: Problem) => PageProblem;
}

/** JSON and where it stands. */
export interface JsonSource {
  /** What the lines and columns count in. */
  readonly text: string;
  /** Where the JSON stands in it. */
  readonly stretch: Stretch;
  readonly src?: string;
}

async function jsonSource(
  { json, attributes: { src } }: PageElement,
  text: string,
  load: LoadSource | undefined,
): Promise<JsonSource | undefined> {
  if (json && text.slice(json.start, json.end).trim() !== '') return { text, stretch: json };
  if (!src?.trim()) return undefined;
  if (!load) throw new Error('there is no `load` to read it with');
  const loaded = await load(src.trim());
  return { text: loaded, stretch: { start: 0, end: loaded.length }, src };
}

/** Reads a text as a browser would, and places a fault by lines and columns of the whole file. */
function readJson({ text, stretch: { start, end } }: JsonSource) {
  const parsed = parseJson(text.slice(start, end));
  if (!('problem' in parsed)) return parsed;
  return parseJson(text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start, end));
}

/** What happens now, where data cannot be read. */
const LEFT = 'The page is left as it is.';

/**
 * Reads an element's data: its JSON child, else `src`, else a header's menu (contract §2, Configuration).
 *
 * @param text - the page.
 * @param isPrinted - false: problems say what a browser does now.
 */
export async function readElementData(
  element: PageElement,
  text: string,
  load: LoadSource | undefined,
  isPrinted = true,
): Promise<ElementData> {
  const { tagName, startTag } = element;
  const attributePlace = (name: string) => placeOf(text, (element.attributeAt(name) ?? startTag).start);
  const inAttribute = (problem: Problem, isFatal: boolean): PageProblem => ({
    ...attributePlace(problem.pointer.slice(1)),
    ...pageProblem(tagName, problem),
    isFatal,
  });
  const { menu } = element;
  if (menu && element.declaration.menu && !element.attributes.src?.trim()) {
    const { value, problems } = readPageMenu(text.slice(menu.start, menu.end));
    const place = (problem: Problem) => inAttribute(problem, false); // In the start tag: titles tell where in the menu.
    return { value, problems: problems.map(place), source: undefined, place };
  }
  let source: JsonSource | undefined;
  try {
    source = await jsonSource(element, text, load);
  } catch (error) {
    const received = `"${element.attributes.src}", which cannot be read: ${error instanceof Error ? error.message : error}`;
    const expected = 'the address of a JSON document';
    const problem: Problem = {
      pointer: '@src',
      received,
      expected,
      consequence: isPrinted ? LEFT : 'No data is loaded.',
    };
    const place = (found: Problem) => inAttribute(found, false);
    return { value: undefined, problems: [inAttribute(problem, true)], source, place };
  }
  const { src } = source ?? {};
  const read = source ? readJson(source) : { value: undefined };
  const inData = (problem: Problem, index: number, isFatal: boolean): PageProblem => ({
    ...placeOf(source?.text ?? text, index),
    ...(src !== undefined && { src }),
    ...pageProblem(tagName, problem),
    isFatal,
  });
  const { start = 0, end } = source?.stretch ?? {};
  const indexOf = jsonIndexes(source?.text.slice(start, end) ?? '');
  const place = (problem: Problem): PageProblem =>
    problem.pointer.startsWith('@') || !source
      ? inAttribute(problem, false)
      : inData(problem, start + indexOf(problem.pointer), false);
  if (!('problem' in read)) return { value: read.value, problems: [], source, place };
  const problem = { ...read.problem, ...(isPrinted && { consequence: LEFT }) };
  return { value: undefined, problems: [inData(problem, read.at, true)], source, place };
}
