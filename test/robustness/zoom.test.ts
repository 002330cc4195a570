import { expect } from 'chai';
import { BAR_HEIGHTS_PX } from '../../src/constants.ts';
import { page, SRC, showsHeader } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { eventually } from '../support/eventually.ts';
import { buttonNamed } from '../support/find.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { setViewport } from '../support/viewport.ts';

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const ELEMENTS = `<site-header>${json({ ...navigation, masthead: undefined })}</site-header>
  <site-subnav>${json(sectionNav)}</site-subnav><site-search hydrate="load"></site-search>`;

const ZOOMS = [
  ['an ancestor', 1.5, '', 'zoom: 1.5'],
  ['the whole page', 1.25, 'html { zoom: 1.25 }', ''],
] as const;

/** WebKit tells rectangles before the zoom, and not by what they are zoomed. */
const isTold = 'currentCSSZoom' in Element.prototype;

const rootOf = ({ document }: Frame, tag: string) => document.querySelector(tag)?.shadowRoot as ShadowRoot;
const popupOf = (root: ShadowRoot, trigger: HTMLElement) =>
  root.getElementById(trigger.getAttribute('aria-controls') ?? '') as HTMLElement;

for (const [what, zoom, css, style] of ZOOMS) {
  const factor = isTold ? zoom : 1;

  const open = async (width: number) => {
    await setViewport(width);
    const head = `<style>body { margin: 0 } ${css}</style><script src="${SRC}"></script>`;
    const frame = await openFrame(page(head, `<div style="${style}">${ELEMENTS}</div><main>Text</main>`));
    await showsHeader(frame);
    return frame;
  };

  describe(`robustness: CSS zoom of ${what}`, () => {
    it('look: bar and panel are larger by it, and the panel hangs from its trigger', async () => {
      const root = rootOf(await open(2600), 'site-header');
      const bar = root.querySelector('[part~=bar]') as Element;
      expect(bar.getBoundingClientRect().height).to.be.closeTo(BAR_HEIGHTS_PX.medium * factor, 2);
      const products = buttonNamed(root, 'Products');
      products.click();
      await eventually(() => {
        const panel = popupOf(root, products).getBoundingClientRect();
        expect(panel.height).to.be.greaterThan(100);
        expect(panel.top).to.be.closeTo(bar.getBoundingClientRect().bottom, 2 * factor);
        expect(panel.left).to.be.closeTo(products.getBoundingClientRect().left, 20 * factor);
      });
    });

    it('S7, D7: on a phone sub-navigation and search end within the window', async () => {
      const frame = await open(375);
      const subnav = rootOf(frame, 'site-subnav');
      const bottom = () => frame.window.innerHeight + 1;
      await eventually(() => expect(subnav.querySelector('button[aria-expanded]')).to.be.ok);
      const trigger = subnav.querySelector('button[aria-expanded]') as HTMLElement;
      const { style: hostStyle } = subnav.host as HTMLElement;
      hostStyle.display = 'none'; // By script it can be opened before it is rendered.
      trigger.click();
      await eventually(() => expect(popupOf(subnav, trigger).matches(':popover-open')).to.equal(true));
      hostStyle.display = '';
      await eventually(() => {
        const links = popupOf(subnav, trigger).getBoundingClientRect();
        expect(links.height).to.be.greaterThan(100);
        if (isTold) expect(links.bottom).to.be.at.most(bottom()); // Where it is not, docs/browsers.md says so.
      });
      trigger.click();
      const search = frame.document.querySelector('site-search') as HTMLElement & { show(): void };
      await eventually(() => expect(search.show).to.be.a('function'));
      search.show();
      await eventually(() => {
        const dialog = rootOf(frame, 'site-search').querySelector('dialog') as HTMLDialogElement;
        expect(dialog.getBoundingClientRect().height).to.be.greaterThan(300);
        if (isTold) expect(dialog.getBoundingClientRect().bottom).to.be.at.most(bottom());
      });
    });
  });
}
