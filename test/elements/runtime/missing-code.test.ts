import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { expectWarning } from '../../support/console.ts';
import { openEndpoint } from '../../support/endpoint.ts';
import { engine } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { isShown } from '../../support/find.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';

const child = (json: unknown) => `<script type="application/json">${JSON.stringify(json)}</script>`;
const HEADER = `<site-header>${child(navigation)}</site-header>`;
const LINKS = '<nav><a href="/">Home</a></nav>';
const DATA_STAYS = /^<site-header> stays as it is: its code cannot be loaded: .* <site-header>$/s;

/** A page that does not get one of its chunks, from its first request on. Any other message fails the test. */
async function openWithout(chunk: string, body: string, head = ''): Promise<Frame> {
  const code = await holdCode(chunk);
  await code.release(503);
  return openFrame(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}<script src="${code.src}"></script></head><body>${body}</body></html>`,
  );
}

const find = ({ document }: Frame, selector: string, tag = 'site-header') =>
  document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector);

const showsHeader = (frame: Frame) =>
  eventually(() => {
    expect(find(frame, '[data-root]')?.hidden).to.equal(false);
    expect(find(frame, '[data-root]')?.textContent).to.contain('Products');
  });

/** The page's author's links, in their natural height. */
const showsFallback = (frame: Frame) =>
  eventually(() => {
    expect(find(frame, '[data-fallback]')?.dataset.fallback).to.equal('final');
    expect(isShown(frame.document.querySelector('site-header a') as HTMLElement)).to.equal(true);
  });

/** Whatever was asked for has come, or failed, and been answered. */
async function settled({ window }: Frame): Promise<void> {
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => window.setTimeout(resolve));
}

describe('code that cannot be loaded', () => {
  it('contract §2: of what reads `src`: one warning, and the fallback', async () => {
    const { url } = await openEndpoint({ body: JSON.stringify(navigation) });
    const frame = await openWithout('load-source', `<site-header src="${url}">${LINKS}</site-header>`);
    await expectWarning(DATA_STAYS);
    await showsFallback(frame);
  });

  it('contract §2: of what reads `src`: a search has its defaults', async () => {
    const { url } = await openEndpoint({ body: '{}' });
    const frame = await openWithout('load-source', `<site-search src="${url}" hydrate="load"></site-search>`);
    await expectWarning(/^<site-search> stays as it is: its code cannot be loaded: /);
    await eventually(() => expect(find(frame, '[data-root]', 'site-search')?.hidden).to.equal(false));
  });

  it('contract §2: of what reads `src`: a pre-rendered header stays', async () => {
    const { url } = await openEndpoint({ body: JSON.stringify(navigation) });
    const { template } = renderElement(siteHeader, { attributes: {}, config: navigation, lang: 'en' });
    const frame = await openWithout(
      'load-source',
      `<site-header src="${url}" hydrate="load">${template}</site-header>`,
    );
    await expectWarning(DATA_STAYS);
    await settled(frame);
    await showsHeader(frame);
  });

  it('contract §2: of what reads `src`: asked for once more, when somebody wants the element', async () => {
    const { url } = await openEndpoint({ body: JSON.stringify(navigation) });
    const code = await holdCode('load-source');
    await code.release(503);
    const frame = await openFrame(
      `<!doctype html><html lang="en"><title>Page</title><script src="${code.src}"></script><site-header src="${url}">${LINKS}</site-header>`,
    );
    await expectWarning(DATA_STAYS);
    await showsFallback(frame);
    await code.release(200);
    if (engine === 'firefox') return; // It keeps for good that a module could not be loaded.
    frame.document
      .querySelector('site-header a')
      ?.dispatchEvent(new frame.window.Event('pointerover', { bubbles: true }));
    await showsHeader(frame);
  });

  it('contract §2: of what says where JSON is wrong: one warning, and the fallback', async () => {
    const frame = await openWithout(
      'explain-json',
      `<site-header><script type="application/json">{</script>${LINKS}</site-header>`,
    );
    await expectWarning(DATA_STAYS);
    await showsFallback(frame);
    frame.document.querySelector('site-header')?.setAttribute('theme', 'dark');
    await settled(frame);
    (frame.document.querySelector('site-header script') as HTMLElement).textContent = JSON.stringify(navigation);
    await showsHeader(frame);
  });

  it('contract §2: of what says what is wrong with data: one warning, and the rest shows', async () => {
    const frame = await openWithout('problem-reporter', HEADER.replace('<site-header', '<site-header theme="pink"'));
    await expectWarning(/^<site-header> cannot say what is wrong with it: its code cannot be loaded: /);
    await showsHeader(frame);
    frame.document.querySelector('site-header')?.setAttribute('theme', 'blue');
    await settled(frame);
  });

  it('contract §1: of the remedy for a name that is taken: one warning', async () => {
    const theirs = `<script>customElements.define('site-header', class extends HTMLElement {})</script>`;
    await openWithout('name-taken', HEADER, theirs);
    await expectWarning(/^<site-header> is taken: /);
  });

  it('N11: of what follows the page’s address: one warning for all elements, which show', async () => {
    const hidden = '<script>delete window.navigation</script>';
    const frame = await openWithout(
      'watch-history',
      `${HEADER}<site-subnav>${child(sectionNav)}</site-subnav>`,
      hidden,
    );
    expect('navigation' in frame.window).to.equal(false);
    await expectWarning(/^site-elements marks the page's first address only: /);
    await showsHeader(frame);
    await eventually(() => expect(find(frame, '[part~=links]', 'site-subnav')).to.be.ok);
    await settled(frame);
  });

  it('contract §5: of what reports a missing `search-url`: one warning, however often one submits', async () => {
    const frame = await openWithout('missing-search-url', '<site-search hydrate="load"></site-search>');
    await eventually(() => expect(find(frame, 'form', 'site-search')).to.be.ok);
    const submit = () => (find(frame, 'form', 'site-search') as HTMLFormElement).requestSubmit();
    submit();
    await expectWarning(/^The search leads nowhere without search-url: /);
    submit();
    await settled(frame);
  });

  it('contract §2: of another language: one warning, and the texts that are there stay', async () => {
    const frame = await openWithout('de', HEADER);
    await showsHeader(frame);
    frame.document.querySelector('site-header')?.setAttribute('locale', 'de-de');
    await expectWarning(DATA_STAYS);
    await showsHeader(frame);
    frame.document.querySelector('site-header')?.setAttribute('locale', 'en-us');
    await settled(frame);
    await showsHeader(frame);
  });

  it('contract §2: of what follows the first render: one warning, and the bar shows', async () => {
    const frame = await openWithout('after-render-header', HEADER);
    await expectWarning(/^site-elements goes on without a part: /);
    await showsHeader(frame);
    find(frame, '[aria-controls="panel--products"]')?.click();
    await settled(frame);
    expect(find(frame, '[aria-controls="panel--products"]')?.ariaExpanded).to.equal('false'); // It would be empty.
  });

  it('contract §1: of an element: one warning, and the page’s own links stay', async () => {
    const frame = await openWithout('header', `<site-header>${child(navigation)}${LINKS}</site-header>`);
    await expectWarning(/^<site-header> stays as it is: its code cannot be loaded: /);
    expect(isShown(frame.document.querySelector('site-header a') as HTMLElement)).to.equal(true);
  });
});
