import { declarationOf } from '../prerender/page-elements.ts';
import { renderElement } from '../prerender/render-element.ts';
import type { ElementName } from '../prerender/tag-of-data.ts';
import { readJsonDocument } from './json-document.ts';
import { elementOfText, repeatedKeys } from './json-faults.ts';

/**
 * Says what is wrong with a JSON document, by line and column. Never throws for what it holds.
 *
 * @param name - what the lines begin with.
 * @param text - without a byte order mark.
 * @param element - whose data it is; default: what its keys tell, else the header's.
 * @returns one line for each problem.
 */
export function validateJson(
  name: string,
  text: string,
  element: ElementName | undefined,
  prefix = 'site',
): readonly string[] {
  const tagName = `${prefix}-${element ?? elementOfText(text) ?? 'header'}`;
  const document = readJsonDocument(name, text, tagName);
  if (typeof document === 'string') return [document];
  const declaration = declarationOf(tagName, prefix);
  const problems = declaration ? renderElement(declaration, { config: document.value }).problems : [];
  // What the data says of the language stands for an attribute.
  const pointerOf = (pointer: string) => pointer.replace('@', '/');
  const found = [
    ...problems.map((problem) => ({ at: document.indexOf(pointerOf(problem.pointer)), problem })),
    ...repeatedKeys(text),
  ];
  return found.sort((one, other) => one.at - other.at).map(({ at, problem }) => document.lineAt(at, tagName, problem));
}
