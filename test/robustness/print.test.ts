import { expect } from 'chai';
import { page, SRC, showsHeader } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { eventually } from '../support/eventually.ts';
import { isShown } from '../support/find.ts';
import { openFrame } from '../support/frame.ts';
import { elementIn, switchTo, TAGS } from './open-elements.ts';

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const ELEMENTS = `<site-header>${json(navigation)}</site-header><site-subnav>${json(sectionNav)}</site-subnav>
  <main>Text</main><site-search hydrate="load"></site-search>`;

/** No driver but Chromium's emulates paper: what is for paper only is made to be for everything, in layers too. */
function showAsOnPaper(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ('media' in rule && String((rule as CSSMediaRule).media.mediaText) === 'print')
      (rule as CSSMediaRule).media.mediaText = 'all';
    if ('cssRules' in rule) showAsOnPaper(rule.cssRules as CSSRuleList);
  }
}

/** What each element shows on the screen, once open, that is not printed. */
const NOT_PRINTED: Readonly<Record<string, readonly string[]>> = {
  'site-header': ['.masthead', '#panel--products', '.overlay[data-open]', '.actions'],
  'site-subnav': ['[part=nav]', '[part=dropdown]'],
  'site-search': ['.dialog'],
};

describe('robustness: print', () => {
  for (const tag of TAGS) {
    it(`of an open ${tag}, what is for the screen only is not printed, and the bar with its logo is`, async () => {
      const frame = await openFrame(page(`<script src="${SRC}"></script>`, ELEMENTS));
      await showsHeader(frame);
      await eventually(() => expect(elementIn(frame, tag).shadowRoot?.querySelector('[data-root]')).to.be.ok);
      await switchTo(elementIn(frame, tag), true);
      const found = (selector: string) => elementIn(frame, tag).shadowRoot?.querySelector(selector) as Element;
      for (const selector of NOT_PRINTED[tag] ?? [])
        await eventually(() => expect(isShown(found(selector)), selector).to.equal(true));
      // What only paper needs comes after what the screen needs.
      await eventually(() => {
        for (const each of TAGS) {
          const root = elementIn(frame, each).shadowRoot as ShadowRoot;
          for (const sheet of [...root.adoptedStyleSheets, ...root.styleSheets]) showAsOnPaper(sheet.cssRules);
        }
        for (const selector of NOT_PRINTED[tag] ?? []) expect(isShown(found(selector)), selector).to.equal(false);
      });
      const header = elementIn(frame, 'site-header').shadowRoot as ShadowRoot;
      for (const selector of ['[part~=bar]', '[part=logo]'])
        expect([...header.querySelectorAll(selector)].some(isShown), selector).to.equal(true);
      expect(frame.window.getComputedStyle(header.host).position).to.equal('static');
    });
  }
});
