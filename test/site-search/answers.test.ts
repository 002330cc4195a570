import { expect } from 'chai';
import { SEARCH_WAITING_DELAY_MS } from '../../src/constants.ts';
import { stopClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed } from '../support/find.ts';
import { press, type } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { ANSWER, find, openSearch, openSuggestions, openWithSuggestions, recordDetails } from './search-page.ts';

describe('<site-search>: what answers change', () => {
  /** Suggestions with the first one active, and an answer to a longer text that is still to come. */
  async function withAnswerToCome(answer: unknown) {
    const endpoint = await openSuggestions();
    const page = await openSearch(endpoint.url);
    await type('kib');
    await eventually(() => expect(page.options()).to.have.length(3));
    await endpoint.answer({ body: JSON.stringify(answer), isHeld: true });
    await type('a');
    await eventually(async () => expect(await endpoint.requests()).to.have.length(2));
    await press('ArrowDown');
    await eventually(() => expect(page.input.getAttribute('aria-activedescendant')).to.equal(page.options()[0]?.id));
    await endpoint.release();
    return page;
  }

  it('C9: when suggestions are replaced, the same address stays active', async () => {
    const page = await withAnswerToCome([{ title: 'Another', url: '/another' }, ANSWER[0]]);
    await eventually(() => {
      expect(page.options()).to.have.length(2);
      expect(page.input.getAttribute('aria-activedescendant')).to.equal(page.options()[1]?.id);
    });
  });

  it('C9: when the active address goes, none is active, and Enter submits', async () => {
    const page = await withAnswerToCome([{ title: 'Another', url: '/another' }]);
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await eventually(() => {
      expect(page.options()).to.have.length(1);
      expect(page.input.hasAttribute('aria-activedescendant')).to.equal(false);
    });
    await press('Enter');
    await eventually(() => expect(submits).to.have.length(1));
    expect(page.events).not.to.include('suggestionselect');
  });

  it('C10, C12: without suggestions nothing is active or expanded, and that is announced', async () => {
    const page = await withAnswerToCome([]);
    await eventually(() => expect(page.status()).to.match(/^No suggestions for “kiba”/));
    expect(page.input.hasAttribute('aria-activedescendant')).to.equal(false);
    expect(page.input.getAttribute('aria-expanded')).to.equal('false');
    expect(page.options()).to.have.length(0);
  });

  it('C11: the clear button empties text and suggestions, and the input has the focus', async () => {
    const { input, button, options } = await openWithSuggestions();
    await click(button('Clear text'));
    await eventually(() => {
      expect(input.value).to.equal('');
      expect(options()).to.have.length(0);
      expect(activeElementDeep()).to.equal(input);
      expect(input.getAttribute('aria-expanded')).to.equal('false');
    });
  });

  it('contract §5: clear() empties the field at once, so that a key right after it begins anew', async () => {
    const { element, input } = await openSearch('/unused');
    await type('kib');
    element.clear();
    expect(input.value).to.equal('');
    await eventually(() => expect(element.shadowRoot?.querySelector('[part=clear-button]')).to.equal(null));
    await type('a');
    await eventually(() => expect(input.value).to.equal('a'));
  });

  it('C12: the count is announced inside the dialog', async () => {
    const { dialog, status } = await openWithSuggestions();
    expect(status()).to.equal('3 suggestions');
    expect(dialog.querySelectorAll('[role=status]')).to.have.length(1);
  });

  it('C12: waiting is announced and shown from 300 ms on, failure with Retry, and Retry asks again', async () => {
    const clock = stopClock();
    const endpoint = await openSuggestions();
    await endpoint.answer({ status: 500, isHeld: true });
    const page = await openSearch(endpoint.url, 'debounce="0"');
    await type('kib');
    await clock.tickAsync(SEARCH_WAITING_DELAY_MS - 1);
    expect(page.status()).to.equal('');
    await clock.tickAsync(1);
    await eventually(() => expect(page.status()).to.equal('Searching…'));
    await eventually(async () => expect(await endpoint.requests()).to.have.length(1));
    await endpoint.release();
    await eventually(() => expect(page.status()).to.match(/^Suggestions could not be loaded/));
    await endpoint.answer({ body: JSON.stringify(ANSWER) });
    await click(buttonNamed(page.dialog, 'Try again'));
    await eventually(() => expect(page.status()).to.equal('3 suggestions'));
    expect(activeElementDeep()).to.equal(page.input);
  });

  it('C11: the clear button aborts the request that is pending', async () => {
    const endpoint = await openSuggestions();
    await endpoint.answer({ isHeld: true });
    const page = await openSearch(endpoint.url);
    await type('kib');
    await eventually(async () => expect(await endpoint.requests()).to.have.length(1));
    await click(page.button('Clear text'));
    await eventually(async () => expect((await endpoint.requests())[0]?.isAborted).to.equal(true));
  });

  it('what was typed keeps its own direction in the sentence that says that nothing matches', async () => {
    const page = await openSearch((await openSuggestions([])).url);
    await type('שלום');
    await eventually(() => expect(find(page.shadow, '[role=status] bdi').textContent).to.equal('שלום'));
  });
});
