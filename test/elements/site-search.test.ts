import { expect } from 'chai';
import { REFLEX_CLICK_MS } from '../../src/constants.ts';
import { find, mountSearch, openSearch, openSuggestions, recordDetails } from '../site-search/search-page.ts';
import { stopDate } from '../support/clock.ts';
import { eventually, frame } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';

const CONTROL = '<button id="control">Search</button>';

describe('<site-search>: dialog', () => {
  it('D1: show() opens one modal dialog with a name, and the input has the focus', async () => {
    const { element, dialog, input, events } = await mountSearch('<site-search locale="en"></site-search>');
    element.show();
    expect(dialog.matches(':modal')).to.equal(true);
    expect(dialog.getAttribute('aria-label')).to.equal('Search');
    expect(activeElementDeep()).to.equal(input);
    element.show();
    expect(events).to.deep.equal(['searchopen']);
  });

  it('D1: the attribute `open` opens and closes it, and follows', async () => {
    const { element, dialog } = await mountSearch('<site-search locale="en" open></site-search>');
    await eventually(() => expect(dialog.open).to.equal(true));
    element.removeAttribute('open');
    await eventually(() => expect(dialog.open).to.equal(false));
    element.show();
    await eventually(() => expect(element.hasAttribute('open')).to.equal(true));
    element.close();
    await eventually(() => expect(element.hasAttribute('open')).to.equal(false));
    expect(dialog.open).to.equal(false);
  });

  it('D1: closed and opened again in one go, it stays open', async () => {
    const { element, dialog } = await mountSearch('<site-search locale="en"></site-search>');
    element.show();
    await frame();
    element.close();
    element.setAttribute('locale', 'de');
    await Promise.resolve();
    element.show();
    const closes = recordDetails(element, 'searchclose');
    await eventually(() => expect(dialog.lang).to.equal('de-DE'));
    await frame();
    expect([dialog.open, element.hasAttribute('open'), closes.length]).to.deep.equal([true, true, 0]);
  });

  it('D1: the shortcut opens it', async () => {
    const { dialog, input } = await mountSearch('<site-search locale="en" shortcut="Alt+Shift+J"></site-search>');
    await press('Alt+j');
    expect(dialog.open).to.equal(false);
    await press('Alt+Shift+j');
    await eventually(() => {
      expect(dialog.open).to.equal(true);
      expect(activeElementDeep()).to.equal(input);
    });
  });

  it('D1: the shortcut opens it again right after it was closed, where nothing had the focus before', async () => {
    const { element, dialog, input } = await mountSearch('<site-search locale="en" shortcut="Alt+J"></site-search>');
    element.show();
    expect(activeElementDeep()).to.equal(input);
    element.close();
    expect(dialog.open).to.equal(false);
    expect(activeElementDeep()).not.to.equal(input);
    const init = { key: 'j', code: 'KeyJ', altKey: true, bubbles: true, composed: true };
    activeElementDeep()?.dispatchEvent(new KeyboardEvent('keydown', init));
    expect(dialog.open).to.equal(true);
  });

  it('D5: the shortcut is left to a page that handles it, also if its handler came later', async () => {
    const { dialog } = await mountSearch('<site-search locale="en" shortcut="Alt+J"></site-search>');
    const handle = (event: Event) => event.preventDefault();
    window.addEventListener('keydown', handle);
    await press('Alt+j');
    window.removeEventListener('keydown', handle);
    expect(dialog.open).to.equal(false);
  });

  it('D1: an invoker command opens it', async () => {
    const { container, dialog, events } = await mountSearch(
      '<button commandfor="find" command="--show">Search</button><site-search locale="en" id="find"></site-search>',
    );
    await click(find(container, 'button'));
    await eventually(() => expect(dialog.open).to.equal(true));
    expect(events).to.deep.equal(['searchopen']);
  });

  it('D1: keys typed before the code has loaded are not lost, and the input stays the same', async () => {
    const endpoint = await openSuggestions();
    const page = await mountSearch(`<site-search locale="en" suggest-url="${endpoint.url}"></site-search>`);
    page.element.show();
    page.input.setRangeText('kib');
    page.input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(page.shadow.querySelector('[role=listbox]')).to.equal(null);
    await eventually(() => expect(page.options()).to.have.length(3));
    expect(find(page.shadow, 'input')).to.equal(page.input);
    expect(page.input.value).to.equal('kib');
    expect(activeElementDeep()).to.equal(page.input);
  });

  it('D1: a cancelled `searchopen` keeps it closed', async () => {
    const { element, dialog } = await mountSearch('<site-search locale="en"></site-search>');
    recordDetails(element, 'searchopen', true);
    element.setAttribute('open', '');
    await eventually(() => expect(element.hasAttribute('open')).to.equal(false));
    expect(dialog.open).to.equal(false);
  });

  it('P5: an impatient second press, on the backdrop that the first has brought, closes nothing', async () => {
    const { element, dialog } = await mountSearch('<site-search locale="en"></site-search>');
    const goOn = stopDate();
    element.show();
    await eventually(() => expect(dialog.open).to.equal(true));
    let presses = 0;
    dialog.addEventListener('click', () => {
      presses += 1;
    });
    goOn(REFLEX_CLICK_MS - 1);
    await click({ x: 8, y: 400 });
    await eventually(() => expect(presses).to.equal(1));
    expect(dialog.open).to.equal(true);
    goOn(1);
    await click({ x: 8, y: 400 });
    await eventually(() => expect(dialog.open).to.equal(false));
  });

  for (const [way, reason, close] of [
    ['Escape', 'escape', () => press('Escape')],
    ['the close button', 'button', (page: Element) => click(find(page, '[aria-label="Close search"]'))],
    ['an overlay click', 'outside', () => click({ x: 8, y: 400 })],
  ] as const) {
    it(`D3: ${way} closes in one go, and the focus returns to where it was`, async () => {
      const page = await mountSearch(`${CONTROL}<site-search locale="en"></site-search>`);
      const control = find<HTMLElement>(page.container, '#control');
      const closes = recordDetails(page.element, 'searchclose');
      control.focus();
      const goOn = stopDate();
      page.element.show();
      await type('ab');
      goOn(REFLEX_CLICK_MS);
      await close(page.dialog);
      await eventually(() => {
        expect(page.dialog.open).to.equal(false);
        expect(activeElementDeep()).to.equal(control);
        expect(closes).to.deep.equal([{ reason }]);
      });
      await frame();
      expect(page.events).to.deep.equal(['searchopen', 'searchclose']);
    });
  }

  it('D3: the focus returns across a shadow root', async () => {
    const page = await mountSearch('<div id="host"></div><site-search locale="en"></site-search>');
    const root = find(page.container, '#host').attachShadow({ mode: 'open' });
    root.innerHTML = CONTROL;
    find<HTMLElement>(root, '#control').focus();
    page.element.show();
    await press('Escape');
    await eventually(() => expect(activeElementDeep()).to.equal(find(root, '#control')));
  });

  it('D3: a press that begins inside and ends on the backdrop does not close', async () => {
    const { element, dialog } = await mountSearch('<site-search locale="en"></site-search>');
    element.show();
    find(dialog, 'input').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(dialog.open).to.equal(true);
  });

  it('D3: text and filters stay for the next opening', async () => {
    const { element, input } = await openSearch((await openSuggestions()).url);
    await type('ab');
    await press('Escape');
    element.show();
    expect(input.value).to.equal('ab');
  });
});
