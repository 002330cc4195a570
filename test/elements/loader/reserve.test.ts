import { expect } from 'chai';
import { BAR_HEIGHTS_PX, MASTHEAD_HEIGHT_PX, SUBNAV_HEIGHT_PX } from '../../../src/constants.ts';
import { announcementCookie } from '../../../src/core/announcement/announcement-cookie.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { atEndOfTest } from '../../support/cleanup.ts';
import { openEndpoint } from '../../support/endpoint.ts';
import { eventually } from '../../support/eventually.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { setViewport } from '../../support/viewport.ts';

const { marquee, ...links } = navigation.masthead;

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><style>* { box-sizing: content-box } body { margin: 0 }</style>${head}</head><body>${body}<main id="main">Text<!--pause--></main></body></html>`;

/** Parsed as far as to what stands below the elements: the page cannot have loaded while its code is held. */
async function openPage(html: string): Promise<Frame> {
  const frame = await openFrame(html);
  await eventually(() => {
    expect(frame.document.querySelector('main')?.textContent).to.equal('Text');
    // A browser paints nothing before its style sheets have come.
    expect([...frame.document.querySelectorAll('link')].every(({ sheet }) => sheet)).to.equal(true);
  });
  return frame;
}

/** Two frames: what a microtask or an effect does to the page is painted. */
const twoFrames = ({ window }: Frame) =>
  new Promise<void>((resolve) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => resolve()));
  });

const mainTop = ({ document }: Frame) => document.querySelector('main')?.getBoundingClientRect().top as number;

const isShown = ({ document }: Frame, tag: string) =>
  eventually(() => {
    const root = document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('[data-root]');
    expect(root?.hidden).to.equal(false);
  });

/** The place below the elements before their code has come, which it keeps when they show. */
async function reservedTop(head: (src: string) => string, body: string, tag = 'site-header'): Promise<number> {
  const code = await holdCode();
  const frame = await openPage(page(head(code.src), body));
  const before = mainTop(frame);
  expect(frame.window.customElements.get(tag)).to.equal(undefined);
  await Promise.all([frame.resume(), code.release()]);
  await isShown(frame, tag);
  expect(mainTop(frame)).to.equal(before);
  return before;
}

function dismiss(announcement: { readonly id?: unknown; readonly message?: unknown }): void {
  const [cookie = ''] = announcementCookie(announcement, { cookies: '', now: new Date(), domain: undefined }).split(
    ';',
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the synchronous way is what a loader reads.
  document.cookie = `${cookie}; path=/`;
  atEndOfTest(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = 'site-announcement=; path=/; max-age=0';
  });
}

const blocking = (src: string) => `<script src="${src}"></script>`;
const header = (data: unknown, attributes = '') => `<site-header ${attributes}>${json(data)}</site-header>`;

describe('reserved places', () => {
  for (const [width, name] of [
    [375, 'narrow'],
    [768, 'wide'],
    [1280, 'wide'],
  ] as const) {
    const isWide = name === 'wide';
    const strip = (isThere: boolean) => BAR_HEIGHTS_PX.medium + (isThere ? MASTHEAD_HEIGHT_PX : 0);

    for (const [title, masthead, isStripThere] of [
      ['announcement and links', { ...links, marquee }, true],
      ['links alone', links, isWide],
      ['an announcement alone', { marquee }, true],
      ['neither', {}, false],
    ] as const) {
      it(`${width} px, ${title}: a blocking tag keeps the place from the JSON child`, async () => {
        await setViewport(width);
        expect(await reservedTop(blocking, header({ ...navigation, masthead }))).to.equal(strip(isStripThere));
      });
    }

    it(`${width} px: reserve.css keeps the place for a tag that comes late`, async () => {
      await setViewport(width);
      const late = (src: string) =>
        `<link rel="stylesheet" href="/dist/reserve.css"><script src="${src}" async></script>`;
      expect(await reservedTop(late, header(navigation, 'announcement'))).to.equal(strip(true));
    });

    it(`${width} px, with src: the attribute announcement keeps the strip`, async () => {
      await setViewport(width);
      const { url } = await openEndpoint({ body: JSON.stringify(navigation) });
      const body = `<site-header src="${url}" announcement></site-header>`;
      expect(await reservedTop(blocking, body)).to.equal(strip(true));
    });
  }

  it('a dismissed announcement is known before paint to a blocking tag, which says so', async () => {
    dismiss(marquee);
    await setViewport(375);
    const code = await holdCode();
    const frame = await openPage(page(blocking(code.src), header(navigation)));
    expect(mainTop(frame)).to.equal(BAR_HEIGHTS_PX.medium);
    const root = frame.window.getComputedStyle(frame.document.documentElement);
    expect(root.getPropertyValue('--site-announcement').trim()).to.equal('dismissed');
    await setViewport(1280);
    await eventually(() => expect(mainTop(frame)).to.equal(BAR_HEIGHTS_PX.medium + MASTHEAD_HEIGHT_PX));
  });

  for (const size of ['small', 'large'] as const) {
    it(`keeps the place of a ${size} bar`, async () => {
      const height = BAR_HEIGHTS_PX[size] + MASTHEAD_HEIGHT_PX;
      expect(await reservedTop(blocking, header(navigation, `size="${size}"`))).to.equal(height);
    });
  }

  it('keeps the height that the page gives the bar', async () => {
    const head = (src: string) => `<style>:root { --site-bar-block-size: 90px }</style>${blocking(src)}`;
    expect(await reservedTop(head, header(navigation))).to.equal(90 + MASTHEAD_HEIGHT_PX);
  });

  it('keeps the place of a sub-navigation with data', async () => {
    const body = `<site-subnav>${json(sectionNav)}</site-subnav>`;
    expect(await reservedTop(blocking, body, 'site-subnav')).to.equal(SUBNAV_HEIGHT_PX);
  });

  for (const [title, child] of [
    ['without data', ''],
    ['without entries', json({ title: 'Guide', nav: { sub_nav: [] } })],
  ] as const) {
    it(`S1: keeps no place for a sub-navigation ${title}`, async () => {
      const code = await holdCode();
      const frame = await openPage(page(blocking(code.src), `<site-subnav>${child}</site-subnav>`));
      expect(mainTop(frame)).to.equal(0);
    });
  }

  it('H5: a page’s own fixed bar, placed by the published heights, stays where it is', async () => {
    const code = await holdCode();
    const body = `${header(navigation)}<site-subnav>${json(sectionNav)}</site-subnav>`;
    const ownBar = '<p id="own" style="position: fixed; top: var(--site-elements-height); margin: 0">Own</p>';
    const frame = await openPage(page(blocking(code.src), ownBar + body));
    const ownTop = () => frame.document.querySelector('#own')?.getBoundingClientRect().top;
    const height = BAR_HEIGHTS_PX.medium + MASTHEAD_HEIGHT_PX + SUBNAV_HEIGHT_PX;
    expect(ownTop()).to.equal(height);
    const { scrollPaddingTop } = frame.window.getComputedStyle(frame.document.documentElement);
    expect(scrollPaddingTop, 'an anchor is below them, too').to.equal(`${height}px`);
    const tops = new Set<unknown>();
    const watch = () => {
      tops.add(ownTop());
      frame.window?.requestAnimationFrame(watch);
    };
    watch();
    await Promise.all([frame.resume(), code.release()]);
    await Promise.all(['site-header', 'site-subnav'].map((tag) => isShown(frame, tag)));
    await eventually(() => {
      const root = frame.document.querySelector('site-header')?.shadowRoot;
      expect(root?.querySelector('[data-scroll-visibility]')).not.to.equal(null);
    });
    await twoFrames(frame);
    expect([...tops]).to.deep.equal([height]);
  });

  it('a header that scrolls away covers nothing, before its code has come either', async () => {
    const code = await holdCode();
    const frame = await openPage(page(blocking(code.src), header(navigation, 'scroll-mode="static"')));
    const { documentElement } = frame.document;
    expect(frame.window.getComputedStyle(documentElement).getPropertyValue('--site-header-height')).to.equal('');
  });

  it('S1: a sub-navigation that turns out to be empty never has a place', async () => {
    const code = await holdCode();
    const child = json({ title: 'Guide', nav: { sub_nav: [] } });
    const body = `<site-subnav reveal-delay="1000000">${child}</site-subnav>`;
    const frame = await openPage(page(blocking(code.src), body));
    await Promise.all([frame.resume(), code.release()]);
    await frame.window.customElements.whenDefined('site-subnav');
    await twoFrames(frame);
    expect(mainTop(frame)).to.equal(0);
    const root = frame.window.getComputedStyle(frame.document.documentElement);
    expect(root.getPropertyValue('--site-elements-height').trim()).to.match(/^(?:0px|calc\(0px \+ 0px\))$/);
  });

  it('writes nothing into the nodes of the page', async () => {
    const code = await holdCode();
    const frame = await openPage(page(blocking(code.src), header(navigation)));
    expect(frame.document.documentElement.getAttributeNames()).to.deep.equal(['lang']);
    expect(frame.document.querySelector('site-header')?.getAttributeNames()).to.deep.equal([]);
    expect(frame.document.querySelectorAll('link, style')).to.have.length(1);
  });
});
