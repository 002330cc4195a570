import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { engine } from '../support/engine.ts';
import { eventually, frame } from '../support/eventually.ts';
import { wheel } from '../support/pointer.ts';
import { type HeaderPage, mountHeader } from './header-page.ts';

export const NARROW_PX = 800;
export const PAGE = { x: 400, y: 600 };

/** A page of 6000 px with a button every 200 px. */
export const TALL = `<main id="top">${Array.from(
  { length: 30 },
  (_, index) => `<p style="margin: 0; block-size: 200px"><button id="button-${index}">Button ${index}</button></p>`,
).join('')}</main>`;

export const headerOf = (root: ShadowRoot) => root.querySelector('header') as HTMLElement;
export const visibilityOf = (root: ShadowRoot) => headerOf(root).dataset.scrollVisibility;
export const topOf = (root: ShadowRoot) => Math.round(headerOf(root).getBoundingClientRect().top);
export const coveredHeight = () => getComputedStyle(document.documentElement).getPropertyValue('--site-header-height');

/** At the top of a page without margins, until the end of the running test. */
export function resetPage(): void {
  document.body.style.margin = '0';
  atEndOfTest(() => {
    document.body.removeAttribute('style');
    window.scrollTo(0, 0);
  });
}

/** Waits until the header follows the page. */
export async function mountTall(
  attributes: Readonly<Record<string, string>> = {},
  config: unknown = navigation,
): Promise<HeaderPage> {
  resetPage();
  const page = await mountHeader({ config, attributes, after: TALL });
  await eventually(() => expect(visibilityOf(page.root)).to.equal('shown'));
  return page;
}

/** Waits until the header is where it is going, and stays there. */
export async function atRest(root: ShadowRoot, top: number): Promise<void> {
  await eventually(() => {
    expect(headerOf(root).getAnimations()).to.deep.equal([]);
    expect(topOf(root)).to.equal(top);
  });
}

/** Follows a title. WebKit's driver loses turns of the wheel. */
export const BY_WHEEL = engine === 'webkit' ? ' (a dispatched wheel and a script’s scrolling stand in)' : '';

/** Turns the wheel, somewhere on the page, and waits until that has scrolled. */
export async function wheelBy(deltaY: number, place = PAGE): Promise<void> {
  const before = window.scrollY;
  if (engine === 'webkit') {
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY }));
    window.scrollBy(0, deltaY);
  } else await wheel(place, deltaY);
  await eventually(() => expect(window.scrollY).to.not.equal(before));
}

/** Scrolls by script and waits until the header has heard of it. */
export async function scrollByScript(y: number): Promise<void> {
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, y);
  await scrolled;
  await frame();
}
