import { decodeEntities } from './html-entities.ts';

/** A piece of HTML. Names are in lower case; text and `href` are decoded. */
export type HtmlToken =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'start'; readonly name: string; readonly href?: string | undefined }
  | { readonly type: 'end'; readonly name: string };

interface Tag {
  readonly name: string;
  readonly href: string | undefined;
  /** Offset behind its `>`. */
  readonly end: number;
}

/** Elements whose content is no text of the page: it goes with them. */
const SKIPPED_ELEMENT =
  /^(?:audio|canvas|iframe|math|noembed|noframes|noscript|object|script|select|style|svg|template|textarea|title|video)$/;

const TAG_NAME = /[^\s/>]*/y;

/** A name, then a value in double quotes, in single quotes or bare. A quote that never closes takes the rest. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]+))?)?/y;

const TAG_END = /[\s/]*>/y;

function matchAt(pattern: RegExp, html: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(html);
}

/** Reads the tag whose name stands at the offset; `undefined` if the text ends inside it. */
function readTag(html: string, nameOffset: number): Tag | undefined {
  const name = matchAt(TAG_NAME, html, nameOffset)?.[0] ?? '';
  let offset = nameOffset + name.length;
  let href: string | undefined;
  for (let found = matchAt(ATTRIBUTE, html, offset); found; found = matchAt(ATTRIBUTE, html, offset)) {
    offset += found[0].length;
    if (found[1]?.toLowerCase() === 'href') href ??= decodeEntities(found[2] ?? found[3] ?? found[4] ?? '');
  }
  const tagEnd = matchAt(TAG_END, html, offset);
  return tagEnd ? { name: name.toLowerCase(), href, end: offset + tagEnd[0].length } : undefined;
}

/** Where the text goes on behind a comment, a doctype or what browsers read as a comment (CDATA, `<?…>`, `</3>`). */
function commentEnd(html: string, start: number): number {
  const close = html.startsWith('<!--', start) ? '-->' : '>';
  const closeOffset = html.indexOf(close, start + 2); // From the dashes on: `<!-->` is a whole comment.
  return closeOffset < 0 ? html.length : closeOffset + close.length;
}

/** Where the text goes on behind a skipped element: at its end tag, or nowhere. */
function skippedEnd(html: string, { name, end }: Tag): number {
  if (/^(?:svg|math)$/.test(name) && html[end - 2] === '/') return end;
  return matchAt(new RegExp(`</${name}[\\s/>]`, 'gi'), html, end)?.index ?? html.length;
}

/**
 * Cuts HTML into texts and tags as a browser's parser does, in linear time and for any input. Comments, attributes but
 * `href`, and the elements that hold no text of the page are left out; so is a tag that never ends.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const markup = /<[a-z/!?]/gi;
  let offset = 0;
  while (offset < html.length) {
    const start = matchAt(markup, html, offset)?.index ?? html.length;
    if (start > offset) yield { type: 'text', text: decodeEntities(html.slice(offset, start)) };
    const isEndTag = /^<\/[a-z]/i.test(html.slice(start, start + 3));
    if (!isEndTag && !/^<[a-z]/i.test(html.slice(start, start + 2))) {
      offset = commentEnd(html, start);
      continue;
    }
    const tag = readTag(html, isEndTag ? start + 2 : start + 1);
    if (!tag) return;
    const isSkipped = !isEndTag && SKIPPED_ELEMENT.test(tag.name);
    offset = isSkipped ? skippedEnd(html, tag) : tag.end;
    if (isEndTag) yield { type: 'end', name: tag.name };
    else if (!isSkipped) yield { type: 'start', name: tag.name, href: tag.href };
  }
}
