import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { explained } from '../../src/core/config/read-data.ts';
import { declarationOf } from '../prerender/page-elements.ts';
import { elementOfData } from '../prerender/tag-of-data.ts';
import type { FileReport } from '../site-files/print-file.ts';
import { readJsonDocument } from './json-document.ts';

/** Says what is wrong with a JSON document, by file, line and column. Never throws. */
export async function validateJson(file: string): Promise<FileReport> {
  const name = relative('', file);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return { status: 'failed', messages: [`${name}: cannot be read: ${error}`] };
  }
  const document = readJsonDocument(name, text);
  if (typeof document === 'string') return { status: 'failed', messages: [document] };
  const tagName = `site-${elementOfData(document.value) ?? 'header'}`;
  const declaration = declarationOf(tagName, 'site');
  const problems = declaration ? explained(declaration.read, document.value).problems : [];
  return { status: 'unchanged', messages: problems.map((problem) => document.problemLine(tagName, problem)) };
}
