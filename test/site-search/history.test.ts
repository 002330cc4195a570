import { expect } from 'chai';
import { recordCalls } from '../support/calls.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually, frame } from '../support/eventually.ts';
import { openFrame } from '../support/frame.ts';
import { press, type } from '../support/keys.ts';
import {
  atNextOpening,
  mountSearch,
  openFramedSearch,
  openSuggestions,
  openTarget,
  recordDetails,
} from './search-page.ts';

const ROUTER_STATE = { route: 'guide' };

/** A search on a page whose router keeps a state, opened by the person. */
async function openByPerson(attributes = '') {
  history.replaceState(ROUTER_STATE, '');
  atEndOfTest(() => history.replaceState(null, ''));
  const pops: unknown[] = [];
  const listen = (event: PopStateEvent) => pops.push(event.state);
  window.addEventListener('popstate', listen);
  atEndOfTest(() => window.removeEventListener('popstate', listen));
  const page = await mountSearch(`<site-search locale="en" shortcut="Alt+Shift+J" ${attributes}></site-search>`);
  const closes = recordDetails(page.element, 'searchclose');
  const stateAtOpening = atNextOpening(page.element, () => history.state);
  await press('Alt+Shift+j');
  await eventually(() => expect(page.dialog.open).to.equal(true));
  await eventually(() => expect(history.state).not.to.deep.equal(ROUTER_STATE));
  return { ...page, pops, closes, stateAtOpening };
}

/** A router that listened before us is told of no state in Chromium, and any other of nothing. */
function expectNothingToRestore(pops: readonly unknown[]): void {
  for (const state of pops) expect(state).to.equal(null);
}

/** Counts what goes back, and holds it until it is released, as a busy browser does. */
function holdWayBack() {
  let count = 0;
  history.back = () => {
    count += 1;
  };
  const release = () => {
    Reflect.deleteProperty(history, 'back');
    history.back();
  };
  atEndOfTest(() => {
    Reflect.deleteProperty(history, 'back');
  });
  return { count: () => count, release };
}

describe('<site-search>: history', () => {
  it('D3: Back closes it; the page’s own state is kept, and its router has nothing to restore', async () => {
    const { dialog, closes, pops } = await openByPerson();
    expect(history.state).to.include(ROUTER_STATE);
    history.back();
    await eventually(() => expect(dialog.open).to.equal(false));
    expect(closes).to.deep.equal([{ reason: 'back' }]);
    expect(history.state).to.deep.equal(ROUTER_STATE);
    expectNothingToRestore(pops);
  });

  it('D3: the entry comes when the open overlay has been painted, not before', async () => {
    const { stateAtOpening } = await openByPerson();
    expect(await stateAtOpening).to.deep.equal(ROUTER_STATE);
  });

  it('D3: closed in another way, it goes back over its entry', async () => {
    const { pops } = await openByPerson();
    await press('Escape');
    await eventually(() => expect(history.state).to.deep.equal(ROUTER_STATE));
    expectNothingToRestore(pops);
  });

  it('D3: opened by the attribute, it pushes nothing', async () => {
    const { length } = history;
    const { dialog } = await mountSearch('<site-search locale="en" open></site-search>');
    await eventually(() => expect(dialog.open).to.equal(true));
    expect(history.length).to.equal(length);
  });

  it('D3: opened by the attribute on an entry that was there when the page was loaded anew, it is closed by Back', async () => {
    const { element, dialog, closes } = await openByPerson();
    const entry: unknown = history.state;
    element.close();
    await eventually(() => expect(history.state).to.deep.equal(ROUTER_STATE));
    history.pushState(entry, '');
    element.toggleAttribute('open', true);
    await eventually(() => expect(dialog.open).to.equal(true));
    history.back();
    await eventually(() => expect(dialog.open).to.equal(false));
    expect(closes.at(-1)).to.deep.equal({ reason: 'back' });
    expect(history.state).to.deep.equal(ROUTER_STATE);
  });

  for (const isActive of [true, false]) {
    it(`D3: closed and opened again in one go by a ${isActive ? 'person' : 'script'}, there is one entry`, async () => {
      const { element, dialog } = await openByPerson();
      Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
      atEndOfTest(() => {
        Reflect.deleteProperty(navigator, 'userActivation');
      });
      const { length } = history;
      element.close();
      element.show();
      await frame();
      await frame();
      expect(history.state).not.to.deep.equal(ROUTER_STATE);
      expect(history.length).to.equal(length);
      history.back();
      await eventually(() => expect(dialog.open).to.equal(false));
      expect(history.state).to.deep.equal(ROUTER_STATE);
    });
  }

  it('D3: closed again while the browser is on its way back, it does not go back twice', async () => {
    const { element } = await openByPerson();
    const way = holdWayBack();
    element.close();
    await eventually(() => expect(way.count()).to.equal(1));
    await press('Alt+Shift+j');
    element.close();
    await new Promise((resolve) => setTimeout(resolve));
    await frame();
    expect(way.count()).to.equal(1);
    way.release();
    await eventually(() => expect(history.state).to.deep.equal(ROUTER_STATE));
  });

  it('D3: opened again while the browser is on its way back, it gets an entry of its own', async () => {
    const { element, dialog } = await openByPerson();
    const way = holdWayBack();
    element.close();
    await eventually(() => expect(way.count()).to.equal(1));
    await press('Alt+Shift+j');
    const { length } = history;
    const pushes = recordCalls(history, 'pushState');
    way.release();
    await eventually(() => expect(pushes).to.have.length(1)); // From the page's own, once it was there.
    expect(dialog.open).to.equal(true);
    expect(history.length).to.equal(length);
    history.back();
    await eventually(() => expect(dialog.open).to.equal(false));
    expect(history.state).to.deep.equal(ROUTER_STATE);
  });

  it('D3: opened by the attribute while the browser is on its way back, it has no entry: Back is the router’s', async () => {
    const { element, dialog, pops } = await openByPerson();
    const way = holdWayBack();
    element.close();
    await eventually(() => expect(way.count()).to.equal(1));
    element.toggleAttribute('open', true);
    await eventually(() => expect(dialog.open).to.equal(true));
    way.release();
    await eventually(() => expect(history.state).to.deep.equal(ROUTER_STATE));
    history.pushState({ route: 'next' }, '');
    pops.length = 0;
    history.back();
    await eventually(() => expect(pops).to.deep.equal([ROUTER_STATE]));
    expect(dialog.open).to.equal(true);
  });

  it('D3: a router that pushes where the person goes, as it closes the overlay, is not gone back over', async () => {
    const { element, dialog } = await openByPerson();
    const next = { route: 'next' };
    element.close();
    history.pushState(next, '');
    await frame();
    await frame();
    expect(history.state).to.deep.equal(next);
    expect(dialog.open).to.equal(false);
    history.go(-2);
    await eventually(() => expect(history.state).to.deep.equal(ROUTER_STATE));
  });

  it('closes when the person goes to an anchor of the page', async () => {
    const { dialog, closes } = await openByPerson();
    const before = location.href;
    atEndOfTest(() => history.replaceState(null, '', before));
    location.hash = 'there';
    await eventually(() => expect(dialog.open).to.equal(false));
    expect(closes).to.deep.equal([{ reason: 'navigation' }]);
  });

  for (const [how, route] of [
    ['takes', (event: Event) => event.preventDefault()],
    [
      'takes and stops',
      (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
      },
    ],
  ] as const) {
    it(`contract §5: a suggestion that a router ${how} closes the overlay; neither it nor the next click goes there`, async () => {
      const target = await openTarget();
      const { url } = await openSuggestions([{ title: 'Kibana', url: target.url }]);
      const { dialog, closes, options, button } = await openByPerson(`suggest-url="${url}"`);
      await type('kib');
      await eventually(() => expect(options()).to.have.length(1));
      document.addEventListener('click', route, { once: true });
      const entry: unknown = history.state;
      await press('ArrowDown');
      await press('Enter');
      await eventually(() => expect(dialog.open).to.equal(false));
      expect(closes).to.deep.equal([{ reason: 'navigation' }]);
      await new Promise((resolve) => setTimeout(resolve));
      await frame();
      expect(history.state).to.deep.equal(entry); // Which the router pushes its page over, whenever that has come.
      const isPrevented = new Promise((resolve) => {
        window.addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true });
      });
      button('Clear text').click();
      expect(await isPrevented).to.equal(false);
      expect(await target.requests()).to.have.length(0);
      history.back();
      await eventually(() => expect(history.state).to.deep.equal(ROUTER_STATE));
    });
  }

  it('a followed suggestion takes the place of the entry: Back leads to the page, and the overlay is closed', async () => {
    const there = await openFrame('<!doctype html><title>There</title><p>There</p>', { path: '/there' });
    const page = await openFramedSearch((await openSuggestions([{ title: 'There', url: there.iframe.src }])).url);
    there.iframe.remove();
    const { ownerDocument } = page.element;
    const view = ownerDocument.defaultView as Window;
    const { frameElement } = view;
    const here = ownerDocument.URL;
    page.element.close();
    await eventually(() => expect(view.history.state).to.equal(null));
    await press('Control+k');
    await eventually(() => expect(page.dialog.open).to.equal(true));
    await type('the');
    await eventually(() => expect(page.options()).to.have.length(1));
    await press('ArrowDown');
    await press('Enter');
    const shown = () => (frameElement as HTMLIFrameElement).contentDocument as Document;
    await eventually(() => expect(shown().title).to.equal('There'));
    (frameElement as HTMLIFrameElement).contentWindow?.history.back();
    await eventually(() => expect(shown().URL).to.equal(here));
    await eventually(() =>
      expect(shown().querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open).to.equal(false),
    );
    expect(shown().defaultView?.history.state).to.equal(null);
  });
});
