import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { eventually, frame } from '../support/eventually.ts';
import { loaderFile } from '../support/flavour.ts';
import { openFrame } from '../support/frame.ts';
import { press } from '../support/keys.ts';
import { moveTo } from '../support/pointer.ts';
import { find, middleOf, type SearchElement } from './search-page.ts';

/** A page with the built header and search; `fetched` counts the files of the overlay that it has asked for. */
async function openPage() {
  const page = await openFrame(
    `<!doctype html><html lang="en"><head><script src="/dist/${loaderFile}"></script></head><body>
    <button id="before">Before</button>
    <site-header reveal-delay="0"><script type="application/json">${JSON.stringify(navigation)}</script></site-header>
    <button id="command" commandfor="find" command="--show" style="margin-block: 300px">Find</button>
    <site-search id="find" hydrate="load"></site-search></body></html>`,
  );
  const { document } = page;
  const dialog = await eventually(() =>
    find<HTMLDialogElement>(find(document, 'site-search').shadowRoot as ShadowRoot, 'dialog'),
  );
  const control = await eventually(() =>
    find<HTMLElement>(find(document, 'site-header').shadowRoot as ShadowRoot, '[part~="search-control"]'),
  );
  await eventually(() => expect(control.getClientRects()).to.have.length(1));
  const fetched = () =>
    page.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/when-used-search-'))
      .length;
  const atRest = fetched();
  const expectIntent = () => eventually(() => expect(fetched()).to.be.greaterThan(atRest));
  return { ...page, document, window: page.window, dialog, control, fetched, atRest, expectIntent };
}

describe('<site-search>: loading on intent', () => {
  it('fetches nothing of the overlay while nobody comes near', async () => {
    const { document, fetched, atRest } = await openPage();
    await moveTo(middleOf(document.body));
    find<HTMLElement>(document, '#before').focus();
    await press('a');
    await frame();
    expect(fetched()).to.equal(atRest);
  });

  it('fetches it when the pointer nears the control, and leaves the dialog closed', async () => {
    const { control, dialog, expectIntent } = await openPage();
    await moveTo(middleOf(control));
    await expectIntent();
    expect(dialog.open).to.equal(false);
  });

  it('fetches it when the focus reaches the control', async () => {
    const { control, expectIntent } = await openPage();
    control.focus();
    await expectIntent();
  });

  it('fetches it when a finger touches the control (a touch event by script)', async () => {
    const { control, window, expectIntent } = await openPage();
    control.dispatchEvent(new (window as typeof globalThis).Event('touchstart', { bubbles: true, composed: true }));
    await expectIntent();
  });

  it('fetches it when the focus reaches a button with an invoker command', async () => {
    const { document, expectIntent } = await openPage();
    find<HTMLElement>(document, '#command').focus();
    await expectIntent();
  });

  it('D5: the header’s control names the shortcut that works', async () => {
    const { control, document } = await openPage();
    await eventually(() => expect(control.getAttribute('aria-keyshortcuts')).to.equal('Control+K'));
    find(document, 'site-search').setAttribute('shortcut', 'Alt+S');
    await eventually(() => expect(control.getAttribute('aria-keyshortcuts')).to.equal('Alt+S'));
    find(document, 'site-search').setAttribute('shortcut', 'none');
    await eventually(() => expect(control.hasAttribute('aria-keyshortcuts')).to.equal(false));
  });

  it('D1: the header’s control opens it, and the focus returns to the control', async () => {
    const { control, dialog, document } = await openPage();
    control.focus();
    await press('Enter');
    await eventually(() => expect(dialog.open).to.equal(true));
    await press('Escape');
    await eventually(() => {
      expect(dialog.open).to.equal(false);
      expect(document.activeElement?.shadowRoot?.activeElement).to.equal(control);
    });
  });

  for (const [what, saveData] of [
    [
      'navigator.connection.saveData',
      (window: Window) => Object.defineProperty(window.navigator, 'connection', { value: { saveData: true } }),
    ],
    [
      'prefers-reduced-data',
      (window: Window) => {
        const { matchMedia } = window;
        window.matchMedia = (query) => matchMedia.call(window, query.includes('reduced-data') ? 'all' : query);
      },
    ],
  ] as const) {
    it(`with ${what} (by a stand-in) nothing is fetched by mere intent, and a press opens it`, async () => {
      const { document, window, fetched, atRest } = await openPage();
      saveData(window);
      const search = find<SearchElement>(document, 'site-search');
      // What listens already has asked before; put in anew, it asks again.
      const { parentNode } = search;
      search.remove();
      await eventually(() => expect(search.shadowRoot?.querySelector('dialog')).to.equal(null));
      parentNode?.append(search);
      const dialog = await eventually(() => find<HTMLDialogElement>(search.shadowRoot as ShadowRoot, 'dialog'));
      const command = find<HTMLElement>(document, '#command');
      command.focus();
      await moveTo(middleOf(command));
      await frame();
      await frame();
      expect(fetched()).to.equal(atRest);
      await press('Enter');
      await eventually(() => expect(dialog.open).to.equal(true));
      await eventually(() => expect(fetched()).to.be.greaterThan(atRest));
      search.close();
    });
  }
});
