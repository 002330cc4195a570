import { transform } from 'lightningcss';

/** The fallback of a search would move the page when its code comes (contract §7). In the page's own scope. */
const SEARCH_RULE = '@media (scripting:enabled){site-search:not(:defined,#_#_#_){display:none}}';

/** `:host(site-header)`, as lightningcss has it, with more of the same compound. */
function hostComponent(tagNames, rest = []) {
  const types = tagNames.map((name) => [{ type: 'type', name }]);
  const tag = types.length === 1 ? types[0] : [{ type: 'pseudo-class', kind: 'is', selectors: types }];
  return { type: 'pseudo-class', kind: 'host', selectors: [...tag, ...rest] };
}

/** `.bar` → `:host(site-header) .bar`; `:host([size='small'])` → `:host(site-header[size='small'])`. */
function scoped(selector, tagNames) {
  const [first, ...rest] = selector;
  if (first.type === 'pseudo-class' && first.kind === 'host') {
    return [hostComponent(tagNames, first.selectors ?? []), ...rest];
  }
  return [hostComponent(tagNames), { type: 'combinator', value: 'descendant' }, ...selector];
}

function scopedText(text, tagNames) {
  const { code } = transform({
    filename: `${tagNames.join(', ')}.css`,
    code: Buffer.from(text),
    minify: true,
    visitor: { Selector: (selector) => scoped(selector, tagNames) },
  });
  return code.toString();
}

/**
 * The one style sheet that pre-rendered pages link (contract §2, Content security): in `<head>`, where it keeps the page
 * from being painted without it and matches nothing else, and in the shadow roots, which share it. So each rule says
 * which element it is for. What all elements have in common stands first, and once.
 *
 * @param {Readonly<Record<string, readonly string[]>>} sheetsByTag - What is printed into each element, in its order.
 * @returns {string}
 */
export function prerenderCss(sheetsByTag) {
  const tagNames = Object.keys(sheetsByTag);
  const lists = Object.values(sheetsByTag);
  const isShared = (text) => lists.every((list) => list.includes(text));
  const shared = (lists[0] ?? []).filter(isShared).map((text) => scopedText(text, tagNames));
  const own = Object.entries(sheetsByTag).flatMap(([tagName, sheets]) =>
    sheets.filter((text) => !isShared(text)).map((text) => scopedText(text, [tagName])),
  );
  return [...shared, ...own, SEARCH_RULE].join('');
}
