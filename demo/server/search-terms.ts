/** Scripts without spaces between words: Han, Hiragana and Katakana with its long vowel mark. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The terms of a page's text for the index. Words of spaced scripts are terms; a run of Chinese or Japanese gives its
 * pairs of neighbouring characters. A dictionary (as in `Intl.Segmenter`) would cut a half-typed word otherwise than
 * the whole one, and the page would be missed until the last character.
 */
export function indexTerms(text: string): string[] {
  return termsOf(text, (run) => [...pairs(run), run.at(-1) ?? '']);
}

/** The terms of what a person typed. A single character finds the pairs that begin with it, by prefix search. */
export function queryTerms(text: string): string[] {
  return termsOf(text, (run) => (run.length === 1 ? run : pairs(run)));
}

function termsOf(text: string, termsOfRun: (run: readonly string[]) => readonly string[]): string[] {
  const plain = foldText(text);
  const runs = plain.match(UNSPACED) ?? [];
  const words = [...wordSegmenter.segment(plain.replace(UNSPACED, ' '))].filter(({ isWordLike }) => isWordLike);
  return [...words.map(({ segment }) => segment), ...runs.flatMap((run) => termsOfRun([...run]))];
}

function pairs(run: readonly string[]): string[] {
  return run.slice(1).map((character, index) => `${run[index]}${character}`);
}

/** Without case, width and Latin accents. Marks of other scripts stay: が is not か. */
function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
