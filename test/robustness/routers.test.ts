import { expect } from 'chai';
import { page, SRC } from '../elements/loader/loader-page.ts';
import { engine } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { type Frame, openFrame, servePage } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';
import { elementIn, isOpen, switchTo, TAGS } from './open-elements.ts';
import { ACCOUNT_SCRIPT, accountOf } from './page-account.ts';

// Routers that put the next page's body in the place of this one's, and what a browser has by itself for that.

interface Router {
  readonly head: string;
  /** Of the body. */
  readonly attributes?: string;
  /** Of each element. */
  readonly kept?: (tag: string) => string;
  /** True if the next page is another document. */
  readonly isLoad?: boolean;
}

const TURBO = '<script src="/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>';

const ROUTERS: Readonly<Record<string, Router>> = {
  Turbo: { head: TURBO },
  'Turbo that keeps the elements': { head: TURBO, kept: (tag) => `id="kept-${tag}" data-turbo-permanent` },
  'a view transition between documents': {
    head: '<style>@view-transition { navigation: auto }</style>',
    isLoad: true,
  },
};

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;

/** A page of the site; links in it, in panel, menu and section lead to the next one. */
function pageOf({ head, attributes = '', kept = () => '' }: Router, title: string, next: string): string {
  const sections = [{ title: 'Things', links: [{ title: 'The next page', url: next }] }];
  const navigation = { logo: { title: 'Vendor' }, navigation: [{ title: 'Products', key: 'products', sections }] };
  const links = { sub_nav: [{ title_l10n: 'Things', level_4: [{ title_l10n: 'The next page', url: next }] }] };
  return page(
    `${ACCOUNT_SCRIPT}${head}<script src="${SRC}"></script>`,
    `<site-header ${kept('site-header')}>${json(navigation)}</site-header>
    <site-subnav ${kept('site-subnav')}>${json({ title: 'Section', nav: links })}</site-subnav>
    <main id="main"><h1>${title}</h1><a id="next" href="${next}">The next page</a></main>
    <site-search ${kept('site-search')} suggest-url="/none" hydrate="load"></site-search>`,
  ).replace('<body>', `<body ${attributes}>`);
}

async function openSite(router: Router): Promise<Frame> {
  history.pushState(null, ''); // WebKit mixes up the frames of one entry, also those that are gone.
  await setViewport(1280);
  const second = await servePage(pageOf(router, 'Second', '/nowhere'), { path: '/second' });
  return openFrame(pageOf(router, 'First', second), { path: '/first' });
}

/** What a router says while it is at work: a page may be shown from a store first, and then anew. */
const AT_WORK = '[aria-busy], [data-turbo-preview]';

const arrivesAt = (frame: Frame, title: string) =>
  eventually(() => {
    expect(frame.document.querySelector('h1')?.textContent).to.equal(title);
    expect(frame.document.readyState).to.equal('complete');
    expect(frame.document.querySelector(AT_WORK)).to.equal(null);
  });

const shadowOf = (frame: Frame, tag: string) => elementIn(frame, tag).shadowRoot as ShadowRoot;

/** The visible link to the next page that is in an element. */
const linkIn = (frame: Frame, tag: string) =>
  eventually(() => {
    const links = [...shadowOf(frame, tag).querySelectorAll<HTMLElement>('a[href*="/second"]')];
    const link = links.find((one) => one.checkVisibility());
    if (!link) throw new Error(`<${tag}> shows no link to the next page.`);
    return link;
  });

/** As a person does, by its key. */
async function openSearch(frame: Frame): Promise<void> {
  const { KeyboardEvent } = frame.window;
  await switchTo(elementIn(frame, 'site-search'), true);
  await switchTo(elementIn(frame, 'site-search'), false);
  frame.document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }),
  );
  await eventually(() => expect(isOpen(elementIn(frame, 'site-search'))).to.equal(true));
  await eventually(() => expect(frame.window.history.state).to.have.property('site-elements.search'));
}

/** What is open, and the link that is followed then. */
const FOLLOWED: Readonly<Record<string, (frame: Frame) => Promise<HTMLElement>>> = {
  'a panel': async (frame) => {
    await switchTo(elementIn(frame, 'site-header'), true);
    return linkIn(frame, 'site-header');
  },
  'the menu': async (frame) => {
    await setViewport(375);
    await eventually(() => {
      const hamburger = shadowOf(frame, 'site-header').querySelector<HTMLElement>('[part~=hamburger]');
      if (hamburger?.ariaExpanded !== 'true') hamburger?.click();
      expect(hamburger?.ariaExpanded).to.equal('true');
    });
    await switchTo(elementIn(frame, 'site-header'), true);
    return linkIn(frame, 'site-header');
  },
  'a list of the section': async (frame) => {
    await switchTo(elementIn(frame, 'site-subnav'), true);
    return linkIn(frame, 'site-subnav');
  },
  'the search': async (frame) => {
    const url = (frame.document.querySelector('#next') as HTMLAnchorElement).href;
    Object.assign(elementIn(frame, 'site-search'), {
      suggestionProvider: { suggest: async () => [{ title: 'Next', url }] },
    });
    await openSearch(frame);
    const input = shadowOf(frame, 'site-search').querySelector('[role=combobox]') as HTMLInputElement;
    input.setRangeText('next');
    input.dispatchEvent(new frame.window.InputEvent('input', { bubbles: true, composed: true }));
    return linkIn(frame, 'site-search');
  },
};

/** Everything is there, closed, and works. */
async function works(frame: Frame): Promise<void> {
  await setViewport(1280);
  for (const tag of TAGS) {
    await eventually(() => {
      expect(shadowOf(frame, tag)?.querySelector('[data-root]'), tag).to.be.ok;
      expect(isOpen(elementIn(frame, tag)), tag).to.equal(false);
    });
  }
  await eventually(() => expect(accountOf(frame)).to.include({ onTop: 0, inert: 0 }));
  for (const tag of TAGS) {
    await switchTo(elementIn(frame, tag), true);
    await switchTo(elementIn(frame, tag), false);
  }
}

/** All but what a router writes: its place in history. */
function restingAccountOf(frame: Frame): object {
  const { state: _, ...account } = accountOf(frame) as Readonly<Record<string, unknown>>;
  expect(account).to.include({ timers: 0, requests: 0 });
  return account;
}

describe('robustness: routers', () => {
  for (const [name, router] of Object.entries(ROUTERS)) {
    // WebKitGTK ends at any view transition, on an empty page too.
    if (router.isLoad && engine === 'webkit') continue;
    for (const [what, open] of Object.entries(FOLLOWED)) {
      // From a search to another document is tested with its history: a frame has no history of its own.
      if (what === 'the search' && router.isLoad) continue;
      it(`contract §2: ${name}: a link followed with ${what} open leads to working elements, and so does Back`, async () => {
        const frame = await openSite(router);
        const go = async () => {
          (await open(frame)).click();
          await arrivesAt(frame, 'Second');
          await works(frame);
          frame.window.history.back();
          await arrivesAt(frame, 'First');
          await works(frame);
        };
        await go();
        frame.document.dispatchEvent(new Event('scroll')); // What the tag itself listens to once.
        await go();
        const before = await eventually(() => restingAccountOf(frame));
        await go();
        if (!router.isLoad) await eventually(() => expect(restingAccountOf(frame)).to.deep.equal(before));
        await tellCount('cycles', `${name}, ${what}`, 3);
      });
    }

    it(`D3: ${name}: a search that is opened and closed is none of its business`, async () => {
      const frame = await openSite(router);
      await works(frame);
      const main = frame.document.querySelector('main');
      for (const close of [() => elementIn(frame, 'site-search').close(), () => frame.window.history.back()]) {
        await openSearch(frame);
        const { 'site-elements.search': _, ...own } = frame.window.history.state;
        close();
        await eventually(() => expect(isOpen(elementIn(frame, 'site-search'))).to.equal(false));
        await eventually(() => expect(Object.keys(frame.window.history.state ?? {})).to.deep.equal(Object.keys(own)));
        await arrivesAt(frame, 'First');
        await works(frame);
        expect(frame.document.querySelector('main')).to.equal(main);
      }
    });
  }

  it('contract §2: a page that Turbo refreshes by morphing keeps its elements, and they work', async () => {
    const head = `${TURBO}<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">`;
    const frame = await openSite({ head });
    await works(frame);
    const elements = TAGS.map((tag) => elementIn(frame, tag));
    await switchTo(elementIn(frame, 'site-header'), true);
    let count = 0;
    frame.document.addEventListener('turbo:morph', () => {
      count += 1;
    });
    const { Turbo } = frame.window as unknown as { Turbo: { visit: (url: string, options: object) => void } };
    Turbo.visit(frame.window.location.href, { action: 'replace' });
    await eventually(() => expect(count).to.equal(1));
    expect(TAGS.map((tag) => elementIn(frame, tag))).to.deep.equal(elements);
    await switchTo(elementIn(frame, 'site-header'), false);
    await works(frame);
  });
});
