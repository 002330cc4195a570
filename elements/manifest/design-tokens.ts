import type { CssCustomProperty } from 'custom-elements-manifest';

/** What authors are told of the tokens of `tokens.css`; names and defaults stand there. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '--site-color-surface': 'Background of bars, panels and the search dialog.',
  '--site-color-surface-raised': 'Background of what stands above a surface.',
  '--site-color-surface-tint': 'Background of quiet areas, and of what the mouse or the keyboard is on.',
  '--site-color-text': 'Text.',
  '--site-color-text-quiet': 'Text of less weight: descriptions, hints, meta lines.',
  '--site-color-line': 'Lines that divide.',
  '--site-color-line-strong': 'Borders of controls.',
  '--site-color-accent': 'Links, and the background of the primary call to action.',
  '--site-color-accent-strong': 'The accent under the mouse.',
  '--site-color-accent-text': 'Text on the accent.',
  '--site-color-focus': 'The focus ring.',
  '--site-color-error': 'What says that something failed.',
  '--site-color-overlay': 'What dims the page behind the search dialog.',
  '--site-font': 'Font family of all text.',
  '--site-radius': 'Corner radius of panels, controls and cards.',
  '--site-shadow': 'Shadow of panels and of the search dialog.',
};

/** The text between a bracket that opens before `start` and the one that closes it. */
function untilClosingBracket(text: string, start: number): string {
  let depth = 1;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')') depth--;
    if (depth === 0) return text.slice(start, index).trim();
  }
  return text.slice(start);
}

/**
 * The design tokens that all elements share: every `var(--site-…, default)` of `tokens.css`.
 *
 * @throws if a token has no description, or a description no token.
 */
export function designTokens(css: string): readonly CssCustomProperty[] {
  const tokens = [...css.matchAll(/var\((--site-[a-z-]+),/g)].map(({ 0: text, 1: name = '', index }) => {
    const description = DESCRIPTIONS[name];
    if (description === undefined) throw new Error(`${name} of tokens.css is not described in design-tokens.ts.`);
    return { name, default: untilClosingBracket(css, index + text.length), description };
  });
  const gone = Object.keys(DESCRIPTIONS).find((name) => !tokens.some((token) => token.name === name));
  if (gone !== undefined) throw new Error(`${gone}, described in design-tokens.ts, is not in tokens.css.`);
  return tokens;
}
