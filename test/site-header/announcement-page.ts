import { ANNOUNCEMENT_COOKIE } from '../../src/core/announcement/dismissed-announcements.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';

export const NARROW_PX = 375;

/** Has nothing dismissed, now and at the end of the running test. */
export function forgetDismissals(): void {
  const forget = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine.
    document.cookie = `${ANNOUNCEMENT_COOKIE}=; path=/; max-age=0`;
  };
  forget();
  atEndOfTest(forget);
}

export const partOf = (root: ShadowRoot) => root.querySelector('[part=announcement]') as HTMLElement;
export const mastheadHeight = (root: ShadowRoot) =>
  root.querySelector<HTMLElement>('[part=masthead]')?.offsetHeight ?? 0;

export const withMessage = (marquee: object, masthead: object = navigation.masthead) => ({
  ...navigation,
  masthead: { ...masthead, marquee },
});
