const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe in an element and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Attributes of a tag. `true` writes a bare attribute; `undefined` leaves it out. */
export type Attributes = Readonly<Record<string, string | true | undefined>>;

/** ` name="value"` for each attribute, each with its leading space. */
export function attributesHtml(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value ?? '')}"`))
    .join('');
}

/** The JSON child of an element. `<` is written as an escape, so that no text in the data can end the script. */
export function jsonScriptHtml(json: string): string {
  return `<script type="application/json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** A link as a list entry. */
export interface PlainLink {
  readonly title: string;
  readonly url: string;
}

/** Links as list entries, one a line. */
export function linkItemsHtml(links: readonly PlainLink[]): string {
  return links.map(({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`).join('\n');
}
