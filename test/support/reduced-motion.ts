import { atEndOfTest } from './cleanup.ts';
import { canEmulateMedia, emulateMedia } from './viewport.ts';

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

/** Follows the title of a test that calls `reduceMotion`. */
export const BY_SETTING = canEmulateMedia ? '' : ' (a stubbed matchMedia stands in for the setting)';

/** Has the person prefer reduced motion until the end of the running test, as scripts see it. */
export async function reduceMotion(): Promise<void> {
  if (canEmulateMedia) return emulateMedia({ reducedMotion: 'reduce' });
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia(query.replace('(prefers-reduced-motion: no-preference)', '(width: 0)'));
  atEndOfTest(() => {
    window.matchMedia = matchMedia;
  });
}
