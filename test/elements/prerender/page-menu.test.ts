import { expect } from 'chai';
import { prerender } from '../../../elements/entries/prerender.ts';
import { defineElement } from '../../../elements/runtime/define-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import { eventually } from '../../support/eventually.ts';
import { mount, shadow } from '../../support/mount.ts';
import { withOwnStyles } from '../../support/prerendered.ts';
import { setViewport } from '../../support/viewport.ts';

const MENU = `<a rel="home" href="/de/">Vendor</a>
<nav><ul><li><a href="/a">A</a><ul><li><a href="/b" aria-current="page">B</a></li></ul></li><li><a href="/c">C &amp; D</a></li></ul></nav>`;

describe('U7: a printed header with a menu', () => {
  for (const panels of ['full', 'bar'] as const) {
    it(`is taken over by the browser as it stands, panels ${panels}`, async () => {
      await setViewport(1280);
      const prefix = `menu${panels}`;
      const { container } = await mount('<p></p>');
      const { html, problems } = await prerender(`<div lang="de"><${prefix}-header>${MENU}</${prefix}-header></div>`, {
        prefix,
        panels,
      });
      expect(problems).to.deep.equal([]);
      container.setHTMLUnsafe(withOwnStyles(html));
      const element = container.querySelector(`${prefix}-header`) as HTMLElement;
      const bar = shadow(element).querySelector('.bar');
      let isReady = false;
      element.addEventListener('ready', () => {
        isReady = true;
      });
      defineElement(siteHeader, prefix);
      await eventually(() => expect(isReady).to.equal(true));
      expect(shadow(element).querySelector('.bar')).to.equal(bar);
      expect(bar?.querySelector('[part=logo]')?.getAttribute('href')).to.equal('/de/');
      await eventually(() => {
        expect(shadow(element).querySelector('[aria-current=page]')?.getAttribute('href')).to.equal('/b');
      });
    });
  }
});
