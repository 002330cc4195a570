import { expect } from 'chai';
import { SRC } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { engine } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { type Frame, openFrame, servePage } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';
import { elementIn, isOpen, switchTo, TAGS } from './open-elements.ts';
import { ACCOUNT_SCRIPT, accountOf } from './page-account.ts';

// Pages that are exchanged by a router, or by the browser with a transition, while something of ours is open.

interface Router {
  readonly head: string;
  /** Attributes of the body. */
  readonly body?: string;
  /** Attributes of each element. */
  readonly kept?: string;
}

const script = (path: string) => `<script src="/node_modules/${path}"></script>`;
const TURBO = script('@hotwired/turbo/dist/turbo.es2017-umd.js');
const HTMX = script('htmx.org/dist/htmx.min.js');

const ROUTERS: Readonly<Record<string, Router>> = {
  Turbo: { head: TURBO },
  'Turbo, with kept elements': { head: TURBO, kept: 'data-turbo-permanent' },
  htmx: { head: HTMX, body: 'hx-boost="true"' },
  'htmx, with merged heads': {
    head: `${HTMX}${script('htmx-ext-head-support/head-support.js')}`,
    body: 'hx-boost="true" hx-ext="head-support"',
  },
  // WebKitGTK ends at any transition.
  ...(engine !== 'webkit' && {
    'a transition between documents': { head: '<style>@view-transition { navigation: auto }</style>' },
  }),
};

/** What is open when the page goes. The search has an entry of its own in history: `site-search/history.test.ts`. */
const OPENED = ['site-header', 'site-subnav', 'menu'] as const;
type OpenedThing = (typeof OPENED)[number];

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;

const pageOf = (name: string, { head, body = '', kept = '' }: Router, next: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${ACCOUNT_SCRIPT}${head}
  <script src="${SRC}"></script></head><body ${body}>
  <site-header id="header" ${kept}>${json(navigation)}</site-header><site-subnav id="subnav" ${kept}>${json(sectionNav)}</site-subnav>
  <site-search id="search" ${kept} suggest-url="/none" hydrate="load"></site-search>
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

/** Follows a link of the page, with nothing open. */
async function goOn(frame: Frame): Promise<void> {
  (frame.document.querySelector('#next') as HTMLElement).click();
  await showsClosed(frame, 'Second');
}

/** A link in what is open, which leads to the second page. */
function linkInside(frame: Frame, what: OpenedThing, url: string): HTMLAnchorElement {
  const root = elementIn(frame, what === 'site-subnav' ? what : 'site-header').shadowRoot as ShadowRoot;
  const opener = what === 'menu' ? undefined : root.querySelector('[aria-expanded=true][aria-controls]');
  const opened = opener ? root.getElementById(opener.getAttribute('aria-controls') ?? '') : root.querySelector('.menu');
  const link = opened?.querySelector('a') as HTMLAnchorElement;
  link.href = url;
  return link;
}

describe('robustness: routers', () => {
  const openFirst = async (router: Router, what: OpenedThing) => {
    await setViewport(what === 'menu' ? 375 : 1280);
    const second = await servePage(pageOf('Second', router, '#none'));
    const frame = await openFrame(pageOf('First', router, second), { isKept: true });
    await showsClosed(frame, 'First');
    return { frame, second };
  };

  for (const [name, router] of Object.entries(ROUTERS)) {
    for (const what of OPENED) {
      it(`contract §3: ${name} goes back and forward with ${what} open, and leaves nothing open`, async () => {
        const { frame } = await openFirst(router, what);
        await goOn(frame);
        await open(frame, what);
        frame.window.history.back();
        await showsClosed(frame, 'First');
        await open(frame, what);
        frame.window.history.forward();
        await showsClosed(frame, 'Second');
        await open(frame, what);
        await tellCount('cycles', `${name}, back and forward, ${what} open`, 2);
      });

      it(`contract §3: a link in ${what} that ${name} follows leaves nothing open, nor does Back`, async () => {
        const { frame, second } = await openFirst(router, what);
        await open(frame, what);
        linkInside(frame, what, second).click();
        await showsClosed(frame, 'Second');
        frame.window.history.back();
        await showsClosed(frame, 'First');
        await open(frame, what);
        await tellCount('cycles', `${name}, a link in ${what}`, 2);
      });
    }
  }
});
