import { expect } from 'chai';
import { buildNavigation } from '../../demo/navigation/build-navigation.ts';
import { LANGUAGES } from '../../demo/site/languages.ts';
import { BREAKPOINT_HAMBURGER_PX } from '../../src/constants.ts';
import { setViewport } from '../support/viewport.ts';
import { type HeaderPage, mountHeader } from './header-page.ts';

/** Labels of the bar on more than one line, and boxes that do not hold what is in them. */
function misfits({ root, element }: HeaderPage): readonly string[] {
  const labels = [...root.querySelectorAll('[part~=item], .action-label, .actions .button')];
  const wrapped = labels.filter((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    const tops = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top, bottom }) => (top + bottom) / 2);
    return Math.max(...tops) - Math.min(...tops) > 8;
  });
  const clipped = [...root.querySelectorAll('.items, [part=bar]')].filter((box) => box.scrollWidth > box.clientWidth);
  const isTooWide = document.documentElement.scrollWidth > window.innerWidth || element.clientWidth > window.innerWidth;
  return [...wrapped, ...clipped, ...(isTooWide ? [element] : [])].map(
    (box) => `${box.className}: ${box.textContent?.slice(0, 40)}`,
  );
}

describe('<site-header> labels', () => {
  for (const reading of ['products', 'platform'] as const) {
    for (const language of LANGUAGES) {
      for (const width of [BREAKPOINT_HAMBURGER_PX, 1280]) {
        it(`contract §3: none is clipped or wrapped in ${language.name} at ${width} px, ${reading} reading`, async () => {
          await setViewport(width);
          document.body.style.margin = '0'; // The tests' own page has one, and the demo's has none.
          const config = buildNavigation(reading, language, 'https://results.vendor.example');
          const page = await mountHeader({ config, attributes: { locale: language.localeCode } });
          const found = misfits(page);
          document.body.removeAttribute('style');
          expect(found).to.deep.equal([]);
        });
      }
    }
  }
});
