import { eventually } from '../support/eventually.ts';
import { tellCount } from '../support/tell-count.ts';
import {
  type Configurable,
  elementIn,
  GROUPS,
  named,
  newlyKnown,
  openAttacked,
  rootOf,
  showMarked,
  TAGS,
} from './attacked-page.ts';
import { expectHarmless, expectUntouched } from './watched-page.ts';

describe('robustness: injection, from the page’s address', () => {
  const known = newlyKnown();

  for (const [kind, payloads] of GROUPS) {
    it(`contract §2: the page's own address is harmless: ${kind}`, async () => {
      const frame = await openAttacked(known);
      const { history, location } = frame.window;
      const search = elementIn(frame, 'site-search') as Configurable & { show(): void; close(): void };
      for (const [index, payload] of payloads.entries()) {
        const part = payload.toWellFormed(); // Chromium takes no other in an address.
        // Where a path has its language, and where its product.
        const address = `${location.origin}/${part}/guide/${part}/?q=${part}#${part}`;
        await eventually(() => history.replaceState(null, '', address)); // WebKit takes a hundred in ten seconds.
        search.close(); // It reads the address when it opens.
        search.show();
        await showMarked(frame, `mark-${index}`, named(payload));
        for (const tag of TAGS)
          expectHarmless(known, rootOf(frame, tag), frame.document.baseURI, `${named(payload)} in the address`);
        expectUntouched(frame, named(payload));
      }
      await tellCount('payloads', `the page's address, ${kind}`, payloads.length);
    });
  }
});
