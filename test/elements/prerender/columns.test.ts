import { expect } from 'chai';
import { prerender } from '../../../elements/entries/prerender.ts';
import { eventually } from '../../support/eventually.ts';
import { buttonNamed } from '../../support/find.ts';
import { openFrame } from '../../support/frame.ts';
import { shadow } from '../../support/mount.ts';
import { click } from '../../support/pointer.ts';
import { setViewport } from '../../support/viewport.ts';

describe('without script', () => {
  it('data.md, NavItem: a panel has the columns of its data, also under a strict policy', async () => {
    await setViewport(1280);
    const links = [{ title: 'Link', url: '/link' }];
    const sections = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title, links }));
    const items = [undefined, 1, 2, 4, 5].map((column_count, index) => ({
      title: `Of ${index}`,
      sections,
      ...(column_count && { column_count }),
    }));
    const page = `<!doctype html><html lang="en"><head><title>Page</title></head>
      <body><site-header><script type="application/json">${JSON.stringify({ navigation: items })}</script></site-header></body></html>`;
    const { html } = await prerender(page, { styles: { href: '/dist/prerender.css' } });
    const headers = { 'content-security-policy': "default-src 'self'; style-src 'self'" };
    const frame = await openFrame(html, { hasScripts: false, headers });
    const root = shadow(frame.document.querySelector('site-header') as Element);
    const columnsOf = async ({ title }: { title: string }) => {
      const opener = buttonNamed(root, title);
      const panel = (opener as HTMLButtonElement).popoverTargetElement as HTMLElement;
      await click(opener);
      await eventually(() => expect(panel.matches(':popover-open')).to.equal(true));
      const shown = [...panel.querySelectorAll('.panel-grid > *')];
      expect(shown).to.have.length(5);
      return new Set(shown.map((section) => Math.round(section.getBoundingClientRect().left))).size;
    };
    const columns = [];
    for (const item of items) columns.push(await columnsOf(item));
    expect(columns).to.deep.equal([3, 1, 2, 4, 5]);
  });
});
