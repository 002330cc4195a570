import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parseJson } from '../../src/core/config/parse-json.ts';
import { describeProblem, type Problem } from '../../src/core/config/problem.ts';
import { explained } from '../../src/core/config/read-data.ts';
import { declarationOf } from '../prerender/page-elements.ts';
import { jsonIndexOf, placeOf } from '../prerender/page-problem.ts';
import type { FileReport } from '../site-files/print-file.ts';

/** Keys that only the data of one element has at its top. data.md */
const OWN_KEYS = {
  'site-subnav': ['nav', 'currentSbn'],
  'site-search': ['texts', 'products', 'areas', 'credit', 'filters'],
} as const;

/** Which element a document is for, by its keys; the header, if they do not tell. */
function tagNameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'site-header';
  const entry = Object.entries(OWN_KEYS).find(([, keys]) => keys.some((key) => Object.hasOwn(value, key)));
  return entry?.[0] ?? 'site-header';
}

/** Says what is wrong with a JSON document, by file, line and column. Never throws. */
export async function validateJson(file: string): Promise<FileReport> {
  const name = relative('', file);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return { status: 'failed', messages: [`${name}: cannot be read: ${error}`] };
  }
  const parsed = parseJson(text);
  const line = (tagName: string, problem: Problem, index: number) => {
    const { line, column } = placeOf(text, index);
    return `${name}:${line}:${column}: ${describeProblem(tagName, problem)}`;
  };
  if ('problem' in parsed) {
    return { status: 'failed', messages: [line('site-header', parsed.problem, parsed.at)] };
  }
  const tagName = tagNameOf(parsed.value);
  const declaration = declarationOf(tagName, 'site');
  const problems = declaration ? explained(declaration.read, parsed.value).problems : [];
  const messages = problems.map((problem) => line(tagName, problem, jsonIndexOf(text, problem.pointer)));
  return { status: 'unchanged', messages };
}
