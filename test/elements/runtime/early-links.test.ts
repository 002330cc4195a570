import { expect } from 'chai';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { press } from '../../support/keys.ts';
import { setViewport } from '../../support/viewport.ts';
import { clickOn, isExpanded, isPanelShown, openHeader, type Page, TRIGGER } from './held-page.ts';

const LINK = '#panel--products a[href]';

/** A router takes each link; tells which. */
function routedIn({ frame: { window } }: Page): string[] {
  const taken: string[] = [];
  window.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => (node as Element).matches?.('a[href]'));
    if (!link) return;
    event.preventDefault();
    taken.push((link as Element).getAttribute('href') ?? '');
  });
  return taken;
}

async function openPanel(): Promise<Page> {
  await setViewport(1280);
  const page = await openHeader();
  await clickOn(page.find(TRIGGER));
  await eventually(() => expect(isPanelShown(page)).to.equal(true));
  for (let count = 0; count < 2; count += 1) await nextFrame(); // What has not been painted cannot be hit.
  return page;
}

describe('a link of a printed panel that is followed before its code has come', () => {
  it('contract §2: closes the panel, which stays closed when the code has come', async () => {
    const page = await openPanel();
    const taken = routedIn(page);
    await clickOn(page.find(LINK));
    await eventually(() => expect(isPanelShown(page)).to.equal(false));
    expect(taken).to.have.length(1);
    await page.hydrate();
    await isExpanded(page, 'false');
  });

  it('contract §2: leaves the panel open if it opens a new tab by the keyboard', async () => {
    const page = await openPanel();
    const taken = routedIn(page);
    const link = page.find(LINK);
    link.setAttribute('target', '_blank');
    link.focus();
    await press('Enter');
    await eventually(() => expect(taken).to.have.length(1));
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(isPanelShown(page)).to.equal(true);
  });
});
