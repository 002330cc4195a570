import { expect } from 'chai';
import { SCROLLBAR_AUTO_HIDE_MS, SCROLLBAR_MIN_SIZE_PX } from '../../src/constants.ts';
import { eventually, frame } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click, moveTo, wheel } from '../support/pointer.ts';
import { find, openSearch, openSuggestions } from './search-page.ts';

const MANY = Array.from({ length: 300 }, (_, index) => ({ title: `Kibana ${index}`, url: `/kibana/${index}` }));

/** Opens the overlay on a list that is longer than the dialog. */
async function openLongList(count = MANY.length) {
  const endpoint = await openSuggestions(MANY.slice(0, count));
  const page = await openSearch(endpoint.url, `max-suggestions="${count}"`);
  await type('kib');
  await eventually(() => expect(page.options()).to.have.length(count));
  const view = find<HTMLElement>(page.shadow, '.scroll-view');
  const thumb = find<HTMLElement>(page.shadow, '.scroll-vertical .scroll-thumb');
  await eventually(() => expect(thumb.getBoundingClientRect().height).to.be.greaterThan(0));
  return { ...page, view, thumb, track: find<HTMLElement>(page.shadow, '.scroll-vertical') };
}

describe('<site-search>: scrollbar', () => {
  it(`§9: is at least ${SCROLLBAR_MIN_SIZE_PX} px long`, async () => {
    const { thumb } = await openLongList();
    await eventually(() => expect(thumb.getBoundingClientRect().height).to.equal(SCROLLBAR_MIN_SIZE_PX));
  });

  it('§9: shows while scrolling and is gone 1000 ms later', async () => {
    const { view, thumb } = await openLongList(40);
    await moveTo({ x: 5, y: 5 });
    const { transitionDelay, transitionProperty } = getComputedStyle(thumb, '::before');
    expect(transitionProperty).to.equal('opacity');
    expect(Number.parseFloat(transitionDelay) * 1000 + 175).to.equal(SCROLLBAR_AUTO_HIDE_MS);
    await eventually(() => {
      view.scrollTop = view.scrollTop === 200 ? 201 : 200;
      expect(getComputedStyle(thumb, '::before').opacity).to.equal('0.6');
    });
    await eventually(() => expect(getComputedStyle(thumb, '::before').opacity).to.equal('0'));
  });

  it('§9: a press on the track scrolls there, chooses nothing, and leaves the focus in the input', async () => {
    const { view, track, input, events } = await openLongList(40);
    const { right, bottom } = track.getBoundingClientRect();
    const place = { x: Math.round(right - 5), y: Math.round(bottom - 4) };
    await moveTo({ x: place.x, y: place.y - 20 });
    await moveTo(place);
    await frame();
    await click(place);
    await eventually(() => expect(view.scrollTop).to.be.greaterThan(view.clientHeight - 1));
    expect(activeElementDeep()).to.equal(input);
    expect(events).not.to.include('suggestionselect');
  });

  it('the wheel scrolls the list, natively, and the page stays', async () => {
    const { view } = await openLongList(40);
    await eventually(async () => {
      await wheel(view, 120);
      expect(view.scrollTop).to.be.greaterThan(60);
    });
    expect(window.scrollY).to.equal(0);
  });

  it('is no stop for Tab', async () => {
    const { view, shadow } = await openLongList(40);
    for (let count = 0; count < 8; count += 1) {
      await press('Tab');
      expect(shadow.activeElement).not.to.equal(view);
    }
  });

  it('writes nothing into the page', async () => {
    const writes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => writes.push(...records));
    const page = await openSearch((await openSuggestions()).url);
    observer.observe(document.head, { subtree: true, childList: true, attributes: true });
    observer.observe(document.body, { childList: true, attributes: true });
    page.element.close();
    page.element.show();
    await type('kib');
    await eventually(() => expect(page.options()).to.have.length(3));
    observer.disconnect();
    expect(writes).to.have.length(0);
  });

  it('C9: new suggestions are shown from the first one on', async () => {
    const endpoint = await openSuggestions(MANY.slice(0, 40));
    const page = await openSearch(endpoint.url, 'max-suggestions="40"');
    await type('kib');
    await eventually(() => expect(page.options()).to.have.length(40));
    const view = find<HTMLElement>(page.shadow, '.scroll-view');
    view.scrollTop = 400;
    await endpoint.answer({ body: JSON.stringify(MANY.slice(50, 90)) });
    await type('a');
    await eventually(() => expect(page.options()[0]?.textContent).to.include('Kibana 50'));
    await eventually(() => expect(view.scrollTop).to.equal(0));
  });

  it('C9: where the active address is among the new suggestions, that one is in view', async () => {
    const endpoint = await openSuggestions(MANY.slice(0, 40));
    const page = await openSearch(endpoint.url, 'max-suggestions="40"');
    await type('kib');
    await eventually(() => expect(page.options()).to.have.length(40));
    await endpoint.answer({ body: JSON.stringify([...MANY.slice(50, 89), MANY[0]]), isHeld: true });
    await type('a');
    await eventually(async () => expect(await endpoint.requests()).to.have.length(2));
    await press('ArrowDown');
    await eventually(() => expect(page.input.hasAttribute('aria-activedescendant')).to.equal(true));
    await endpoint.release();
    await eventually(() => expect(page.options()[0]?.textContent).to.include('Kibana 50'));
    const { top, bottom } = find(page.shadow, '.scroll-view').getBoundingClientRect();
    const active = page.options().at(-1)?.getBoundingClientRect();
    expect(active?.top).to.be.at.least(top - 1);
    expect(active?.bottom).to.be.at.most(bottom + 1);
  });
});
