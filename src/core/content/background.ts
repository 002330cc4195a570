/** Background values of sections and cards. Specification §3. */
export const BACKGROUND_STYLES = ['bg-developer-blue', 'bg-ink', 'bg-light-gray'] as const;

/** One background value of §3. */
export type BackgroundStyle = (typeof BACKGROUND_STYLES)[number];

/** The set of colour roles that a background asks of what stands on it. Specification §3. */
export type BackgroundTheme = 'color' | 'dark' | 'light';

const THEMES: Readonly<Record<BackgroundStyle, BackgroundTheme>> = {
  'bg-developer-blue': 'color',
  'bg-ink': 'dark',
  'bg-light-gray': 'light',
};

/** The theme of what stands on a background. Specification §3. */
export function themeOfBackground(background: BackgroundStyle): BackgroundTheme {
  return THEMES[background];
}
