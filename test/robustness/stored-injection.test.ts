import { expect } from 'chai';
import { readSnapshot } from '../../elements/snapshot/snapshot-tree.ts';
import { DISMISSED_ANNOUNCEMENTS_COUNT } from '../../src/constants.ts';
import { header, kept, openHeld, visit } from '../elements/snapshot/visit.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed } from '../support/find.ts';
import type { Frame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { attack, DATA, expectAllHarmless, named, rootOf, showMarked } from './attacked-page.ts';
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

  it('contract §3: what the cookie of dismissed announcements holds does nothing, and hides and loses nothing', async () => {
    const size = DISMISSED_ANNOUNCEMENTS_COUNT - 2;
    // As much of them as all browsers take in a cookie.
    const keys = ALL_PAYLOADS.map((payload) =>
      payload
        .toWellFormed()
        .replace(/[^ -:<-}]/gu, encodeURIComponent)
        .slice(0, 100),
    );
    const batches = Array.from({ length: Math.ceil(keys.length / size) }, (_, index) =>
      keys.slice(index * size, (index + 1) * size).join('~'),
    );
    // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine.
    atEndOfTest(() => {
      document.cookie = 'site-announcement=; max-age=0; path=/';
    });
    const put = async (frame: Frame, batch: string, mark: string) => {
      const held = [...new Set(['first', ...batch.split('~'), 'last'])];
      const { document } = frame; // In WebKit, other documents learn of it later.
      document.cookie = `site-announcement=${held.join('~')}; path=/`;
      await eventually(() => expect(document.cookie).to.contain(held.join('~')));
      const announce = (id: string, message: string) => (tag: string) => {
        const data = DATA[tag] as { readonly masthead?: object };
        if (!data.masthead) return data;
        return { ...data, masthead: { ...data.masthead, marquee: { id, message } } };
      };
      const root = rootOf(frame, 'site-header');
      await showMarked(frame, `${mark}first`, named(batch), announce('last', `Dismissed ${mark}`));
      expect(root.textContent).not.to.contain(`Dismissed ${mark}`);

      await showMarked(frame, `${mark}last`, named(batch), announce(mark, `Announced ${mark}`));
      expect(root.textContent).to.contain(`Announced ${mark}`);
      expectAllHarmless(frame, named(batch));
      buttonNamed(root, 'Dismiss announcement').click();
      const kept = [mark, ...held].slice(0, DISMISSED_ANNOUNCEMENTS_COUNT).join('~');
      await eventually(() => {
        expect(root.textContent).not.to.contain(`Announced ${mark}`);
        expect(document.cookie, named(batch)).to.equal(`site-announcement=${kept}`);
      });
    };
    // biome-ignore-end lint/suspicious/noDocumentCookie: see above
    await attack(batches, put, 'the cookie', size);
  });
});
