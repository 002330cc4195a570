import { printFragment } from '../prerender/print-fragment.ts';
import { writtenAttribute } from '../prerender/render-element.ts';
import { type EditedDocument, TAG_ATTRIBUTES } from './documents.ts';

/** What the tag of an element is written from. */
export interface TagOptions {
  /** As the attribute `locale` has it. */
  readonly locale: string;
  /** As the attribute `theme` has it. */
  readonly theme: string;
}

const attributesOf = ({ name }: EditedDocument, theme: string) => ({
  ...TAG_ATTRIBUTES[name],
  ...(theme !== 'light' && { theme }), // The default.
});

/** The script tag, and the element with its JSON, for a page's template. */
export function tagText(document: EditedDocument, json: string, { locale, theme }: TagOptions): string {
  const attributes = Object.entries({ locale, ...attributesOf(document, theme) });
  const tag = [document.tagName, ...attributes.map(([name, value]) => writtenAttribute(name, value))].join(' ');
  // What would end a script element, or change how it is read. JSON knows the escapes.
  const safe = json.trim().replaceAll('</', '<\\/').replaceAll('<!--', '\\u003c!--');
  const child = `  <script type="application/json">\n${safe.replace(/(^|\n)/g, '$1    ')}\n  </script>\n`;
  return `<script src="/site-elements/site-elements.js"></script>\n\n<${tag}>\n${child}</${document.tagName}>\n`;
}

/**
 * The element as pages include it, printed: it shows before any script.
 *
 * @returns `text` is `''` where nothing can be printed, and `reason` says why.
 */
export function fragmentOf(document: EditedDocument, data: unknown, { locale, theme }: TagOptions) {
  try {
    const { html } = printFragment(data, { locale, tag: document.name, attributes: attributesOf(document, theme) });
    return { text: html, reason: 'The data has nothing to show.' };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { text: '', reason: `The \`locales\` of this data have no ${locale}.` }; // Those of the header have it.
  }
}
