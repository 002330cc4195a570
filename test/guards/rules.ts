import { type SourceFile, sourceFiles } from './source-files.ts';

/** An id as it is cited: `row P7`, `§2.1`, `contract §2`. */
export type RuleId = string;

/** A row of behaviours.md or a section of a page with rules, and the tests that the page names for it. */
export interface Rule {
  readonly id: RuleId;
  /** Paths from the project's folder. */
  readonly tests: readonly string[];
  /** The rule's own text. */
  readonly text: string;
}

/** An id that a file names, or a shape or paragraph of a page. */
export interface Citation {
  readonly id: string;
  /** `path:line` */
  readonly place: string;
}

const ROW = '[A-Z]\\d{1,2}';
const SECTION = '(?:contract )?§\\d+(?:\\.\\d+)?';
const JOINED_BY = '(?:, | and | or |–| to )';

/** Rows in a list or a range: `F4, F7 and F8`, `N1–N3`; in comments also over the end of a line. */
const CITED_ROWS = new RegExp(`\\brows?[\\s*]+(${ROW}(?:${JOINED_BY.replaceAll(' ', '[\\s*/]+')}${ROW})*)`, 'gi');

/** What a text that begins with ids begins with: the titles of tests. */
const TITLE = new RegExp(`['"\`]((?:${ROW}|${SECTION})(?:${JOINED_BY}(?:${ROW}|${SECTION}))*)(?=:| \\(|, [A-Z])`, 'g');

/** Named paragraphs of a section: `contract §2, Links`, `Contract §2 (Validation)`. */
const PARAGRAPH = /\b(contract|specification) (§\d+(?:\.\d+)?)(?:, | \()([A-Z][a-z-]+)(?! §)/gi;

function read(path: string): string {
  return sourceFiles(path)[0]?.text ?? '';
}

/** The ids of a list or a range, each by itself. */
function idsIn(list: string): RuleId[] {
  const ids = [...list.matchAll(new RegExp(`${SECTION}|${ROW}`, 'g'))].map(([id]) => id);
  const ranges = [...list.matchAll(/([A-Z])(\d+)(?:–| to )[A-Z](\d+)/g)].flatMap(([, letter, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${letter}${Number(first) + index}`),
  );
  return [...new Set([...ids, ...ranges])];
}

/** Paths of the tests that a piece of a page in `docs/` links to. */
function linkedTests(text: string): string[] {
  return [...text.matchAll(/\]\(\.\.\/(test\/[^)]+)\)/g)].map(([, path = '']) => path);
}

/** The rows of behaviours.md. */
export function rows(): Rule[] {
  return [...read('docs/behaviours.md').matchAll(new RegExp(`^\\| (${ROW}) \\|.*$`, 'gm'))].map(([text, id = '']) => ({
    id,
    tests: linkedTests(text),
    text,
  }));
}

/** The sections of a page, with the tests that its paragraph «Proved by» names. */
export function sections(page: string, prefix = ''): Rule[] {
  return read(page)
    .split(/^(?=#{2,3} §)/m)
    .slice(1)
    .map((text) => ({
      id: prefix + (/§[\d.]*\d/.exec(text)?.[0] ?? ''),
      tests: linkedTests(/^Proved by: [\s\S]*?\n\n|^Proved by: [\s\S]*$/m.exec(text)?.[0] ?? ''),
      text,
    }));
}

/** Every rule that can be cited. */
export function allRules(): Rule[] {
  return [...rows(), ...sections('docs/specification.md'), ...sections('docs/contract.md', 'contract ')];
}

/** The fields that a table of data.md lists for a shape; required ones end in `!`. */
export function listedFields(shape: string): string[] {
  const [, section = ''] = new RegExp(`^## ${shape}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(
    read('docs/data.md'),
  ) ?? [''];
  return [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`( !)?/g)].map(([, field, mark]) => (mark ? `${field}!` : `${field}`)),
  );
}

/** Everything that may cite a rule. */
export function citingFiles(): SourceFile[] {
  return sourceFiles('{src,elements,demo,test}/**/*.{ts,tsx,mjs,css,md}', 'docs/*.md', '*.md').filter(
    ({ path }) => !/^(?:demo\/content|test\/demo\/fixture|test\/guards\/rules)/.test(path),
  );
}

/** The ids that the titles of a test begin with. */
export function namedInTitles({ text }: SourceFile): Set<RuleId> {
  return new Set([...text.matchAll(TITLE)].flatMap(([, ids = '']) => idsIn(ids)));
}

function place({ path, text }: SourceFile, index: number): string {
  return `${path}:${text.slice(0, index).split('\n').length}`;
}

/** The rules that a file cites. */
export function citedRules(file: SourceFile): Citation[] {
  const patterns = [CITED_ROWS, new RegExp(SECTION, 'gi'), ...(file.path.startsWith('test/') ? [TITLE] : [])];
  return patterns.flatMap((pattern) =>
    [...file.text.matchAll(pattern)].flatMap(({ 0: whole, 1: ids, index }) =>
      idsIn((ids ?? whole).replace(/^contract/i, 'contract')).map((id) => ({ id, place: place(file, index) })),
    ),
  );
}

/** The shapes of data.md that a file cites: `data.md, NavItem`. */
export function citedShapes(file: SourceFile): Citation[] {
  return [...file.text.matchAll(/\b[Dd]ata\.md, ([A-Z][A-Za-z]+)/g)].map(({ 1: id = '', index }) => ({
    id,
    place: place(file, index),
  }));
}

/** The named paragraphs that a file cites, as `contract §2, Links`. */
export function citedParagraphs(file: SourceFile): Citation[] {
  return [...file.text.matchAll(PARAGRAPH)]
    .filter(([, , , name = '']) => /^[A-Z]/.test(name))
    .map(({ 1: page = '', 2: section, 3: name, index }) => ({
      id: `${page.toLowerCase() === 'contract' ? 'contract ' : ''}${section}, ${name}`,
      place: place(file, index),
    }));
}
