import MarkdownIt from 'markdown-it';

/** A heading of a page, for its table of contents and the suggestion index. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 for `<h2>` … */
  readonly level: number;
}

/** A page's Markdown, rendered. */
export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The words of the page without markup, for the suggestion index. */
  readonly text: string;
}

const markdownIt = new MarkdownIt({ html: false });

// A code block may scroll sideways, so it must be reachable by keyboard (WCAG 2.1.1).
for (const rule of ['fence', 'code_block'] as const) {
  const render = markdownIt.renderer.rules[rule];
  markdownIt.renderer.rules[rule] = (...parameters) =>
    (render?.(...parameters) ?? '').replace('<pre>', '<pre tabindex="0">');
}

/** Renders Markdown to HTML and gives each heading an id, so that links can lead to it. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tokens = markdownIt.parse(markdown, {});
  const headings: Heading[] = [];
  const texts: string[] = [];
  tokens.forEach((token, position) => {
    if (token.type === 'inline' || token.type === 'fence') texts.push(plainText(token));
    if (token.type !== 'heading_open') return;
    const text = plainText(tokens[position + 1]);
    const id = uniqueId(text, headings);
    token.attrSet('id', id);
    headings.push({ id, text, level: Number(token.tag.slice(1)) });
  });
  return { html: markdownIt.renderer.render(tokens, markdownIt.options, {}), headings, text: texts.join('\n') };
}

type Token = ReturnType<typeof markdownIt.parse>[number];

function plainText(token: Token | undefined): string {
  if (token?.children)
    return token.children.map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');
  return token?.content ?? '';
}

function uniqueId(text: string, headings: readonly Heading[]): string {
  const name =
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'section';
  let id = name;
  for (let count = 2; headings.some((heading) => heading.id === id); count += 1) id = `${name}-${count}`;
  return id;
}
