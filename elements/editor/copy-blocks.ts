import { byId } from './find.ts';

/** What can be copied, by the id of its block; `''`: nothing now. */
export type Copies = Readonly<Record<'tag' | 'json' | 'css' | 'fragment', string>>;

/** Why there is nothing, by the id of its block. */
export type Reasons = Readonly<Partial<Record<keyof Copies, string>>>;

const NAMES: Readonly<Record<keyof Copies, string>> = {
  tag: 'Tag',
  json: 'JSON',
  css: 'Theme CSS',
  fragment: 'Printed fragment',
};

const IDS = Object.keys(NAMES) as (keyof Copies)[];

const kilobytes = (text: string) => `${(new TextEncoder().encode(text).length / 1000).toFixed(1)} kB`;

/** Copies a field's text. Where the page may not, by its address, it is selected for the person's own keys. */
async function copy(field: HTMLTextAreaElement, name: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.focus();
    field.select();
    if (!document.execCommand('copy')) return `${name} is selected: copy it with Ctrl+C or ⌘C.`;
  }
  return `${name} is copied.`;
}

/** Makes the buttons of the blocks copy, and say so. */
export function wireCopies(): void {
  const status = byId('copy-status', HTMLElement);
  for (const id of IDS) {
    const field = byId(`${id}-text`, HTMLTextAreaElement);
    byId(`${id}-copy`, HTMLButtonElement).addEventListener('click', async () => {
      status.textContent = await copy(field, NAMES[id]);
    });
  }
}

/** Puts texts into the blocks. */
export function showCopies(copies: Copies, reasons: Reasons): void {
  byId('copy-status', HTMLElement).textContent = '';
  for (const id of IDS) {
    const text = copies[id];
    byId(`${id}-text`, HTMLTextAreaElement).value = text;
    byId(`${id}-copy`, HTMLButtonElement).disabled = text === '';
    byId(`${id}-size`, HTMLElement).textContent = text === '' ? (reasons[id] ?? '') : kilobytes(text);
  }
}
