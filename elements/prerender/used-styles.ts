/** Up to the end of a block whose `{` stands before `from`. */
function endOfBlock(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < css.length; at += 1) depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0;
  return at;
}

/** The selectors of a list; commas in brackets separate none. */
function selectorsOf(list: string): readonly string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(') depth += 1;
    else if (list[at] === ')') depth -= 1;
    else if (list[at] === ',' && depth === 0) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, list.slice(start)];
}

/** Says of a class or an attribute whether it is anywhere in the markup. */
type IsThere = (selector: string) => boolean;

/** A pseudo-class with what stands in its brackets, at most two levels deep. */
const BRACKETS = /(?<![\w-])([\w-]*)\(((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)\)/g;

/** True if every class and attribute that a selector asks for is there; what `:not()`, `:has()` and the like ask is not looked at. */
function canMatch(selector: string, isThere: IsThere): boolean {
  let isPossible = true;
  const compound = selector.replace(BRACKETS, (_, name: string, list: string) => {
    if (name === 'is' || name === 'where') isPossible &&= selectorsOf(list).some((one) => canMatch(one, isThere));
    return '';
  });
  return isPossible && (compound.match(/\.[\w-]+|\[[^[\]]+\]/g) ?? []).every(isThere);
}

const HOVER = /:hover/;

const TRANSITION = /(?<=^|;)transition:[^;]*(?:;|$)/g;

/**
 * Leaves out of a minified style sheet the rules that nothing matches, by classes and attributes, and what answers a
 * pointer: hovering and transitions.
 * What is left of it keeps its order, so that the whole sheet can follow it and change nothing at rest.
 *
 * @param css - ours: without strings that hold braces, and without nested rules.
 */
export function usedStyles(css: string, isThere: IsThere): string {
  const rules: string[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const end = endOfBlock(css, open + 1);
    const prelude = css.slice(at, open).trim();
    const body = css.slice(open + 1, end - 1);
    at = end;
    if (/^@(?:media|supports|starting-style)/.test(prelude)) {
      const used = usedStyles(body, isThere);
      if (used !== '') rules.push(`${prelude}{${used}}`);
      continue;
    }
    const selectors = prelude.startsWith('@')
      ? [prelude]
      : selectorsOf(prelude).filter((selector) => !HOVER.test(selector) && canMatch(selector, isThere));
    if (selectors.length > 0) rules.push(`${selectors.join(',')}{${body.replace(TRANSITION, '')}}`);
  }
  return rules.join('');
}

/** Looks for what selectors ask for in markup as React prints it. */
export function presenceIn(markup: string): IsThere {
  const classNames = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ').map((name) => `.${name}`)),
  );
  return (selector) => {
    if (selector.startsWith('.')) return classNames.has(selector);
    const [, name, value] = /^\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]$/.exec(selector) ?? [];
    if (name === undefined) return true; // An operator that we need not understand.
    return markup.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`);
  };
}

/** True if the page says which motion it is, by a custom property. */
const isNamedOutside = (sheet: string) => /animation:var\(--site-/.test(sheet);

/** Leaves out what is defined in style sheets and used in none of them: our private properties, and motions. */
export function withoutUnused(sheets: readonly string[]): readonly string[] {
  const all = sheets.join('');
  const without = sheets.map((sheet) =>
    sheet
      .replace(/(?<=[{;])(--_[\w-]+):[^;}]*;?/g, (whole, name) => (all.includes(`var(${name}`) ? whole : ''))
      .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (whole, name) =>
        isNamedOutside(sheet) || all.split(new RegExp(`\\b${name}\\b`)).length > 2 ? whole : '',
      )
      .replace(/(?<=^|[{}])[^{}@]+\{\}/g, ''),
  );
  return without.join('') === all ? sheets : withoutUnused(without);
}
