import type { PrintedShape } from '../runtime/print-stamp.ts';

/** The references that React writes. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(html: string): string {
  return html.replace(/&([^;&]*);/g, (reference, name: string) => CHARACTERS[name] ?? reference);
}

/** The shape of markup as React prints it: no comments, and no `<` or `>` but of tags. */
export function printedShape(markup: string): PrintedShape {
  const tags = [...markup.matchAll(/<([a-z][\w-]*)(?:[^>]*? href="([^"]*)")?/gi)];
  return {
    elements: tags.map(([, name = '', href = '']) => [name.toLowerCase(), decoded(href)]),
    text: decoded(markup.replace(/<[^>]*>/g, '')),
  };
}
