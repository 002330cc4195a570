import { expect } from 'chai';
import { createElement } from 'react';
import type { SearchOverlayProps } from '../../src/site-search/search-overlay-props.ts';
import { whenUsed } from '../../src/site-search/stages.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { press } from '../support/keys.ts';
import { atNextOpening, openSearch, openSuggestions } from './search-page.ts';

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
});
