import type { ElementName } from '../prerender/tag-of-data.ts';
import { elementOfText } from './json-faults.ts';
import { jsonProblems } from './json-problems.ts';

/**
 * Says what is wrong with a JSON document, by line and column. Never throws for what it holds.
 *
 * @param name - what the lines begin with.
 * @param text - without a byte order mark.
 * @param element - whose data it is; default: what its keys tell, else the header's.
 * @returns one line for each problem, as editors and terminals know it: `nav.json:12:7: <site-header> …`.
 */
export function validateJson(
  name: string,
  text: string,
  element: ElementName | undefined,
  prefix = 'site',
): readonly string[] {
  const tagName = `${prefix}-${element ?? elementOfText(text) ?? 'header'}`;
  return jsonProblems(text, tagName, prefix).map(
    ({ line, column, message }) => `${name}:${line}:${column}: ${message}`,
  );
}
