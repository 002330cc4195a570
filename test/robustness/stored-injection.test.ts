import { expect } from 'chai';
import { readSnapshot } from '../../elements/snapshot/snapshot-tree.ts';
import { header, kept, openHeld, visit } from '../elements/snapshot/visit.ts';
import type { Frame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { ALL_PAYLOADS } from './payloads.ts';
import { expectHarmless, type Known, learn } from './watched-page.ts';

const rootIn = ({ document }: Frame) => document.querySelector('site-header')?.shadowRoot as ShadowRoot;

describe('robustness: injection, from the storage', () => {
  const known: Known = { tagNames: new Set(), attributes: new Set(['title']) };

  it('contract §2, Second page: what a session keeps is harmless', async () => {
    await visit(header());
    const harmless = await openHeld(header());
    learn(known, rootIn(harmless.frame));
    await harmless.goOn();
    const [head = '', tree = ''] = (kept() as string).split('\n');
    const [css, [root]] = JSON.parse(tree);
    const isAddress = (payload: string) => readSnapshot(JSON.stringify(['', [['a', ['href', payload], []]]]), () => '');
    const linkTo = (payload: string) => [
      'a',
      ['href', isAddress(payload) ? payload : '/', 'title', payload, 'class', payload, 'aria-label', payload],
      [payload],
    ];
    // No longer than what is read.
    for (let start = 0; start < ALL_PAYLOADS.length; start += 32) {
      const links = ALL_PAYLOADS.slice(start, start + 32)
        .filter(({ length }) => length < 1000)
        .map(linkTo);
      sessionStorage.setItem(
        'site-elements:site-header',
        `${head}\n${JSON.stringify([css, [[...root.slice(0, 2), links]]])}`,
      );
      const attacked = await openHeld(header());
      const shown = rootIn(attacked.frame);
      expect(shown.querySelectorAll('a').length).to.equal(links.length);
      const calls: unknown[] = [];
      Object.assign(attacked.frame.window, { ran: () => calls.push(1) });
      for (const link of shown.querySelectorAll('a')) {
        link.dispatchEvent(new attacked.frame.window.MouseEvent('mouseover', { bubbles: true }));
        link.focus();
      }
      expectHarmless(known, shown, attacked.frame.document.baseURI, `what is kept, from ${start}`);
      await attacked.goOn();
      expect(calls).to.deep.equal([]);
    }
    await tellCount('payloads', 'what a session keeps, in the browser', ALL_PAYLOADS.length * 4);
  });
});
