import { expect } from 'chai';
import { afterPaint } from '../../src/hooks/after-paint.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually, frame } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click, wheel } from '../support/pointer.ts';
import { find, leftHistory, mountSearch, openSearch, openSuggestions } from './search-page.ts';

describe('<site-search>: beside the page', () => {
  it('D1: the focus goes to the input with no stop on the way, and what `open` says is not read anew before the frame', async () => {
    const { element, shadow, input } = await openSearch((await openSuggestions()).url);
    element.close();
    await leftHistory();
    await new Promise<void>(afterPaint);
    const focused: (EventTarget | null)[] = [];
    const read: string[] = [];
    shadow.addEventListener('focusin', ({ target }) => focused.push(target));
    element.getAttribute = (name) => {
      read.push(name);
      return Element.prototype.getAttribute.call(element, name);
    };
    element.show();
    await new Promise(requestAnimationFrame);
    expect(focused).to.deep.equal([input]);
    expect(input.hasAttribute('autofocus')).to.equal(false);
    expect(read).not.to.include('suggest-url');
  });

  it('D2: Tab and Shift+Tab stay in the dialog', async () => {
    const page = await openSearch((await openSuggestions()).url);
    await type('kib');
    const isInside = () => activeElementDeep()?.getRootNode() === page.shadow;
    const seen = new Set<Element | null>();
    for (let count = 0; count < 6; count += 1) {
      await press('Tab');
      expect(isInside()).to.equal(true);
      seen.add(activeElementDeep());
    }
    expect(seen.has(page.button('Close search'))).to.equal(true);
    for (let count = 0; count < 8; count += 1) {
      await press('Shift+Tab');
      expect(isInside()).to.equal(true);
    }
  });

  it('D4: the page does not scroll while it is open, and nothing of the page is written to', async () => {
    const { element, container } = await mountSearch(
      '<div style="block-size: 4000px"></div><site-search locale="en"></site-search>',
    );
    const before = container.getBoundingClientRect();
    element.show();
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    await frame();
    expect(container.getBoundingClientRect().width).to.equal(before.width);
    expect(document.documentElement.hasAttribute('style')).to.equal(false);
    element.remove();
    await eventually(() => expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden'));
  });

  it('D4: wheel and Space on the page behind do not scroll it', async () => {
    const { element, button } = await openSearch((await openSuggestions()).url);
    const tall = document.createElement('div');
    tall.style.blockSize = '4000px';
    element.before(tall);
    await wheel({ x: 20, y: 400 }, 300);
    button('Close search').focus();
    find<HTMLElement>(element.shadowRoot as ShadowRoot, '.box').focus();
    await press('Space');
    await press('PageDown');
    await frame();
    expect(window.scrollY).to.equal(0);
    tall.remove();
  });

  it('D4: where the body has an overflow of its own, what is sticky stays', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { overflow-x: hidden } #bar { position: sticky; top: 0 } #tall { block-size: 4000px }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    atEndOfTest(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
    const { element, container } = await mountSearch(
      '<div id="bar">Bar</div><div id="tall"></div><site-search locale="en"></site-search>',
    );
    window.scrollTo(0, 500);
    atEndOfTest(() => window.scrollTo(0, 0));
    element.show();
    await frame();
    expect(find(container, '#bar').getBoundingClientRect().top).to.equal(0);
    expect(window.scrollY).to.equal(500);
    await wheel({ x: 20, y: 400 }, 300);
    await frame();
    expect(window.scrollY).to.equal(500);
  });

  for (const field of ['<input>', '<textarea></textarea>', '<div contenteditable>Text</div>', '<select></select>']) {
    it(`D5: the shortcut is left alone while the person is in ${field}`, async () => {
      const { container, dialog } = await mountSearch(
        `<div id="field">${field}</div><site-search locale="en" shortcut="Alt+Shift+J"></site-search>`,
      );
      find<HTMLElement>(container, '#field > *').focus();
      await press('Alt+Shift+j');
      expect(dialog.open).to.equal(false);
      (document.activeElement as HTMLElement).blur();
      await press('Alt+Shift+j');
      await eventually(() => expect(dialog.open).to.equal(true));
    });
  }

  it('D6: hotkeys of the page do not see keys typed in the overlay', async () => {
    const { dialog } = await openSearch((await openSuggestions()).url);
    const seen: string[] = [];
    const listen = (event: Event) => seen.push(event.type);
    for (const target of [document, window]) {
      for (const name of ['keydown', 'keypress', 'keyup']) target.addEventListener(name, listen, { once: true });
    }
    await type('a');
    expect(seen).to.deep.equal([]);
    await press('Escape');
    await eventually(() => expect(dialog.open).to.equal(false));
    await press('b');
    await eventually(() => expect(seen).not.to.deep.equal([]));
  });

  it('D6: keys pressed after a press between the controls stay in the overlay too, and Escape closes', async () => {
    const page = await openSearch((await openSuggestions()).url);
    const seen: string[] = [];
    const listen = ({ key }: KeyboardEvent) => seen.push(key);
    window.addEventListener('keydown', listen);
    atEndOfTest(() => window.removeEventListener('keydown', listen));
    await click(find(page.shadow, '.footer'));
    await press('j');
    await press('Escape');
    await eventually(() => expect(page.dialog.open).to.equal(false));
    expect(seen).to.deep.equal([]);
  });

  it('D8: of two searches with the same shortcut one opens, and pressed again, none is open', async () => {
    const { container } = await mountSearch('<site-search locale="en"></site-search>');
    container.insertAdjacentHTML('beforeend', '<site-search locale="en"></site-search>');
    const dialogs = () =>
      [...container.querySelectorAll('site-search')].map((search) => search.shadowRoot?.querySelector('dialog')?.open);
    await eventually(() => expect(dialogs()).to.deep.equal([false, false]));
    await press('Control+k');
    await eventually(() => expect(dialogs()).to.deep.equal([true, false]));
    await press('Control+k');
    await eventually(() => expect(dialogs()).to.deep.equal([false, false]));
  });

  it('D8: the second one that is shown closes the first', async () => {
    const { container, element, dialog, events } = await mountSearch('<site-search locale="en"></site-search>');
    container.insertAdjacentHTML('beforeend', '<site-search locale="en"></site-search>');
    const second = container.querySelectorAll('site-search')[1] as typeof element;
    await eventually(() => find(second.shadowRoot as ShadowRoot, 'dialog'));
    element.show();
    second.show();
    expect(dialog.open).to.equal(false);
    expect(second.shadowRoot?.querySelector('dialog')?.open).to.equal(true);
    expect(events).to.deep.equal(['searchopen', 'searchclose']);
    await eventually(() =>
      expect([element.hasAttribute('open'), second.hasAttribute('open')]).to.deep.equal([false, true]),
    );
  });

  it('moved while it is open, it stays open and modal', async () => {
    const { element, container, dialog, input } = await mountSearch(
      '<div id="there"></div><site-search locale="en"></site-search>',
    );
    element.show();
    await type('ab');
    find(container, '#there').append(element);
    await eventually(() => {
      expect(dialog.matches(':modal')).to.equal(true);
      expect(input.value).to.equal('ab');
      expect(activeElementDeep()).to.equal(input);
    });
  });
});
