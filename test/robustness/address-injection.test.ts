import { expect } from 'chai';
import { METADATA_KEY } from '../../src/core/config/usable-data.ts';
import { eventually } from '../support/eventually.ts';
import type { Frame } from '../support/frame.ts';
import { attack, DATA, named, rootOf, SLOW_GROUPS, searchIn, showMarked, submitted } from './attacked-page.ts';

describe('robustness: injection, from the page’s address', () => {
  for (const [which, payloads] of SLOW_GROUPS) {
    it(`contract §2: the page's own address is harmless: ${which}`, async () => {
      const put = async (frame: Frame, payload: string, mark: string) => {
        const { history, location } = frame.window;
        const part = payload.toWellFormed(); // Chromium takes no other in an address.
        const segment = /[?#]|\.\./.test(part) ? encodeURIComponent(part) : part; // Or the path would end there.
        // Where a path has its language, and where its product.
        const address = `${location.origin}/${segment}/guide/${segment}/?q=${part}#${part}`;
        await eventually(() => history.replaceState(null, '', address)); // WebKit takes a hundred in ten seconds.

        // That the search has read it is seen by its pills: the area is this path's, the product its last segment's.
        const last = location.pathname.split('/').filter(Boolean).at(-1) as string;
        const config = {
          areas: [{ value: 'Documentation', path_contains: [location.pathname] }],
          products: { [last]: `Product ${mark}` },
          texts: { 'en-us': { documentation: `Area ${mark}` } },
        };
        await showMarked(frame, mark, named(payload), (tag) => (tag === 'site-search' ? config : DATA[tag]));
        const search = searchIn(frame);
        const isProduct = last !== 'guide' && !/^[a-z]{2}$/.test(last) && !METADATA_KEY.test(last); // Two letters are a language.
        search.close(); // It reads the address when it opens.
        search.show();
        await eventually(() => {
          const pills = [...rootOf(frame, 'site-search').querySelectorAll('[part=pill]')];
          expect(pills.map(({ textContent }) => textContent)).to.deep.equal([
            `Area ${mark}`,
            ...(isProduct ? [`Product ${mark}`] : []),
          ]);
        });

        // The rest of it goes nowhere but to the results site, as the referrer.
        const url = submitted(frame) ?? '';
        expect(url).to.match(/^http/);
        const { origin, pathname, searchParams } = new URL(url);
        expect([origin, pathname]).to.deep.equal([location.origin, '/results']);
        expect(searchParams.get('q')).to.equal('');
        expect(searchParams.get('referrer')).to.equal(location.href);
      };
      await attack(payloads, put, `the page's address, ${which}`);
    });
  }
});
