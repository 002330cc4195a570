import { expect } from 'chai';
import { createElement } from 'react';
import { defineElement } from '../../elements/runtime/define-element.ts';
import { siteSearch } from '../../elements/site-search.ts';
import type { SearchOverlayProps } from '../../src/site-search/search-overlay-props.ts';
import { whenUsed } from '../../src/site-search/stages.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { loaderFile } from '../support/flavour.ts';
import { openFrame } from '../support/frame.ts';
import { press } from '../support/keys.ts';
import { mount } from '../support/mount.ts';
import { atNextOpening, find, openSearch, openSuggestions, type SearchElement } from './search-page.ts';

/** What each render of the overlay was told of `open`, from now on. */
async function recordRenders(): Promise<readonly unknown[]> {
  const parts = await whenUsed.load();
  const renders: unknown[] = [];
  const RecordedOverlay = (props: SearchOverlayProps) => {
    renders.push((props.attributes as { readonly open?: unknown }).open);
    return createElement(parts.SearchOverlay, props);
  };
  whenUsed.load = async () => ({ ...parts, SearchOverlay: RecordedOverlay });
  atEndOfTest(() => {
    Reflect.deleteProperty(whenUsed, 'load');
  });
  return renders;
}

describe('<site-search>: opening', () => {
  it('opened again, it renders nothing before the frame that shows it', async () => {
    const renders = await recordRenders();
    const { element, dialog } = await openSearch((await openSuggestions()).url);
    await eventually(() => expect(renders.at(-1)).to.equal(true));
    element.close();
    await eventually(() => expect(renders.at(-1)).to.equal(false));
    const { length } = renders;
    const atOpening = atNextOpening(element, () => [dialog.open, renders.length]);
    await press('Control+k');
    expect(await atOpening).to.deep.equal([true, length]);
    await eventually(() => expect(renders.at(-1)).to.equal(true));
  });

  for (const hydrate of ['load', 'idle', 'intent']) {
    it(`D1: show() as soon as the element is defined opens it (hydrate="${hydrate}")`, async () => {
      const { document, window } = await openFrame(
        `<!doctype html><html lang="en"><head><script src="/dist/${loaderFile}"></script></head><body>
        <site-search id="search" hydrate="${hydrate}"></site-search>
        <script>
          customElements.whenDefined('site-search').then(() => document.querySelector("#search").show());
        </script></body></html>`,
      );
      const element = find<SearchElement>(document, 'site-search');
      // What is closed has its code come when somebody is about to open it: here, a finger on a button for it.
      if (hydrate === 'intent') element.dispatchEvent(new window.Event('touchstart', { bubbles: true }));
      if (hydrate === 'intent') element.show();
      await eventually(() => expect(element.shadowRoot?.querySelector('dialog')?.open).to.equal(true));
      expect(element.hasAttribute('open')).to.equal(true);
    });
  }

  it('D1: show() in the task in which the element is defined opens it (bundler)', async () => {
    const { element, container } = await mount('<late-search locale="en"></late-search>');
    const opened = customElements.whenDefined('late-search').then(() => (element as SearchElement).show());
    defineElement(siteSearch, 'late');
    await opened;
    await eventually(() => {
      const dialog = container.querySelector('late-search')?.shadowRoot?.querySelector('dialog');
      expect([dialog?.open, element.hasAttribute('open')]).to.deep.equal([true, true]);
    });
    (element as SearchElement).close();
  });
});
