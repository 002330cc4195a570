/** Lowest contrast of text, and of icons and lines that carry meaning. WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const SHAPE = 3;

/** A role of `tokens.css`, what it stands on, and the lowest contrast that it may have there. */
export interface ContrastPair {
  readonly role: string;
  readonly backgrounds: readonly string[];
  readonly least: number;
}

/** What stands on what in the elements. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  { role: 'text', backgrounds: ['surface', 'surface-raised', 'surface-tint'], least: TEXT },
  { role: 'text-quiet', backgrounds: ['surface', 'surface-raised', 'surface-tint'], least: TEXT },
  { role: 'accent', backgrounds: ['surface', 'surface-raised', 'surface-tint'], least: TEXT },
  { role: 'accent-text', backgrounds: ['accent', 'accent-strong'], least: TEXT },
  { role: 'error', backgrounds: ['surface', 'surface-raised'], least: TEXT },
  { role: 'line-strong', backgrounds: ['surface', 'surface-raised', 'surface-tint'], least: SHAPE },
  { role: 'focus', backgrounds: ['surface', 'surface-raised', 'surface-tint'], least: SHAPE },
];

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(digits.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours (`#rgb` or `#rrggbb`) by WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
