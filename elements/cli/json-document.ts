import { parseJson } from '../../src/core/config/parse-json.ts';
import type { Problem } from '../../src/core/config/problem.ts';
import { jsonIndexes, pageProblem, placeOf } from '../prerender/page-problem.ts';

/** A JSON document of which it can be said where something is wrong. */
export interface JsonDocument {
  readonly value: unknown;
  /** A problem of the data as editors and terminals know it: `nav.json:12:7: <site-header> …`. */
  readonly problemLine: (tagName: string, problem: Problem) => string;
}

/**
 * Reads a JSON document.
 *
 * @param name - what its lines begin with.
 * @returns a line that says where it is no JSON, if it is none.
 */
export function readJsonDocument(name: string, text: string): JsonDocument | string {
  const lineAt = (index: number, tagName: string, problem: Problem) => {
    const { line, column } = placeOf(text, index);
    return `${name}:${line}:${column}: ${pageProblem(tagName, problem).message}`;
  };
  const parsed = parseJson(text);
  if ('problem' in parsed) return lineAt(parsed.at, 'site-header', parsed.problem);
  const indexOf = jsonIndexes(text);
  return {
    value: parsed.value,
    problemLine: (tagName, problem) => lineAt(indexOf(problem.pointer), tagName, problem),
  };
}
