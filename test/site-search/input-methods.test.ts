import { expect } from 'chai';
import { COMPOSITION_PAUSE_MS, COMPOSITION_TAIL_MS, SEARCH_DEBOUNCE_MS } from '../../src/constants.ts';
import { stopClock } from '../support/clock.ts';
import { eventually, frame } from '../support/eventually.ts';
import { find, mountSearch, openSearch, openSuggestions } from './search-page.ts';

interface ComposedKey {
  readonly isComposing?: boolean;
  readonly keyCode?: number;
}

/** Sends the events of an input method to the input, as an engine would. */
function inputMethod(input: HTMLInputElement) {
  return {
    start: () => input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true })),
    update(text: string) {
      input.setRangeText(text, 0, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true, data: text }));
    },
    end: (data: string) =>
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true, data })),
    /** @returns false if the element keeps the browser from its default. */
    key(key: string, { isComposing = false, keyCode = 0 }: ComposedKey = {}) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, isComposing });
      Object.defineProperty(event, 'keyCode', { value: keyCode });
      return input.dispatchEvent(event);
    },
  };
}

async function openComposing() {
  const clock = stopClock();
  const endpoint = await openSuggestions();
  const page = await openSearch(endpoint.url, 'search-url="https://results.example/"');
  page.element.addEventListener('searchsubmit', (event) => event.preventDefault());
  /** After the effects of what was typed, which set the timers: preact's run a frame later. */
  const tick = async (ms: number) => {
    for (let count = 0; count < 2; count += 1) await frame();
    await clock.tickAsync(ms);
  };
  return { ...page, tick, endpoint, method: inputMethod(page.input) };
}

const texts = (requests: readonly { readonly url: string }[]) =>
  requests.map(({ url }) => new URL(url, location.href).searchParams.get('q'));

describe('<site-search>: input methods (events by script, in the order of each engine)', () => {
  it('I1: nothing is asked while composing, and once after it, with the committed text', async () => {
    const { tick, endpoint, method, options } = await openComposing();
    method.start();
    for (const text of ['か', 'かん', 'かんじ', '漢字変']) {
      method.update(text);
      await tick(10 * SEARCH_DEBOUNCE_MS);
    }
    expect(await endpoint.requests()).to.have.length(0);
    method.update('漢字変換');
    method.end('漢字変換');
    await tick(SEARCH_DEBOUNCE_MS);
    await eventually(() => expect(options()).to.have.length(3));
    expect(texts(await endpoint.requests())).to.deep.equal(['漢字変換']);
  });

  it('I1: the same where an input event follows the end (Firefox)', async () => {
    const { tick, endpoint, method, input, options } = await openComposing();
    method.start();
    method.update('한국어');
    method.end('한국어');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: '한국어' }));
    await tick(SEARCH_DEBOUNCE_MS);
    await eventually(() => expect(options()).to.have.length(3));
    expect(texts(await endpoint.requests())).to.deep.equal(['한국어']);
  });

  it('I2: Enter, arrows and Escape belong to the input method while it composes (Chromium, Firefox)', async () => {
    const { tick, method, input, dialog, events, options } = await openComposing();
    method.start();
    method.update('漢字変');
    method.end('漢字変');
    await tick(SEARCH_DEBOUNCE_MS);
    await eventually(() => expect(options()).to.have.length(3));
    method.start();
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      method.key(key, { isComposing: true, keyCode: 229 });
      method.key(key, { isComposing: true });
    }
    expect(input.hasAttribute('aria-activedescendant')).to.equal(false);
    expect(dialog.open).to.equal(true);
    expect(events).to.include('suggestions').and.not.include.members(['searchsubmit', 'suggestionselect']);
  });

  it('I2: the Enter that ends a composition comes after its end (Safari) and does nothing', async () => {
    const { method, events, dialog } = await openComposing();
    method.start();
    method.update('漢字変換');
    method.end('漢字変換');
    expect(method.key('Enter', { keyCode: 229 })).to.equal(false);
    method.key('Escape', { keyCode: 229 });
    expect(dialog.open).to.equal(true);
    expect(events).not.to.include('searchsubmit');
  });

  it('I2: keys belong to the input method until 50 ms after it ended, and to the person from then on', async () => {
    const { tick, method, dialog, events } = await openComposing();
    method.start();
    method.update('漢字変換');
    method.end('漢字変換');
    await tick(COMPOSITION_TAIL_MS - 1);
    method.key('Enter');
    expect(events).not.to.include('searchsubmit');
    method.key('Escape');
    expect(dialog.open).to.equal(true);
    await tick(1);
    method.key('Enter');
    expect(events).to.include('searchsubmit');
    method.key('Escape');
    expect(dialog.open).to.equal(false);
  });

  it('I2: after Latin text the search key of a phone is meant, at once', async () => {
    const { method, events } = await openComposing();
    method.start();
    method.update('kibana');
    method.end('kibana');
    method.key('Enter');
    expect(events).to.include('searchsubmit');
  });

  it('I3: Latin text that is composed all the time is asked for after a pause of 400 ms', async () => {
    const { tick, endpoint, method, options } = await openComposing();
    method.start();
    for (const text of ['kib', 'kiba', 'kiban']) {
      method.update(text);
      await tick(COMPOSITION_PAUSE_MS - 1);
    }
    expect(await endpoint.requests()).to.have.length(0);
    await tick(1);
    await eventually(() => expect(options()).to.have.length(3));
    expect(texts(await endpoint.requests())).to.deep.equal(['kiban']);
  });

  it('the input is never replaced, also when the code comes in the middle of a composition', async () => {
    const page = await mountSearch('<site-search locale="en"></site-search>');
    page.element.show();
    const method = inputMethod(page.input);
    method.start();
    method.update('かん');
    await eventually(() => find(page.shadow, '[role=listbox]'));
    expect(find(page.shadow, 'input')).to.equal(page.input);
    expect(page.input.value).to.equal('かん');
  });
});
