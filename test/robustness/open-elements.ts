import { expect } from 'chai';
import { eventually, frame } from '../support/eventually.ts';
import type { Frame } from '../support/frame.ts';

// All three elements of a framed page, opened and closed.

export type Opened = HTMLElement & { open: boolean; show(): void; close(): void };

/** How each element is opened, and what it then has open. */
const TRIGGERS: Readonly<Record<string, string | undefined>> = {
  'site-header': '[aria-controls="panel--products"]',
  'site-subnav': 'li button[aria-controls][aria-expanded]',
  'site-search': undefined,
};
export const TAGS = Object.keys(TRIGGERS);

export const elementIn = ({ document }: Frame, tag: string) => document.querySelector(tag) as Opened;

const triggerOf = (element: Opened) =>
  element.shadowRoot?.querySelector<HTMLElement>(TRIGGERS[element.localName] ?? 'none');
export const isOpen = (element: Opened) =>
  element.localName === 'site-search' ? element.open === true : triggerOf(element)?.ariaExpanded === 'true';

/** Frames that what is pressed may take: a second press would undo the first one. */
const MAX_FRAMES = 30;

/** As a person does; again until the element is ready for it. */
export async function switchTo(element: Opened, wanted: boolean): Promise<void> {
  await eventually(async () => {
    if (isOpen(element) === wanted) return;
    if (element.localName !== 'site-search') triggerOf(element)?.click();
    else if (wanted) element.show();
    else element.close();
    for (let count = 0; count < MAX_FRAMES && isOpen(element) !== wanted; count += 1) await frame();
    expect(isOpen(element), `${element.localName} open`).to.equal(wanted);
  });
  // The list comes as a part of its own.
  if (wanted && element.localName === 'site-search')
    await eventually(() => expect(element.shadowRoot?.querySelector('[role=listbox]'), 'list').to.be.ok);
}
