/** A piece of a title: typed by the person, or not. */
export interface TitlePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A character of the title with the marks that belong to it, and the form in which it is compared. */
interface Cell {
  readonly text: string;
  readonly folded: string;
}

/** Typed text that is looked at, in UTF-16 units: keeps the time linear in the title for any text. */
const TYPED_LENGTH_COUNT = 100;

const JOINS_PREVIOUS = /^[\p{Mark}\u200d]/u;
const WORD_CHARACTER = /^[\p{Letter}\p{Number}]/u;
const UNSPACED_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]/u;

/** Without case and without Latin, Greek and Cyrillic diacritics; kana keep their marks, which make another letter. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

function cellsOf(title: string): readonly Cell[] {
  const texts: string[] = [];
  for (const character of title) {
    if (texts.length > 0 && JOINS_PREVIOUS.test(character)) texts[texts.length - 1] += character;
    else texts.push(character);
  }
  return texts.map((text) => ({ text, folded: folded(text) }));
}

/** A word begins behind what is no letter or digit; in scripts without spaces, at each character. */
function isWordStart(cells: readonly Cell[], index: number): boolean {
  const text = cells[index]?.text ?? '';
  const previous = cells[index - 1]?.text ?? '';
  if (!WORD_CHARACTER.test(text)) return false;
  return !WORD_CHARACTER.test(previous) || UNSPACED_SCRIPT.test(text) || UNSPACED_SCRIPT.test(previous);
}

/** How many cells from the index on the word takes; 0 if it does not stand there. A last cell may match in part. */
function matchLength(cells: readonly Cell[], index: number, word: string): number {
  let rest = word;
  let length = 0;
  while (rest !== '') {
    const cell = cells[index + length];
    if (!cell || !(rest.startsWith(cell.folded) || cell.folded.startsWith(rest))) return 0;
    rest = rest.slice(cell.folded.length);
    length += 1;
  }
  return length;
}

/**
 * Cuts a title into what the person typed and what not, for the weight of the letters. Each typed word matches where a
 * word of the title begins with it; in Chinese, Japanese and Korean anywhere. Case and diacritics do not count
 * (`cafe` finds `Café`), and a letter is never cut from its marks. The texts of the parts together are the title.
 *
 * @param text - what was typed; words are separated by white space, and their leading punctuation is skipped.
 */
export function matchedParts(title: string, text: string): readonly TitlePart[] {
  const typed = folded(text.trim().slice(0, TYPED_LENGTH_COUNT)).split(/\s+/);
  const words = typed.map((word) => word.replace(/^[^\p{Letter}\p{Number}]+/u, '')).filter((word) => word !== '');
  const cells = cellsOf(title);
  const parts: { text: string; isMatch: boolean }[] = [];
  let matchEnd = 0;
  cells.forEach((cell, index) => {
    if (isWordStart(cells, index)) {
      for (const word of words) matchEnd = Math.max(matchEnd, index + matchLength(cells, index, word));
    }
    const isMatch = index < matchEnd;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += cell.text;
    else parts.push({ text: cell.text, isMatch });
  });
  return parts;
}
