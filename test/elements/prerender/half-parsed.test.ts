import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import { siteSubnav } from '../../../elements/site-subnav.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { openFrame } from '../../support/frame.ts';
import { setViewport } from '../../support/viewport.ts';

/** What stands at the end of its row, before what the parser has not reached yet. */
const PAUSES = [
  ['header', 'class="hamburger"', '[part~=language]', 768],
  ['header', 'data-kind="primary"', '[part~=language]', 1280],
  ['header', 'class="hamburger"', '[part~=language]', 375],
  ['subnav', 'class="collapse"', '[part~=toggle]', 768],
] as const;

describe('markup that the parser has only half of', () => {
  for (const [name, mark, selector, width] of PAUSES) {
    it(`contract §2: nothing that shows moves when the rest comes: ${name} at ${width} px`, async () => {
      await setViewport(width);
      const [declaration, config] = name === 'header' ? [siteHeader, navigation] : ([siteSubnav, sectionNav] as const);
      const { template } = renderElement(declaration, { config, lang: 'en' });
      const at = template.lastIndexOf('<', template.lastIndexOf(mark));
      const tag = `site-${name}`;
      const frame = await openFrame(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body style="margin: 0"><${tag}>${template.slice(0, at)}<!--pause-->${template.slice(at)}</${tag}><main>Text</main></body></html>`,
      );
      const find = () => frame.document.querySelector(tag)?.shadowRoot?.querySelector(selector) as HTMLElement;
      const placeIfSeen = () =>
        find().checkVisibility({ visibilityProperty: true })
          ? JSON.stringify(find().getBoundingClientRect())
          : 'unseen';
      await eventually(() => expect(find()).to.be.ok);
      for (let count = 0; count < 2; count += 1) await nextFrame();
      const before = placeIfSeen();
      await frame.resume();
      await eventually(() => expect(frame.document.querySelector('main')?.textContent).to.equal('Text'));
      await nextFrame();
      expect(placeIfSeen()).not.to.equal('unseen');
      expect([placeIfSeen(), 'unseen']).to.include(before);
    });
  }
});
