import { parseJson } from '../../src/core/config/parse-json.ts';
import { type JsonProblem, jsonProblems } from '../cli/json-problems.ts';
import type { EditedDocument } from './documents.ts';

/** What a text holds. */
export interface Parsed {
  /** Of a text that is no JSON: what it held before, so that the preview stays while somebody types. */
  readonly data: unknown;
  readonly isReadable: boolean;
  readonly problems: readonly JsonProblem[];
}

/** Reads a text as the element and the command `validate` do. @param before - what it held when it was last JSON. */
export function parseDocument({ tagName }: EditedDocument, text: string, before: unknown): Parsed {
  const parsed = parseJson(text);
  const isReadable = 'value' in parsed;
  return { data: isReadable ? parsed.value : before, isReadable, problems: jsonProblems(text, tagName) };
}
