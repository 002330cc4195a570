import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { mountHeader } from '../site-header/header-page.ts';
import { openWithSuggestions } from '../site-search/search-page.ts';
import { mountSubnav } from '../site-subnav/subnav-page.ts';
import { openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed } from '../support/find.ts';
import { reduceMotion } from '../support/reduced-motion.ts';
import { setViewport } from '../support/viewport.ts';

/** What a person may set, in shadow roots too (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const message =
  'A message of more than a hundred letters, which does not fit on one line of a narrow telephone, nor on two of them';
const HEADER = {
  ...navigation,
  masthead: { ...navigation.masthead, marquee: { message, url: '/news', cta: 'Read it' } },
};

/** For assistive technology alone. */
const isUnseen = ({ clientWidth, clientHeight }: Element) => clientWidth <= 1 || clientHeight <= 1;

/** Shown texts that something cuts off, where they cannot be scrolled to either. */
function cutTexts(root: ShadowRoot): readonly string[] {
  const cut = new Set<string>();
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || box.width === 0) continue;
    let [isAcross, isAlong] = [true, true];
    for (let around: Element | null = parent; around && (isAcross || isAlong); around = around.parentElement) {
      const { overflowX, overflowY, display, textOverflow } = getComputedStyle(around);
      if (display === 'contents' || display === 'inline') continue;
      if (isUnseen(around) || (textOverflow === 'ellipsis' && around.matches('.option-url bdi'))) break; // Shortened in any spacing.
      const edge = around.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (isAlong && cuts(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1))
        cut.add(`${text.textContent}`);
      if (isAcross && cuts(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))
        cut.add(`${text.textContent}`);
      isAlong &&= !/auto|scroll/.test(overflowX);
      isAcross &&= !/auto|scroll/.test(overflowY);
    }
  }
  return [...cut];
}

/** Nothing is cut, before and with wide spacing. */
async function expectWhole(root: ShadowRoot): Promise<void> {
  await eventually(() => expect(cutTexts(root)).to.deep.equal([]));
  const wide = document.createElement('style');
  wide.textContent = SPACING;
  root.append(wide);
  await eventually(() => expect(cutTexts(root)).to.deep.equal([]));
}

describe('robustness: wide text spacing (WCAG 1.4.12)', () => {
  for (const width of [320, 768, 1280]) {
    it(`look.md §2: bar and announcement, at rest, ${width} px`, async () => {
      await reduceMotion();
      await setViewport(width);
      const { root } = await mountHeader({ config: HEADER });
      await expectWhole(root);
      const shown = root.querySelector('.announcement-window') as HTMLElement;
      const end = root.querySelector('.announcement-link') as HTMLElement;
      shown.scrollTo(shown.scrollWidth, shown.scrollHeight);
      await eventually(() => {
        const [window, link] = [shown, end].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
        expect(link.right).to.be.at.most(window.right + 1);
        expect(link.left).to.be.at.least(window.left - 1);
      });
    });

    it(`look.md §2: the sub-navigation, open, ${width} px`, async () => {
      await setViewport(width);
      const { root } = await mountSubnav({ config: sectionNav });
      const [opener] = root.querySelectorAll<HTMLElement>('button[aria-expanded]');
      if (opener?.checkVisibility()) await openStill(opener);
      await expectWhole(root);
    });

    it(`look.md §2: the search with suggestions, ${width} px`, async () => {
      await setViewport(width);
      const { shadow } = await openWithSuggestions();
      await expectWhole(shadow);
    });
  }

  for (const width of [320, 768]) {
    it(`look.md §2: the menu and a section of it, ${width} px`, async () => {
      await reduceMotion();
      await setViewport(width);
      const { root } = await mountHeader({ config: HEADER });
      await openStill(buttonNamed(root, 'Menu'));
      await openStill(buttonNamed(root, 'Products'));
      await expectWhole(root);
    });
  }
});
