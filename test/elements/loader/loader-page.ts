import { expect } from 'chai';
import navigation from '../../fixtures/navigation.en-us.json';
import { eventually } from '../../support/eventually.ts';
import { loaderFile } from '../../support/flavour.ts';
import type { Frame } from '../../support/frame.ts';

/** Address of the loader. */
export const SRC = `/dist/${loaderFile}`;
export const JSON_CHILD = `<script type="application/json">${JSON.stringify(navigation)}</script>`;
export const HEADER = `<site-header>${JSON_CHILD}<nav><a href="/">Home</a></nav></site-header>`;

export const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`;

export const headerOf = ({ document }: Frame, tag = 'site-header') => document.querySelector(tag) as HTMLElement;

/** The header shows its bar with the navigation of the JSON child. */
export const showsHeader = (frame: Frame, tag = 'site-header') =>
  eventually(() => {
    const root = headerOf(frame, tag)?.shadowRoot?.querySelector<HTMLElement>('[data-root]');
    expect(root?.hidden).to.equal(false);
    expect(root?.textContent).to.contain('Products');
    expect(root?.getBoundingClientRect().height).to.be.greaterThan(50);
  });
