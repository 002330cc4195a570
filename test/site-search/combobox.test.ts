import { expect } from 'chai';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { press, type } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { type ClickOptions, click, moveTo } from '../support/pointer.ts';
import {
  find,
  middleOf,
  openFramedSearch,
  openSearch,
  openSuggestions,
  openTarget,
  openWithSuggestions,
  recordDetails,
} from './search-page.ts';

describe('<site-search>: combobox', () => {
  it('C1: open and empty, the input is a combobox with a name and without suggestions', async () => {
    const { input } = await openSearch((await openSuggestions()).url);
    expect(input.getAttribute('role')).to.equal('combobox');
    expect(input.getAttribute('aria-autocomplete')).to.equal('list');
    expect(input.getAttribute('aria-expanded')).to.equal('false');
    expect(input.getAttribute('aria-label')).to.equal('Search the site');
    expect(input.hasAttribute('aria-activedescendant')).to.equal(false);
  });

  it('C2: shown suggestions are options of one named listbox in the same root, none of them selected', async () => {
    const { input, shadow, options, activeIndexes } = await openWithSuggestions();
    expect(input.getAttribute('aria-expanded')).to.equal('true');
    const listbox = shadow.getElementById(input.getAttribute('aria-controls') ?? '');
    expect(listbox?.getAttribute('role')).to.equal('listbox');
    expect(listbox?.getAttribute('aria-label')).to.equal('Suggestions');
    expect(shadow.querySelectorAll('[role=listbox]')).to.have.length(1);
    expect(new Set(options().map(({ id }) => id)).size).to.equal(3);
    expect(options().every((option) => listbox?.contains(option))).to.equal(true);
    expect(activeIndexes()).to.deep.equal([]);
  });

  it('C2: a suggestion shows its title with the typed letters marked, its meta line and its address', async () => {
    const { options } = await openWithSuggestions();
    const [first] = options();
    expect(first?.textContent).to.equal(`Kibana dashboardsDocs · Kibana${location.host}/guide/kibana/dashboards`);
    expect(first?.querySelector('b')?.textContent).to.equal('Kib');
    expect(first?.querySelectorAll('*').length).to.be.at.most(14);
  });

  it('C3: Down makes the first active, then the next, and wraps; focus and text stay', async () => {
    const { input, activeIndexes, options } = await openWithSuggestions();
    for (const index of [0, 1, 2, 0]) {
      await press('ArrowDown');
      await eventually(() => expect(activeIndexes()).to.deep.equal([index]));
      await eventually(() => expect(input.getAttribute('aria-activedescendant')).to.equal(options()[index]?.id));
    }
    expect(activeElementDeep()).to.equal(input);
    expect(input.value).to.equal('kib');
  });

  it('C3: Up makes the last active, then the one before, and wraps', async () => {
    const { activeIndexes } = await openWithSuggestions();
    for (const index of [2, 1, 0, 2]) {
      await press('ArrowUp');
      await eventually(() => expect(activeIndexes()).to.deep.equal([index]));
    }
  });

  it('C3: the active option is scrolled into view', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ title: `Kibana ${index}`, url: `/kibana/${index}` }));
    const { options, shadow } = await openWithSuggestions(many);
    await press('ArrowUp');
    await eventually(() => {
      const view = find(shadow, '.scroll-view').getBoundingClientRect();
      const option = options().at(-1)?.getBoundingClientRect();
      expect(option?.bottom).to.be.at.most(view.bottom + 1);
      expect(option?.top).to.be.at.least(view.top);
    });
  });

  it('C3: the active option is wholly in view in a long list of unequal heights, too', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      title: `Kibana ${'and more '.repeat(index % 7 === 0 ? 20 : 1)}${index}`,
      url: `/kibana/${index}`,
      ...(index % 3 === 0 && { website_area: 'documentation/kibana' }),
    }));
    const { url } = await openSuggestions(many);
    const { options, shadow } = await openSearch(url, 'max-suggestions="60"');
    await type('kib');
    await eventually(() => expect(options()).to.have.length(60));
    for (let index = -1; index > -9; index -= 1) {
      await press('ArrowUp');
      await eventually(() => {
        const { top, bottom } = find(shadow, '.scroll-view').getBoundingClientRect();
        const option = options().at(index);
        expect(option?.getAttribute('aria-selected')).to.equal('true');
        expect(option?.getBoundingClientRect().bottom).to.be.at.most(bottom + 1);
        expect(option?.getBoundingClientRect().top).to.be.at.least(top - 1);
      });
    }
  });

  it('C4: Enter on an active option is `suggestionselect`, then one navigation, and no submit', async () => {
    const [target, results] = [await openTarget(), await openTarget()];
    const answer = [
      { title: 'Other', url: results.url },
      { title: 'Kibana', url: `${target.url}?from=kibana` },
    ];
    const { element, events, activeIndexes } = await openWithSuggestions(answer, openFramedSearch);
    const selected = recordDetails(element, 'suggestionselect');
    for (const index of [0, 1]) {
      await press('ArrowDown');
      await eventually(() => expect(activeIndexes()).to.deep.equal([index]));
    }
    await press('Enter');
    await eventually(async () => expect(await target.requests()).to.have.length(1));
    expect(selected.map(({ url, index }) => [url, index])).to.deep.equal([[`${target.url}?from=kibana`, 1]]);
    expect(events).not.to.include('searchsubmit');
    expect(await results.requests()).to.have.length(0);
  });

  it('C4: Enter in the same frame as the Down before it follows the option (keys by stand-ins)', async () => {
    const { element, input, events } = await openWithSuggestions();
    const selected = recordDetails(element, 'suggestionselect', true);
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
      for (let count = 0; count < 10; count += 1) await undefined; // Microtasks are all that runs between two keys.
    }
    expect(selected.map(({ index }) => index)).to.deep.equal([1]);
    expect(events).not.to.include('searchsubmit');
  });

  it('C4: a cancelled `suggestionselect` stays on the page', async () => {
    const target = await openTarget();
    const { element, dialog } = await openWithSuggestions([{ title: 'Kibana', url: target.url }]);
    const selected = recordDetails(element, 'suggestionselect', true);
    await press('ArrowDown');
    await press('Enter');
    await eventually(() => expect(selected).to.have.length(1));
    expect(dialog.open).to.equal(true);
    expect(await target.requests()).to.have.length(0);
  });

  it('C4: the mouse makes an option active, and a click follows it', async () => {
    const target = await openTarget();
    const answer = [
      { title: 'Kibana', url: target.url },
      { title: 'Other', url: '/other' },
    ];
    const { element, options, activeIndexes, input } = await openWithSuggestions(answer, openFramedSearch);
    const selected = recordDetails(element, 'suggestionselect');
    await moveTo(middleOf(options()[1]));
    await eventually(() => expect(activeIndexes()).to.deep.equal([1]));
    await click(middleOf(options()[0]));
    await eventually(async () => expect(await target.requests()).to.have.length(1));
    expect(selected.map(({ index }) => index)).to.deep.equal([0]);
    expect(activeElementDeep(input.ownerDocument)).to.equal(input);
  });

  it('C5: Enter with none active is `searchsubmit`, then one navigation', async () => {
    const results = await openTarget();
    const page = await openFramedSearch((await openSuggestions()).url, `search-url="${results.url}"`);
    const submits = recordDetails(page.element, 'searchsubmit');
    await type('kib');
    await eventually(() => expect(page.options()).to.have.length(3));
    await press('Enter');
    await eventually(async () => expect(await results.requests()).to.have.length(1));
    expect(submits).to.have.length(1);
    expect(page.events).not.to.include('suggestionselect');
  });

  for (const modifier of ['Control', 'Meta', 'Shift'] as const) {
    it(`C6: ${modifier}+Enter opens the active option elsewhere, without an opener, and the overlay stays (window.open by a stub)`, async () => {
      const calls: unknown[] = [];
      const { open } = window;
      atEndOfTest(() => {
        window.open = open;
      });
      Object.assign(window, { open: (...args: unknown[]) => calls.push(args) });
      const { element, dialog, events } = await openWithSuggestions();
      const selected = recordDetails(element, 'suggestionselect');
      await press('ArrowDown');
      await press(`${modifier}+Enter`);
      await eventually(() => expect([calls.length, selected.length]).to.deep.equal([1, 1]));
      expect(calls).to.deep.equal([[new URL('/guide/kibana/dashboards', location.href).href, '_blank', 'noopener']]);
      expect(dialog.open).to.equal(true);
      expect(events).not.to.include('searchsubmit');
    });
  }

  for (const options of [
    { button: 'middle' },
    { modifiers: ['Control'] },
    { modifiers: ['Meta'] },
    { modifiers: ['Shift'] },
  ] as const) {
    it(`C6: a click with ${JSON.stringify(options)} is left to the browser, and the overlay stays`, async () => {
      const followed = recordFollowedLinks();
      const page = await openWithSuggestions();
      const selected = recordDetails(page.element, 'suggestionselect');
      const [option] = page.options();
      await click(middleOf(option), options as ClickOptions);
      await eventually(() => expect(followed).to.deep.equal(['/guide/kibana/dashboards']));
      expect(option?.rel).to.equal('noopener');
      expect(selected).to.have.length(1);
      expect(page.dialog.open).to.equal(true);
    });
  }

  it('C7: Tab with an option active moves the focus and selects nothing', async () => {
    const { events, input, activeIndexes } = await openWithSuggestions();
    await press('ArrowDown');
    await press('Tab');
    expect(activeElementDeep()).not.to.equal(input);
    await eventually(() => expect(activeIndexes()).to.deep.equal([]));
    expect(events).not.to.include('suggestionselect');
    expect(input.value).to.equal('kib');
  });

  it('C8: Home, End and letters edit the text, and let the active option go', async () => {
    const { input, activeIndexes } = await openWithSuggestions();
    await press('ArrowDown');
    await press('Home');
    await eventually(() => expect([input.selectionStart, activeIndexes()]).to.deep.equal([0, []]));
    await press('ArrowDown');
    await eventually(() => expect(activeIndexes()).to.deep.equal([0]));
    await press('End');
    await eventually(() => expect(input.selectionStart).to.equal(3));
    await type('a');
    await eventually(() => expect([input.value, activeIndexes()]).to.deep.equal(['kiba', []]));
  });

  it('C8: Left and Right move in the text, and undo takes back what was typed (by the editing command)', async () => {
    const { input } = await openWithSuggestions();
    await press('ArrowDown');
    await press('ArrowLeft');
    expect(input.selectionStart).to.equal(2);
    await press('ArrowRight');
    expect(input.selectionStart).to.equal(3);
    document.execCommand('undo');
    await eventually(() => expect(input.value).not.to.equal('kib'));
  });

  it('C8: pasted text is looked up (an insertion by script)', async () => {
    const endpoint = await openSuggestions();
    const page = await openSearch(endpoint.url);
    document.execCommand('insertText', false, 'dashboards');
    await eventually(() => expect(page.options()).to.have.length(3));
    expect(page.input.value).to.equal('dashboards');
  });
});
