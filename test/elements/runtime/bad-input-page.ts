import { expect } from 'chai';
import { defineElements } from '../../../elements/entries/define.ts';
import type { Problem } from '../../../src/core/config/problem.ts';
import navigation from '../../core/config/documents/navigation-complete.json';
import page from '../../core/config/documents/page.json';
import search from '../../core/config/documents/search.json';
import { expectWarning } from '../../support/console.ts';
import { eventually, frame } from '../../support/eventually.ts';
import { mount, shadow } from '../../support/mount.ts';

defineElements();

/** The three elements. */
export type Tag = 'site-header' | 'site-subnav' | 'site-search';
export type Configurable = HTMLElement & { config: unknown };

const SEARCH = {
  ...search,
  texts: { 'de-de': { placeholder: 'Suchen', suggestionCount: { one: '{count} Treffer', other: '{count} Treffer' } } },
  areas: [{ value: 'Blog', path_contains: ['/news'] }],
  filters: { locale: 'de-de', area: 'Documentation', product: 'kibana' },
};
/** A valid document for each element, with as many keys as there are. */
export const DOCUMENTS: Readonly<Record<Tag, unknown>> = {
  'site-header': navigation,
  'site-subnav': page,
  'site-search': SEARCH,
};
export const TAGS = Object.keys(DOCUMENTS) as readonly Tag[];
/** A link of the page's own, inside an element. */
export const FALLBACK = '<a href="/">Home</a>';

/** Mounts markup with one element and collects what it reports. */
export async function watch(html: string) {
  const { container } = await mount('<p></p>');
  const reports: (readonly Problem[])[] = [];
  container.addEventListener('configerror', (event) => reports.push((event as CustomEvent).detail.problems));
  container.innerHTML = html;
  const element = container.firstElementChild as Configurable;
  return { element, reports };
}

/** Waits until the element has said so, once, in the console and by its event, in the same words. */
export async function expectReport({
  element,
  reports,
}: Awaited<ReturnType<typeof watch>>): Promise<readonly Problem[]> {
  const [message, subject] = await expectWarning(new RegExp(`^<${element.localName}> `));
  expect(subject).to.equal(element);
  await frame();
  expect(reports).to.have.length(1);
  const [problems = []] = reports.splice(0);
  const lines = String(message).split('\n');
  expect(lines).to.have.length(problems.length);
  for (const [index, { received, consequence }] of problems.entries()) {
    expect(lines[index]).to.include(received).and.to.include(consequence);
  }
  return problems;
}

/** Whether the element shows something that it rendered. */
export const isShown = (element: Element) =>
  Boolean(shadow(element).querySelector('[data-root]:not([hidden])')?.firstElementChild);

/** Where the element's own children show. */
export const fallbackOf = (element: Element) => shadow(element).querySelector<HTMLElement>('[data-fallback]');

/** Whether the element shows either what it renders or its fallback. */
export function isAlive(element: Element): boolean {
  return shadow(element).querySelector<HTMLElement>('[data-root]')?.hidden !== fallbackOf(element)?.hidden;
}

/** The search works without its data; of the others the fallback stays. */
export async function expectWithoutData(element: Configurable): Promise<void> {
  if (element.localName !== 'site-search') {
    await eventually(() => expect(fallbackOf(element)?.hidden).to.equal(false));
    expect(shadow(element).querySelector('nav')).to.equal(null);
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
    return;
  }
  await eventually(() => expect(shadow(element).querySelector('dialog')).not.to.equal(null));
  (element as Configurable & { show(): void }).show();
  expect(shadow(element).querySelector('dialog')?.open).to.equal(true);
}

/** A JSON child. */
export const child = (json: string) => `<script type="application/json">${json}</script>`;
