import { expect } from 'chai';
import { eventually, frame } from '../support/eventually.ts';
import { press } from '../support/keys.ts';
import { mountSearch, recordDetails } from './search-page.ts';

describe('<site-search>: closing', () => {
  for (const [how, close, reason] of [
    ['close()', (element) => element.close(), 'method'],
    ['removing `open`', (element) => element.removeAttribute('open'), 'attribute'],
    ['open = false', (element) => Object.assign(element, { open: false }), 'attribute'],
  ] as readonly (readonly [string, (element: HTMLElement & { close(): void }) => void, string])[]) {
    it(`contract §5: ${how} at any moment after the opening is one searchclose`, async () => {
      const page = await mountSearch('<site-search locale="en" shortcut="Alt+Shift+J"></site-search>');
      const closes = recordDetails(page.element, 'searchclose');
      const opens = recordDetails(page.element, 'searchopen');
      for (let count = 0; count < 24; count += 1) {
        if (count % 3 === 0) page.element.show();
        else if (count % 3 === 1) page.element.toggleAttribute('open', true);
        else await press('Alt+Shift+j');
        await eventually(() => expect(page.dialog.open).to.equal(true));
        for (let wait = 0; wait < count % 4; wait += 1) await frame();
        close(page.element);
        await eventually(() => expect(page.dialog.open).to.equal(false));
        await frame();
        await frame();
        expect([opens.length, closes.length]).to.deep.equal([count + 1, count + 1]);
      }
      expect(new Set(closes.map((detail) => detail.reason))).to.deep.equal(new Set([reason]));
    });
  }
});
