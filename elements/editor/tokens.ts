import type { CssCustomProperty } from 'custom-elements-manifest';
import { siteHeaderDescription } from '../manifest/site-header-description.ts';
import { CONTRAST_PAIRS, type ContrastPair, contrast } from './contrast.ts';

/** Areas that have a colour of their own for each role. */
export type Area = 'light' | 'dark';

export const AREAS: readonly Area[] = ['light', 'dark'];

/** A published custom property that a person may set. */
export interface Token {
  readonly name: string;
  /** `Surface raised`. */
  readonly title: string;
  readonly description: string;
  readonly kind: 'colour' | 'length' | 'font';
  /** By area; what is no colour has `light` alone. */
  readonly defaults: Readonly<Record<Area, string>>;
}

/** What a person has written, by token and area: `#a1003c`, `12px`. */
export type Chosen = Readonly<Record<string, Readonly<Partial<Record<Area, string>>>>>;

/** What the theme of a site usually sets beside colours. */
const LENGTHS = ['--site-radius', '--site-bar-block-size'];

function titleOf(name: string): string {
  const words = name.replace(/^--site-(?:color-)?/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param written - what of `tokens.css` the manifest publishes. */
export function editableTokens(written: readonly CssCustomProperty[]): readonly Token[] {
  const barSize = { name: '--site-bar-block-size', ...siteHeaderDescription.cssProperties['--site-bar-block-size'] };
  return [...written, barSize].flatMap(({ name, default: value = '', description = '' }): Token[] => {
    const kind = name.startsWith('--site-color-')
      ? 'colour'
      : LENGTHS.includes(name)
        ? 'length'
        : name === '--site-font'
          ? 'font'
          : undefined;
    if (!kind) return []; // A shadow is no field.
    const [, light = value, dark = light] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value) ?? [];
    return [{ name, title: titleOf(name), description, kind, defaults: { light, dark } }];
  });
}

/** Whether a text is a colour that contrast can be told of. */
export function isColour(text: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text);
}

/** The style sheet that sets what differs from the defaults; `''` if nothing does. */
export function themeCss(tokens: readonly Token[], chosen: Chosen): string {
  const lines = tokens.flatMap(({ name, kind, defaults }) => {
    const { light = defaults.light, dark = defaults.dark } = chosen[name] ?? {};
    if (light === defaults.light && (kind !== 'colour' || dark === defaults.dark)) return [];
    return `  ${name}: ${kind !== 'colour' || light === dark ? light : `light-dark(${light}, ${dark})`};\n`;
  });
  return lines.length > 0 ? `:root {\n${lines.join('')}}\n` : '';
}

/** How a role can be read where it can be read worst. */
export interface Reading {
  readonly pair: ContrastPair;
  readonly area: Area;
  /** The background on which the contrast is lowest. */
  readonly background: string;
  readonly foregroundColour: string;
  readonly backgroundColour: string;
  readonly ratio: number;
  readonly isEnough: boolean;
}

/** The contrast of each role in each area, where it is lowest. */
export function readings(tokens: readonly Token[], chosen: Chosen): readonly Reading[] {
  const colourOf = (role: string, area: Area) => {
    const name = `--site-color-${role}`;
    return chosen[name]?.[area] ?? tokens.find((token) => token.name === name)?.defaults[area] ?? '#000';
  };
  return CONTRAST_PAIRS.flatMap((pair) =>
    AREAS.map((area) => {
      const foregroundColour = colourOf(pair.role, area);
      const ratioOn = (background: string) => contrast(foregroundColour, colourOf(background, area));
      const background = pair.backgrounds.reduce((worst, one) => (ratioOn(one) < ratioOn(worst) ? one : worst));
      const ratio = ratioOn(background);
      const backgroundColour = colourOf(background, area);
      return { pair, area, background, foregroundColour, backgroundColour, ratio, isEnough: ratio >= pair.least };
    }),
  );
}
