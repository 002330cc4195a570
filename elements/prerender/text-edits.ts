import type { Stretch } from './page-elements.ts';

/** What is to stand in place of a stretch of a text; an empty stretch is a place to insert at. */
export interface TextEdit extends Stretch {
  readonly text: string;
}

/** Carries out edits that do not overlap; everything else stays as it is. Those at one place keep their order. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join('') + text.slice(at);
}
