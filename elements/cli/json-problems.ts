import { parseJson } from '../../src/core/config/parse-json.ts';
import { declarationOf } from '../prerender/page-elements.ts';
import { jsonIndexes, pageProblem, placeOf } from '../prerender/page-problem.ts';
import { renderElement } from '../prerender/render-element.ts';
import { repeatedKeys, syntaxHint } from './json-faults.ts';

/** Something wrong with a JSON document, and where it stands. */
export interface JsonProblem {
  /** Index in the text, in UTF-16 units. */
  readonly at: number;
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1, in UTF-16 units; a tab is one column. */
  readonly column: number;
  /** One sentence for a person: what came, what was expected, what happens now. */
  readonly message: string;
}

/**
 * What is wrong with a JSON document, in the order of its text. Never throws for what it holds.
 *
 * @param text - without a byte order mark.
 * @param tagName - the element whose data it is: `site-header`.
 */
export function jsonProblems(text: string, tagName: string, prefix = 'site'): readonly JsonProblem[] {
  const parsed = parseJson(text);
  if ('problem' in parsed) {
    const message = pageProblem(tagName, parsed.problem).message + syntaxHint(text, parsed.at);
    return [{ at: parsed.at, ...placeOf(text, parsed.at), message }];
  }
  const declaration = declarationOf(tagName, prefix);
  const problems = declaration ? renderElement(declaration, { config: parsed.value }).problems : [];
  const indexOf = jsonIndexes(text);
  // What the data says of the language stands for an attribute.
  const pointerOf = (pointer: string) => pointer.replace('@', '/');
  const found = [
    ...problems.map((problem) => ({ at: indexOf(pointerOf(problem.pointer)), problem })),
    ...repeatedKeys(text),
  ];
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ at, problem }) => ({ at, ...placeOf(text, at), message: pageProblem(tagName, problem).message }));
}
