import { expect } from 'chai';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { eventually } from '../../support/eventually.ts';
import { type Frame, openFrame, type PageOptions } from '../../support/frame.ts';
import { type HeldCode, holdCode } from '../../support/held-code.ts';
import { page, SRC } from '../loader/loader-page.ts';

export const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
export const header = (attributes = '', data: unknown = navigation) =>
  `<site-header ${attributes}>${json(data)}<nav><a href="/">Home</a></nav></site-header>`;
export const subnav = (attributes = '', data: unknown = sectionNav) =>
  `<site-subnav ${attributes}>${json(data)}</site-subnav>`;

const STYLE = '<style>body { margin: 0 }</style>';

/** What the session keeps for a tag. */
export const kept = (tag = 'site-header') => sessionStorage.getItem(`site-elements:${tag}`);

export const rootOf = ({ document }: Frame, tag = 'site-header') =>
  document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('[data-root]') ?? null;

/** The element is rendered by its code: nothing static is left of it. */
export const isAlive = (frame: Frame, tag = 'site-header') =>
  eventually(() => {
    const root = rootOf(frame, tag);
    expect(root?.hidden).to.equal(false);
    expect(root?.firstElementChild).not.to.equal(null);
    expect(root?.querySelector('[data-static]')).to.equal(null);
  });

/** A page of the visit that its elements are alive on. */
export async function openLive(body: string, options: PageOptions = {}): Promise<Frame> {
  const frame = await openFrame(page(`<script src="${SRC}"></script>${STYLE}`, `${body}<main>Text</main>`), options);
  for (const tag of ['site-header', 'site-subnav']) {
    if (body.includes(`<${tag}`)) await isAlive(frame, tag);
  }
  return frame;
}

/** The first page of a visit: what it shows is kept, for each of its elements. */
export async function visit(body: string, options: PageOptions = {}): Promise<Frame> {
  const frame = await openLive(body, options);
  await eventually(() => {
    for (const tag of ['site-header', 'site-subnav']) {
      if (body.includes(`<${tag}`)) expect(kept(tag)).to.be.a('string');
    }
  });
  return frame;
}

export interface HeldPage {
  readonly frame: Frame;
  readonly code: HeldCode;
  /** Lets the code come and the page be read to its end. */
  readonly goOn: () => Promise<unknown>;
}

/** A page as it is before any code but the loader has come. */
export async function openHeld(body: string, options: PageOptions = {}): Promise<HeldPage> {
  const code = await holdCode();
  const html = page(`<script src="${code.src}"></script>${STYLE}`, `${body}<main>Text<!--pause--></main>`);
  const frame = await openFrame(html, options);
  await eventually(() => expect(frame.document.querySelector('main')?.textContent).to.equal('Text'));
  return { frame, code, goOn: () => Promise.all([frame.resume(), code.release()]) };
}
