import { atEndOfTest } from './cleanup.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Makes the style sheets of a shadow root believe, until the end of the running test, that the person prefers reduced
 * motion: stands in for the emulation that the drivers of Firefox and WebKit lack.
 */
export function stubReducedMotion(root: ShadowRoot): void {
  for (const sheet of root.adoptedStyleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule) || rule.media.mediaText !== QUERY) continue;
      rule.media.mediaText = 'all';
      atEndOfTest(() => {
        rule.media.mediaText = QUERY;
      });
    }
  }
}
