import { transform } from 'lightningcss';
import { cssText } from '../../src/styles/css-text.mjs';

const SHARED = [
  ...['tokens', 'reset'].map((name) => `src/styles/${name}.css`),
  'src/parts/parts.css',
  ...['dropdown', 'overlay'].map((name) => `src/disclosure/${name}.css`),
];

/** The sheets of each element in the order of its declaration, then those of static markup. */
const SHEETS = {
  'site-header': [
    ...['SiteHeader', 'Masthead', 'Announcement', 'Menu', 'Actions'].map((name) => `src/site-header/${name}.css`),
    ...['Dropdown', 'OpenMenu'].map((name) => `src/site-header/${name}.css`),
    ...['content', 'layout'].map((name) => `src/parts/${name}.css`),
    ...['Panel', 'PanelSection', 'SkipLink', 'ScrollingHeader', 'Print', 'StaticHeader'].map(
      (name) => `src/site-header/${name}.css`,
    ),
  ],
  'site-subnav': ['SiteSubnav', 'SubnavRow', 'OpenSubnav', 'StaticSubnav'].map((name) => `src/site-subnav/${name}.css`),
};

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

async function scopedText(file, tagNames) {
  const { code } = transform({
    filename: file,
    code: Buffer.from(await cssText(file)),
    minify: true,
    visitor: { Selector: (selector) => scoped(selector, tagNames) },
  });
  return code.toString();
}

/**
 * The one style sheet that pre-rendered pages link (contract §2, Content security): in `<head>`, where it keeps the page
 * from being painted without it and matches nothing else, and in the shadow roots, which share it. So each rule says
 * which element it is for.
 *
 * @returns {Promise<string>}
 */
export async function prerenderCss() {
  const shared = SHARED.map((file) => scopedText(file, Object.keys(SHEETS)));
  const own = Object.entries(SHEETS).flatMap(([tagName, files]) => files.map((file) => scopedText(file, [tagName])));
  return [...(await Promise.all([...shared, ...own])), SEARCH_RULE].join('');
}
