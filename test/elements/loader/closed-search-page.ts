import { expect } from 'chai';
import { eventually } from '../../support/eventually.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { setViewport } from '../../support/viewport.ts';
import { HEADER, headerOf, page } from './loader-page.ts';

export interface Search extends HTMLElement {
  open: boolean;
  show(): void;
  close(): void;
  clear(): void;
}

export const SEARCH = '<site-search></site-search>';
export const MAIN = '<main tabindex="-1" style="block-size: 3000px">Text</main>';

export const searchOf = ({ document }: Frame) => document.querySelector('site-search') as Search;
export const controlOf = (frame: Frame) =>
  headerOf(frame).shadowRoot?.querySelector('[part~="search-control"]') as HTMLElement;
export const inputOf = (frame: Frame) => searchOf(frame).shadowRoot?.querySelector('input') as HTMLInputElement;
export const isDefined = ({ window }: Frame) => window.customElements.get('site-search') !== undefined;

/** The names of the scripts that a page has asked for, without what makes them unique. */
export const scriptsOf = ({ window }: Frame) =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
    .filter((file) => file.endsWith('.js') && !file.startsWith('frame-guard'))
    .map((file) => file.replace(/-[\w-]{8}\.js$/, ''));

/** Records why the search opens. */
export function reasonsIn(frame: Frame): string[] {
  const reasons: string[] = [];
  frame.document.addEventListener('searchopen', (event) => reasons.push((event as CustomEvent).detail.reason));
  return reasons;
}

export const isOpenIn = (frame: Frame) =>
  eventually(() => {
    expect(searchOf(frame).shadowRoot?.querySelector('dialog')?.open).to.equal(true);
    expect(searchOf(frame).shadowRoot?.activeElement).to.equal(inputOf(frame));
  });

/** Gives a framed page the keys. */
export async function enter(frame: Frame): Promise<void> {
  frame.iframe.focus();
  frame.window.focus();
  frame.document.querySelector('main')?.focus();
  await eventually(() => expect(frame.document.hasFocus()).to.equal(true));
}

/** A page with a header and a closed search whose code is held back. */
export async function openHeld(header = HEADER, chunk = 'search') {
  await setViewport(1280);
  const code = await holdCode(chunk);
  const frame = await openFrame(page(`<script src="${code.src}"></script>`, `${header}${SEARCH}${MAIN}<!--pause-->`));
  await eventually(() => expect(controlOf(frame)).to.be.ok);
  await eventually(() => expect(searchOf(frame).show).to.be.a('function'));
  const release = async (status?: number) => {
    await Promise.all([frame.resume(), code.release(status)]);
  };
  return { frame, release, reasons: reasonsIn(frame) };
}
