import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import { expectWarning } from '../../support/console.ts';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { controlOf, isOpenIn, openHeld } from './closed-search-page.ts';
import { showsHeader } from './loader-page.ts';

describe('a closed search whose control is pressed in vain', () => {
  for (const [what, chunk, child] of [
    ['the header’s code cannot be loaded', 'header', JSON.stringify(navigation)],
    ['its data cannot be read', 'search', '{'],
  ] as const) {
    it(`contract §2: the control of a pre-rendered header is the link that it is where ${what}`, async () => {
      const { template } = renderElement(siteHeader, { config: navigation, lang: 'en' });
      const header = `<site-header hydrate="intent">${template}<script type="application/json">${child}</script></site-header>`;
      const { frame, release } = await openHeld(header, chunk);
      const followed: string[] = [];
      frame.document.addEventListener('click', (event) => {
        if (event.defaultPrevented) return;
        followed.push((event.composedPath()[0] as Element).closest('a')?.href ?? '');
        event.preventDefault();
      });
      // On the icon, which is no link by itself.
      const icon = controlOf(frame).querySelector('svg') as SVGElement;
      icon.dispatchEvent(new frame.window.MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
      await release(chunk === 'header' ? 503 : 200);
      await expectWarning(chunk === 'header' ? /^<site-header> stays as it is/ : /^<site-header> /);
      await eventually(() => expect(followed).to.deep.equal(['https://results.vendor.example/']));
    });
  }

  it('contract §2: markup that is rendered anew answers the press that it was given', async () => {
    const { template } = renderElement(siteHeader, { config: navigation, lang: 'en' });
    const stale = template.replace(/data-stamp="[^"]*"/, 'data-stamp="another"');
    const json = `<script type="application/json">${JSON.stringify(navigation)}</script>`;
    const { frame, release } = await openHeld(`<site-header hydrate="intent">${stale}${json}</site-header>`, 'react');
    await nextFrame();
    controlOf(frame).click();
    await release();
    await expectWarning(/^<site-header> was printed by another version/);
    await isOpenIn(frame);
    expect(frame.window.location.pathname).to.equal('/');
  });

  it('contract §2: where its code cannot be loaded, the control is the link that it is', async () => {
    const { frame, release } = await openHeld();
    await showsHeader(frame);
    const followed: string[] = [];
    frame.document.addEventListener('click', (event) => {
      if (event.defaultPrevented) return;
      followed.push((event.composedPath()[0] as Element).closest('a')?.href ?? '');
      event.preventDefault();
    });
    controlOf(frame).click();
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(followed).to.deep.equal([]);
    await release(503);
    await expectWarning(/^<site-search> stays as it is: its code cannot be loaded/);
    await eventually(() => expect(followed).to.deep.equal(['https://results.vendor.example/']));
  });
});
