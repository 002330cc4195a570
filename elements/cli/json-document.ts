import { parseJson } from '../../src/core/config/parse-json.ts';
import type { Problem } from '../../src/core/config/problem.ts';
import { jsonIndexes, pageProblem, placeOf } from '../prerender/page-problem.ts';
import { syntaxHint } from './json-faults.ts';

/** A JSON document of which it can be said where something is wrong. */
export interface JsonDocument {
  readonly value: unknown;
  /** Where stands what a JSON pointer names. */
  readonly indexOf: (pointer: string) => number;
  /** A problem at an index as editors and terminals know it: `nav.json:12:7: <site-header> …`. */
  readonly lineAt: (index: number, tagName: string, problem: Problem) => string;
}

/**
 * Reads a JSON document.
 *
 * @param name - what its lines begin with.
 * @param tagName - the element whose data it is to be.
 * @returns a line that says where it is no JSON, if it is none.
 */
export function readJsonDocument(name: string, text: string, tagName = 'site-header'): JsonDocument | string {
  const lineAt = (index: number, tag: string, problem: Problem) => {
    const { line, column } = placeOf(text, index);
    return `${name}:${line}:${column}: ${pageProblem(tag, problem).message}`;
  };
  const parsed = parseJson(text);
  if ('problem' in parsed) return lineAt(parsed.at, tagName, parsed.problem) + syntaxHint(text, parsed.at);
  return { value: parsed.value, indexOf: jsonIndexes(text), lineAt };
}
