import { expect } from 'chai';
import { SRC } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { openEndpoint } from '../support/endpoint.ts';
import { engine } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { type Frame, openFrame, servePage } from '../support/frame.ts';
import { press, type } from '../support/keys.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';
import { elementIn, isOpen, switchTo, TAGS } from './open-elements.ts';
import { ACCOUNT_SCRIPT, accountOf } from './page-account.ts';
import { restingAccountOf } from './resting-account.ts';

// Pages that are exchanged by a router, or by the browser with a transition, while something of ours is open.

/** How a page comes: shown by a router in the same window, or loaded, which the browser may show with a transition. */
type Way = 'shown' | 'loaded' | 'with a transition';

interface Router {
  readonly head: string;
  /** How it goes on from a link of the page, and back. */
  readonly links: Way;
  /** How it goes on from a link in a shadow root, and back. htmx takes only what it finds in the page itself. */
  readonly innerLinks: Way;
  /** Attributes of the body. */
  readonly body?: string;
  /** Attributes of each element. */
  readonly kept?: string;
}

const script = (path: string) => `<script src="/node_modules/${path}"></script>`;
const TURBO = script('@hotwired/turbo/dist/turbo.es2017-umd.js');
const HTMX = script('htmx.org/dist/htmx.min.js');

const TURBO_LINKS = { links: 'shown', innerLinks: 'shown' } as const;
const HTMX_LINKS = { links: 'shown', innerLinks: 'loaded' } as const;

/** Records whether the browser shows the page with a transition from the one before. */
const TRANSITION = `<style>@view-transition { navigation: auto }</style><script>
  addEventListener('pagereveal', ({ viewTransition }) => { window.hasTransition = viewTransition !== null; });
</script>`;

const ROUTERS: Readonly<Record<string, Router>> = {
  Turbo: { head: TURBO, ...TURBO_LINKS },
  'Turbo, with kept elements': { head: TURBO, ...TURBO_LINKS, kept: 'data-turbo-permanent' },
  htmx: { head: HTMX, ...HTMX_LINKS, body: 'hx-boost="true"' },
  'htmx, with merged heads': {
    head: `${HTMX}${script('htmx-ext-head-support/head-support.js')}`,
    ...HTMX_LINKS,
    body: 'hx-boost="true" hx-ext="head-support"',
  },
  // Firefox has none between documents, and WebKitGTK ends at any.
  ...('onpagereveal' in window &&
    engine !== 'webkit' && {
      'a transition between documents': {
        head: TRANSITION,
        links: 'with a transition',
        innerLinks: 'with a transition',
      },
    }),
};

/** What is open when the page goes. */
const OPENED = ['site-header', 'site-subnav', 'menu', 'site-search'] as const;
type OpenedThing = (typeof OPENED)[number];

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;

const pageOf = (name: string, { head, body = '', kept = '' }: Router, next: string, suggestUrl: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${ACCOUNT_SCRIPT}${head}
  <script src="${SRC}"></script></head><body ${body}>
  <site-header id="header" ${kept}>${json(navigation)}</site-header><site-subnav id="subnav" ${kept}>${json(sectionNav)}</site-subnav>
  <site-search id="search" ${kept} suggest-url="${suggestUrl}" hydrate="load"></site-search>
  <main><h1>${name}</h1><a id="next" href="${next}">Next</a></main></body></html>`;

const hamburgerIn = (frame: Frame) =>
  elementIn(frame, 'site-header').shadowRoot?.querySelector<HTMLElement>('.hamburger') ?? undefined;

const isMenuOpen = (frame: Frame) => hamburgerIn(frame)?.ariaExpanded === 'true';

async function open(frame: Frame, what: OpenedThing): Promise<void> {
  if (what !== 'menu') return switchTo(elementIn(frame, what), true);
  await eventually(() => {
    if (!isMenuOpen(frame)) hamburgerIn(frame)?.click();
    expect(isMenuOpen(frame)).to.equal(true);
    expect(elementIn(frame, 'site-header').shadowRoot?.querySelector('.menu a')).to.be.ok;
  });
}

/** The page is there with all its code, can be used, and nothing is open in it. */
const showsClosed = (frame: Frame, name: string) =>
  eventually(() => {
    expect(frame.document.querySelector('h1')?.textContent).to.equal(name);
    expect(frame.document.documentElement.ariaBusy, 'only remembered by the router').not.to.equal('true');
    for (const tag of TAGS) {
      expect(frame.window.customElements.get(tag), `${tag} defined`).to.be.ok; // What shows may be remembered markup.
      expect(elementIn(frame, tag).shadowRoot?.querySelector('[data-root]'), tag).to.be.ok;
      expect(isOpen(elementIn(frame, tag)), `${tag} open`).to.equal(false);
    }
    expect(isMenuOpen(frame), 'menu open').to.equal(false);
    expect(accountOf(frame)).to.include({ onTop: 0, inert: 0 });
    expect(frame.document.querySelector('[inert]')).to.equal(null);
    expect(frame.window.getComputedStyle(frame.document.documentElement).overflowY).not.to.equal('hidden');
  });

/** What the page before has left in the window, unless it was loaded. */
interface Left {
  readonly isMarked?: boolean;
  readonly hasTransition?: boolean;
}

async function comes(frame: Frame, way: Way, name: string): Promise<void> {
  await showsClosed(frame, name);
  const { isMarked = false, hasTransition = false } = frame.window as Left;
  expect({ isMarked, hasTransition }, 'way').to.deep.equal({
    isMarked: way === 'shown',
    hasTransition: way === 'with a transition',
  });
}

/** As a person does, for whom it gets an entry in history. */
async function openByKey(frame: Frame): Promise<void> {
  frame.iframe.focus();
  frame.window.focus();
  await eventually(() => expect(frame.document.hasFocus()).to.equal(true));
  await press('Control+k');
  await switchTo(elementIn(frame, 'site-search'), true);
  await eventually(() => expect(frame.window.history.state).to.include.keys('site-elements.search'));
}

/** Whose the page's state is; Turbo numbers its own anew. */
const stateIn = ({ window }: Frame) => Object.keys(window.history.state ?? {});

/** Follows a link in what is open, or a suggestion. */
async function followInside(frame: Frame, what: OpenedThing, url: string): Promise<void> {
  if (what === 'site-search') {
    await openByKey(frame);
    await type('second');
    await eventually(() => expect(elementIn(frame, what).shadowRoot?.querySelector('[role=option]')).to.be.ok);
    await press('ArrowDown');
    await press('Enter');
    return;
  }
  await open(frame, what);
  const root = elementIn(frame, what === 'site-subnav' ? what : 'site-header').shadowRoot as ShadowRoot;
  const opener = what === 'menu' ? undefined : root.querySelector('[aria-expanded=true][aria-controls]');
  const opened = opener ? root.getElementById(opener.getAttribute('aria-controls') ?? '') : root.querySelector('.menu');
  const link = opened?.querySelector('a') as HTMLAnchorElement;
  link.href = url;
  link.click();
}

describe('robustness: routers', () => {
  const openFirst = async (router: Router, what?: OpenedThing) => {
    await setViewport(what === 'menu' ? 375 : 1280);
    const suggestions = await openEndpoint();
    const second = await servePage(pageOf('Second', router, '#none', suggestions.url));
    await suggestions.answer({ body: JSON.stringify([{ title: 'Second', url: second }]) });
    const frame = await openFrame(pageOf('First', router, second, suggestions.url), { isKept: true });
    await showsClosed(frame, 'First');
    Object.assign(frame.window, { isMarked: true } satisfies Left);
    return { frame, second };
  };

  const openSecond = async (router: Router, what?: OpenedThing) => {
    const { frame } = await openFirst(router, what);
    (frame.document.querySelector('#next') as HTMLElement).click();
    await comes(frame, router.links, 'Second');
    return frame;
  };

  /** In one window, the second time leaves what the first one has left. Of a window that is gone there is nothing left. */
  const goTwice = async (frame: Frame, way: Way, go: () => Promise<void>) => {
    const account = () => ({ ...accountOf(frame), state: stateIn(frame) });
    await go();
    if (way !== 'shown') return;
    await restingAccountOf(frame);
    const before = account();
    await go();
    await eventually(() => expect(account()).to.deep.equal(before));
  };

  for (const [name, router] of Object.entries(ROUTERS)) {
    const { links, innerLinks } = router;
    for (const what of OPENED) {
      it(`contract §3: ${name} goes back and forward with ${what} open, and leaves nothing open`, async () => {
        const frame = await openSecond(router, what);
        await goTwice(frame, links, async () => {
          await open(frame, what);
          frame.window.history.back();
          await comes(frame, links, 'First');
          await open(frame, what);
          frame.window.history.forward();
          await comes(frame, links, 'Second');
        });
        await tellCount('cycles', `${name}, back and forward, ${what} open`, 4);
      });

      it(`contract §3: a link in ${what}, on a page of ${name}, leaves nothing open, nor does Back`, async () => {
        const { frame, second } = await openFirst(router, what);
        await goTwice(frame, innerLinks, async () => {
          await followInside(frame, what, second);
          await comes(frame, innerLinks, 'Second');
          frame.window.history.back();
          await comes(frame, innerLinks, 'First');
        });
        await tellCount('cycles', `${name}, a link in ${what}`, 2);
      });
    }

    it(`contract §5: Back closes the search, and then goes where ${name} goes`, async () => {
      const frame = await openSecond(router);
      await goTwice(frame, links, async () => {
        const state = stateIn(frame);
        await openByKey(frame);
        frame.window.history.back();
        await comes(frame, links, 'Second');
        expect(stateIn(frame)).to.deep.equal(state);
        frame.window.history.back();
        await comes(frame, links, 'First');
        frame.window.history.forward();
        await comes(frame, links, 'Second');
      });
      await tellCount('cycles', `${name}, Back out of the search`, 2);
    });
  }
});
