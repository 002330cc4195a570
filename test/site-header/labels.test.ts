import { expect } from 'chai';
import { buildNavigation } from '../../demo/navigation/build-navigation.ts';
import { LANGUAGES } from '../../demo/site/languages.ts';
import { BREAKPOINT_HAMBURGER_PX, BREAKPOINT_ROOMY_BAR_PX } from '../../src/constants.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { isShown } from '../support/find.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeaders } from './header-page.ts';

/** The narrowest bar, the usual widths of laptops, and wider ones. */
const WIDTHS_PX = [BREAKPOINT_HAMBURGER_PX, 1280, 1366, BREAKPOINT_ROOMY_BAR_PX, 1600] as const;

/** The least space between two labels of the bar, and between two controls at its end. */
const LABEL_GAP_PX = 12;
const CONTROL_GAP_PX = 2;

const ITEMS = '.items > li > .item';
const CONTROLS = '.actions-entry > :is(.action, .button)';

/** What is seen of an element: the letters and icons of it. */
function inkOf(element: Element): { readonly left: number; readonly right: number; readonly lineCount: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    lineCount: Math.max(...middles) - Math.min(...middles) > 8 ? 2 : 1,
  };
}

/** Whatever of a bar is wrapped, cut or too near to its neighbour. */
function misfits(root: ShadowRoot): readonly string[] {
  const bar = root.querySelector('[part=bar]') as Element;
  const shown = (selector: string) => [...root.querySelectorAll(selector)].filter(isShown);
  const [items, controls] = [shown(ITEMS), shown(CONTROLS)];
  const wrapped = [...items, ...controls].filter((element) => inkOf(element).lineCount > 1);
  const cut = shown('.items, [part=bar]').filter((box) => box.scrollWidth > box.clientWidth);
  const inks = [root.querySelector('.logo') as Element, ...items].map(inkOf);
  const crowded = items.filter((_, index) => {
    const gap = (inks[index + 1]?.left ?? 0) - (inks[index]?.right ?? 0);
    return gap < LABEL_GAP_PX - 0.5; // Browsers round the widths of letters.
  });
  const edges = [items.at(-1) as Element, ...controls].map((element) => element.getBoundingClientRect());
  const end = bar.getBoundingClientRect().right - parseFloat(getComputedStyle(bar).paddingInlineEnd);
  const touching = controls.filter((_, index) => {
    const [before, box, after] = [edges[index], edges[index + 1], edges[index + 2]?.left];
    return box && before && (box.left - before.right < CONTROL_GAP_PX - 0.5 || box.right > (after ?? end) + 0.5);
  });
  const told = (what: string, elements: readonly Element[]) =>
    elements.map((element) => `${what}: ${element.textContent?.slice(0, 40)}`);
  return [...told('wrapped', wrapped), ...told('cut', cut), ...told('crowded', crowded), ...told('touching', touching)];
}

const shownWidth = (root: ShadowRoot, selector: string) =>
  root.querySelector(selector)?.getBoundingClientRect().width ?? 0;

for (const reading of ['products', 'platform'] as const) {
  describe(`<site-header> bar in eight languages, ${reading} reading`, () => {
    const mountAll = async () => {
      document.body.style.margin = '0'; // The tests' own page has one, and the demo's has none.
      atEndOfTest(() => document.body.removeAttribute('style'));
      const headers = await mountHeaders(
        LANGUAGES.map((language) => buildNavigation(reading, language, 'https://results.vendor.example')),
      );
      for (const [index, { element }] of headers.entries()) element.locale = LANGUAGES[index]?.localeCode;
      await eventually(() =>
        expect(headers.map(({ root }) => root.querySelector('header')?.lang)).to.deep.equal(
          LANGUAGES.map(({ languageTag }) => languageTag),
        ),
      );
      return headers;
    };

    it('contract §3: nothing is wrapped, cut or too near to its neighbour from 1250 px on', async () => {
      const headers = await mountAll();
      for (const width of WIDTHS_PX) {
        await setViewport(width);
        for (const [index, { root }] of headers.entries()) {
          expect(misfits(root), `${LANGUAGES[index]?.name} at ${width} px`).to.deep.equal([]);
        }
        expect(document.documentElement.scrollWidth, `the page at ${width} px`).to.equal(width);
      }
    });

    it('§2.1: the picker shows the current language and a chevron from 1250 px on', async () => {
      const headers = await mountAll();
      for (const width of WIDTHS_PX) {
        await setViewport(width);
        const pickers = headers.map(({ root }) => [
          root.querySelector('.language-code')?.textContent,
          shownWidth(root, '.language-code') > 10,
          shownWidth(root, '[part=language] [data-icon=chevron]') > 10,
        ]);
        const expected = ['DE', 'EN', 'ES', 'FR', 'JP', 'KR', 'CN', 'PT'].map((code) => [code, true, true]);
        expect(pickers, `at ${width} px`).to.deep.equal(expected);
      }
    });

    it('§2.6: the search control keeps its label at 1280 px, but for the languages with the longest words', async () => {
      const headers = await mountAll();
      await setViewport(1280);
      const labelled = headers.map(({ root }) => shownWidth(root, '.action-label') > 10);
      expect(labelled).to.deep.equal(LANGUAGES.map(({ shortCode }) => shortCode !== 'fr' && shortCode !== 'jp'));
      await setViewport(BREAKPOINT_ROOMY_BAR_PX);
      expect(headers.every(({ root }) => shownWidth(root, '.action-label') > 10)).to.equal(true);
    });
  });
}
