import { expect } from 'chai';
import sectionNav from '../../fixtures/section-nav.json';
import { expectWarning } from '../../support/console.ts';
import { eventually } from '../../support/eventually.ts';
import { openFrame } from '../../support/frame.ts';
import { HEADER, headerOf, page, SRC, showsHeader } from './loader-page.ts';

const SUBNAV_JSON = `<script type="application/json">${JSON.stringify(sectionNav)}</script>`;

describe('names and elements that the loader cannot see', () => {
  for (const name of ['subnav', 'search']) {
    it(`contract §1: says once, with the remedy, that site-${name} is somebody else's`, async () => {
      const theirs = `<script>customElements.define('site-${name}', class extends HTMLElement {})</script>`;
      const ours = `<site-${name}>${name === 'search' ? '' : SUBNAV_JSON}</site-${name}>`;
      const frame = await openFrame(page(`${theirs}<script src="${SRC}"></script>`, HEADER + ours + ours));
      const messages = await expectWarning(new RegExp(`site-${name}`));
      expect(messages[0]).to.contain(`data-prefix="acme"`).and.to.contain(`<acme-${name}>`);
      await showsHeader(frame);
      expect(headerOf(frame, `site-${name}`).shadowRoot).to.equal(null);
    });
  }

  it('contract §1: what stands in shadow roots only is loaded if the tag names it', async () => {
    const component = `<script>
      customElements.define('a-page', class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.querySelector('template').content.cloneNode(true));
        }
      });
    </script>`;
    const frame = await openFrame(
      page(
        `<script src="${SRC}" data-elements="header search"></script>`,
        `<template>${HEADER}</template><a-page></a-page>${component}`,
      ),
    );
    const inner = () => frame.document.querySelector('a-page')?.shadowRoot?.querySelector('site-header')?.shadowRoot;
    await eventually(() => {
      expect(inner()?.querySelector<HTMLElement>('[data-root]')?.hidden).to.equal(false);
      expect(frame.window.customElements.get('site-search')).to.be.ok;
    });
    expect(frame.window.customElements.get('site-subnav')).to.equal(undefined);
  });
});
