import { expect } from 'chai';
import { createElement, type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { defineElements } from '../../elements/entries/define.ts';
import sectionNav from '../fixtures/section-nav.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually, frame } from '../support/eventually.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { mount, shadow } from '../support/mount.ts';

defineElements();

/** A host page that has a React of its own; it is left at the end of the test. */
async function reactPage() {
  const { container } = await mount('<main></main>');
  const place = container.firstElementChild as HTMLElement;
  const root = createRoot(place);
  let isLeft = false;
  const leave = () => {
    if (!isLeft) root.unmount();
    isLeft = true;
  };
  atEndOfTest(leave);
  return { place, render: (page: ReactNode) => root.render(page), leave };
}

const navOf = (place: ParentNode) =>
  eventually(() => {
    const nav = place.querySelector('site-subnav')?.shadowRoot?.querySelector('[data-root]:not([hidden]) nav');
    if (!nav) throw new Error('The sub-navigation is not there yet.');
    return nav;
  });

const subnav = (props: object) => createElement('site-subnav', { 'reveal-delay': 0, ...props });

describe('in React 19', () => {
  it('takes attributes and objects as props, and follows their changes and removal', async () => {
    const { place, render } = await reactPage();
    render(subnav({ locale: 'de', config: sectionNav }));
    const nav = await navOf(place);
    expect(nav.querySelectorAll('a[href="/de/guide/install"]')).to.have.length(1);
    render(subnav({ config: { ...sectionNav, nav: { sub_nav: [{ title_l10n: 'Other', url: '/other' }] } } }));
    await eventually(() => expect(nav.querySelectorAll('a[href="/other"]')).to.have.length(1));
    render(subnav({}));
    await eventually(() => expect(place.querySelector('site-subnav')?.shadowRoot?.querySelector('nav')).to.equal(null));
  });

  it('takes booleans and own providers as props', async () => {
    const { place, render } = await reactPage();
    const suggestionProvider = { suggest: () => Promise.resolve([]) };
    render(createElement('site-search', { locale: 'en', open: true, suggestionProvider }));
    const search = await eventually(() => {
      const found = place.querySelector('site-search');
      expect(found?.shadowRoot?.querySelector('dialog')?.open).to.equal(true);
      return found;
    });
    expect(search?.suggestionProvider).to.equal(suggestionProvider);
    render(createElement('site-search', { locale: 'en', open: false, suggestionProvider }));
    await eventually(() => expect(search?.shadowRoot?.querySelector('dialog')?.open).to.equal(false));
  });

  it('is heard by `onnavigate`, which can cancel, and which may change', async () => {
    const followed = recordFollowedLinks();
    const { place, render } = await reactPage();
    const heard: string[] = [];
    const listener = (name: string, isCancelled: boolean) => (event: CustomEvent<{ readonly url: string }>) => {
      heard.push(`${name} ${event.detail.url}`);
      if (isCancelled) event.preventDefault();
    };
    render(subnav({ locale: 'en', config: sectionNav, onnavigate: listener('first', true) }));
    const nav = await navOf(place);
    nav.querySelector<HTMLElement>('a[href="/guide/install"]')?.click();
    expect([heard, followed]).to.deep.equal([['first /guide/install'], []]);
    render(subnav({ locale: 'en', config: sectionNav, onnavigate: listener('second', false) }));
    await eventually(() => {
      nav.querySelector<HTMLElement>('a[href="/guide/install"]')?.click();
      expect(heard.at(-1)).to.equal('second /guide/install');
    });
    expect(followed.at(-1)).to.equal('/guide/install');
  });

  it('is one element in StrictMode, and unmounting cleans up', async () => {
    const { place, render, leave } = await reactPage();
    const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
    const search = createElement('site-search', { locale: 'en', open: true, key: 'search' });
    render(createElement(StrictMode, null, subnav({ config: sectionNav, key: 'subnav' }), search));
    const nav = await navOf(place);
    const hosts = [...place.children];
    expect(hosts.map(({ localName }) => localName)).to.deep.equal(['site-subnav', 'site-search']);
    const dialogs = () => hosts.flatMap((host) => [...shadow(host).querySelectorAll('dialog')]);
    await eventually(() => expect([dialogs().map(({ open }) => open), isLocked()]).to.deep.equal([[true], true]));
    leave();
    await eventually(() => expect(isLocked()).to.equal(false));
    await eventually(() => expect(nav.isConnected).to.equal(false));
    for (const host of hosts) {
      await eventually(() => expect(shadow(host).querySelector('nav, dialog')).to.equal(null));
    }
    expect(place.children).to.have.length(0);
  });

  it('stays the same node, with its state, when React moves it among its siblings', async () => {
    const { place, render } = await reactPage();
    const list = (keys: readonly string[]) =>
      createElement('div', null, ...keys.map((key) => subnav({ key, id: key, config: sectionNav })));
    render(list(['one', 'two']));
    await navOf(place);
    const two = await eventually(() => {
      const found = place.querySelector('#two');
      expect(found?.shadowRoot?.querySelector('li [aria-expanded]')).not.to.equal(null);
      return found as Element;
    });
    const trigger = shadow(two).querySelector<HTMLElement>('li [aria-expanded]');
    const open = () => shadow(two).querySelector('[aria-expanded="true"]');
    trigger?.click();
    await eventually(() => expect(open()).to.equal(trigger)); // Its code comes with the first click.
    render(list(['two', 'one']));
    await eventually(() => expect(place.querySelector('site-subnav')).to.equal(two));
    await frame();
    expect(open()).to.equal(trigger);
  });

  it('does not disturb a host page that hydrates around it: no mismatch, the same node, no attribute of ours', async () => {
    const json = JSON.stringify(sectionNav);
    const page = createElement(
      'div',
      { lang: 'en' },
      createElement('h1', null, 'Guide'),
      createElement(
        'site-subnav',
        { locale: 'de', 'reveal-delay': '0' },
        createElement('script', { type: 'application/json', dangerouslySetInnerHTML: { __html: json } }),
      ),
      createElement('site-search', { 'search-url': '/find' }, createElement('form', { action: '/find' })),
    );
    const { container } = await mount(`<main>${renderToString(page)}</main>`);
    const place = container.firstElementChild as HTMLElement;
    const nav = await navOf(place); // The elements were there, and rendered, before the page's own code came.
    const before = [place.querySelector('site-subnav'), place.querySelector('site-search')];
    const errors: unknown[] = [];
    let hasHydrated = false;
    const Page = () => {
      useEffect(() => {
        hasHydrated = true;
      });
      return page;
    };
    const root = hydrateRoot(place, createElement(Page), {
      onRecoverableError: (error) => errors.push(error),
      onCaughtError: (error) => errors.push(error),
      onUncaughtError: (error) => errors.push(error),
    });
    atEndOfTest(() => root.unmount());
    await eventually(() => expect(hasHydrated).to.equal(true));
    await frame();
    expect(errors).to.deep.equal([]);
    expect([place.querySelector('site-subnav'), place.querySelector('site-search')]).to.deep.equal(before);
    expect(nav.isConnected).to.equal(true);
    expect(place.innerHTML).to.equal(renderToString(page));
  });
});
